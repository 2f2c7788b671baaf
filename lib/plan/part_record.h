// The file that one part of a plan leaves: part-7.planilla.
//
//   PartRecord record("job/part-7.planilla", {plan_id(plan), 7});
//   record.output(output);                    // of the workers, in their order
//   record.piece(piece);                      // of their games, where those are packed already
//   record.finish(state);                     // what the command knows besides; then it is there
//
//   PartReader reader("job/part-7.planilla"); // PlanError where that is no whole part
//   reader.id().part
//   Output output;                            // used again for each
//   while (reader.next(output)) take(output);
//   load(reader.state());
//
// It appears under its name when it is whole and on the disk; until then it lies beside it under a
// random one. The same part gives the same bytes for any number of workers. Each block carries its
// hash, and is given out only if it is what was written; the last one says how long the file is,
// so that a file that was cut short is known at once. One thread at a time.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "batch/run.h"
#include "files/byte_sink.h"
#include "plan/plan.h"

namespace planilla {

struct PartId {
  std::string plan;
  std::uint64_t part = 0;
  bool operator==(const PartId&) const = default;
};

// Throws std::system_error.
class PartRecord {
public:
  PartRecord(const std::string& path, const PartId& id);
  void output(const Output& output);
  void piece(const FramePiece& piece);
  void finish(std::string_view state);

private:
  void block(char kind, std::string_view payload);

  ByteSink sink_;
  std::string payload_;
  std::uint64_t size_ = 0, chain_ = 0;
};

// Throws PlanError with the name of the file, and std::system_error where it cannot be read.
class PartReader {
public:
  explicit PartReader(const std::string& path);

  const PartId& id() const { return id_; }
  // Of all that it holds: two files with the same are copies.
  std::uint64_t content() const { return content_; }
  // The next into `output`, which holds an output or one piece; false behind the last.
  bool next(Output& output);
  // After the last.
  const std::string& state() const { return state_; }

private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  [[noreturn]] void fail(const char* sentence) const;
  void look_at_end();
  bool read(char* bytes, std::size_t size);
  char block(std::string& payload);
  void take_piece(std::string spare, Output& output);

  std::string path_;
  std::unique_ptr<std::FILE, Close> file_;
  std::uint64_t size_ = 0, at_ = 0, chain_ = 0, content_ = 0;
  PartId id_;
  std::string payload_, state_;
  bool done_ = false;
};

// True if it can be read to its end.
bool is_whole_part(const std::string& path, const PartId& id);

}  // namespace planilla
