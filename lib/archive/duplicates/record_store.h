// The records of all games, in memory while there is room, else on disk: those of equal moves stand
// close together, and any is read by its place.
//
//   RecordStore store(64 << 20);                                  // bytes of memory, at most
//   std::uint32_t place = store.add(bytes, index, number);        // one thread
//   store.finish();
//   store.for_each(bucket, buffer, [&](std::uint32_t place, std::string_view record) { ... });
//   StoredGame record = store.read(place, buffer);                // a view, of `buffer` perhaps
//
// Games whose moves are equal land in one bucket, in the order they were added. After finish() any
// thread may read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "archive/identity/stored_game.h"
#include "archive/spill/scratch_file.h"

namespace planilla {

class RecordStore {
public:
  static constexpr std::size_t buckets = 512;

  explicit RecordStore(std::size_t memory = 0);
  // Returns its place: in units of record_unit bytes, below 64 GB.
  std::uint32_t add(std::string_view record, std::uint32_t index, std::uint64_t number);
  void finish();

  StoredGame read(std::uint32_t place, std::string& buffer) const {
    return StoredGame(bytes_at(place, buffer));
  }
  std::string_view bytes_at(std::uint32_t place, std::string& buffer) const;
  // The records of a bucket; `buffer` holds them until it is filled again.
  template <typename Use>
  void for_each(std::size_t bucket, std::string& buffer, const Use& use) const {
    load(bucket, buffer);
    std::size_t begin = 0;
    for (const Piece& piece : buckets_[bucket].pieces) {
      use_records(piece, buffer.data() + begin, use);
      begin += piece.used;
    }
  }
  // The same of a bucket for which there is no room: a record is gone with the next one.
  template <typename Use>
  void walk(std::size_t bucket, std::string& buffer, const Use& use) const {
    for (const Piece& piece : buckets_[bucket].pieces) {
      buffer.resize(piece.used);
      load(piece, buffer.data());
      use_records(piece, buffer.data(), use);
    }
  }
  std::size_t bytes_of(std::size_t bucket) const;
  // Bytes of the largest bucket.
  std::size_t largest() const;

private:
  static constexpr std::uint32_t record_unit = 16;
  struct Piece {
    std::uint32_t place = 0, used = 0;  // where it begins; bytes
  };
  struct Bucket {
    std::string open;  // the last piece, until it is written
    std::vector<Piece> pieces;
  };

  static std::uint32_t padded(std::uint32_t size) {
    return (size + record_unit - 1) / record_unit * record_unit;
  }
  void write(Bucket& bucket);
  void load(std::size_t bucket, std::string& buffer) const;
  void load(const Piece& piece, char* to) const;
  template <typename Use>
  static void use_records(const Piece& piece, const char* bytes, const Use& use) {
    for (std::uint32_t at = 0; at < piece.used;) {
      std::uint32_t size = 0;
      std::memcpy(&size, bytes + at + offsetof(RecordHead, size), sizeof size);
      use(piece.place + at / record_unit, std::string_view(bytes + at, size));
      at += padded(size);
    }
  }

  std::vector<Bucket> buckets_;
  std::size_t room_;               // for so many pieces more in memory
  std::vector<std::string> kept_;  // those in memory, by their place; empty: on disk
  ScratchFile file_;
};

}  // namespace planilla
