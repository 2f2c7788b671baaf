// 'J' the job and the day; then 'T' temporary files of the run, and for each output 'G' its games,
// if there are any, and 'O' where it begins, what the stream met before that, and the output.
#include "plan/run_journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include "base/packed_bytes.h"
#include "plan/block.h"
#include "plan/packed_output.h"

namespace planilla {

namespace {

constexpr char job_block = 'J', journal_games_block = 'G', journal_output_block = 'O',
               files_block = 'T';
constexpr std::string_view journal_magic = "planilla resume 4\n";

[[noreturn]] void fail(const std::string& path) {
  throw std::system_error(errno, std::generic_category(), path);
}

void pack_journaled(const Output& output, std::string& bytes) {
  PackedWriter out(bytes);
  const RunPlace place = output.begin.value_or(RunPlace{});
  out.number(output.begin ? 1 : 0)
      .number(place.begin.file)
      .number(place.begin.offset)
      .number(place.begin.line);
  out.number(place.games_before).number(output.ends.size());
  for (const FileEnd& end : output.ends) {
    out.number(end.file).number(end.passed_over).number(end.faults.size());
    for (const InputFault& fault : end.faults)
      out.number(static_cast<std::uint64_t>(fault.kind)).text(fault.reason).text(fault.member);
    out.number(end.members.size());
    for (const SourceMember& member : end.members)
      out.text(member.name).number(member.offset).number(member.line);
  }
  std::string rest;
  pack_output(output, rest);
  out.text(rest);
}

void unpack(std::string_view bytes, Output& out) {
  PackedReader in(bytes);
  RunPlace place;
  const bool has_place = in.number() != 0;
  place.begin.file = in.as<std::uint32_t>();
  place.begin.offset = in.number();
  place.begin.line = in.number();
  place.games_before = in.number();
  out.begin = has_place ? std::optional(place) : std::nullopt;
  out.ends.clear();
  for (std::uint64_t left = in.count(); left != 0; --left) {
    FileEnd& end = out.ends.emplace_back();
    end.file = in.as<std::uint32_t>();
    end.passed_over = in.number();
    for (std::uint64_t faults = in.count(); faults != 0; --faults) {
      const auto kind = in.as<InputFaultKind>();
      std::string reason(in.text());
      end.faults.push_back({kind, std::move(reason), std::string(in.text())});
    }
    for (std::uint64_t members = in.count(); members != 0; --members) {
      SourceMember& member = end.members.emplace_back();
      member.name = in.text();
      member.offset = in.number();
      member.line = in.number();
    }
  }
  unpack_output(in.text(), out);
}

// As files/part_file.h names them: nothing else is ever removed.
bool is_temporary(std::string_view path) {
  return path.substr(path.rfind('/') + 1).starts_with(".planilla-") && path.ends_with(".part");
}

class PlacingWorker : public Worker {
public:
  explicit PlacingWorker(std::unique_ptr<Worker> inner) : inner_(std::move(inner)) {}
  std::uint64_t read(Batch& batch) override {
    place_ = {};
    if (!batch.games.empty()) {
      place_.begin = place_of(batch.games.front());
    }
    has_place_ = !batch.games.empty();
    passed_ = batch.passed;
    ends_ = batch.ends;
    return inner_->read(batch);
  }
  void render(std::uint64_t first, Output& out) override {
    inner_->render(first, out);
    place_.games_before = first - 1 + passed_;
    if (has_place_) out.begin = place_;
    out.ends.swap(ends_);
  }

private:
  std::unique_ptr<Worker> inner_;
  RunPlace place_;
  bool has_place_ = false;
  std::uint64_t passed_ = 0;
  std::vector<FileEnd> ends_;
};

}  // namespace

RunJournal::RunJournal(const std::string& path, const std::string& job, int today,
                       const std::vector<std::string>& temporaries)
    : path_(path), today_(today) {
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file_ < 0) fail(path);
  try {
    if (::flock(file_, LOCK_EX | LOCK_NB) != 0)
      throw JournalRefused(path + ": another process is at this run");
    look_through(job);
    go_on(temporaries);
  } catch (...) {
    ::close(file_);
    throw;
  }
}

RunJournal::~RunJournal() {
  if (file_ >= 0) ::close(file_);
}

void RunJournal::begin(const std::string& job) {
  std::string bytes;
  PackedWriter(bytes).text(job).number(static_cast<std::uint64_t>(today_));
  at_ = 0;
  write(journal_magic);
  put(job_block, bytes);
  first_ = end_ = at_;
}

// Finds the last whole output: where it begins the run goes on, and it is cut off.
void RunJournal::look_through(const std::string& job) {
  std::string first(journal_magic.size(), '\0');
  if (!read(first.data(), first.size()) || block(payload_) != job_block) {
    const off_t size = ::lseek(file_, 0, SEEK_END);
    if (size > 0 && !std::string_view(journal_magic).starts_with(first.substr(0, at_)))
      throw JournalRefused(path_ + ": no record of a run; name another output");
    if (::ftruncate(file_, 0) != 0) fail(path_);
    return begin(job);
  }
  if (first != journal_magic)
    throw JournalRefused(path_ + ": no record of a run; name another output");
  PackedReader in(payload_);
  const bool same = in.text() == job;
  if (!same)
    throw JournalRefused(path_ +
                         ": of a run with other inputs or options; remove it to begin anew");
  today_ = in.as<int>();
  first_ = end_ = at_;
  Output output;
  std::vector<FileEnd> ends;
  for (std::uint64_t before = at_; next(output); before = at_) {
    if (output.begin) end_ = before, start_ = output.begin;
    ends.insert(ends.end(), output.ends.begin(), output.ends.end());
  }
  if (start_) keep(ends);
}

// Of files that the rest of the run does not meet.
void RunJournal::keep(const std::vector<FileEnd>& ends) {
  for (const FileEnd& end : ends) {
    if (end.file >= start_->begin.file) continue;
    passed_over_ += end.passed_over;
    if (!end.members.empty()) members_[end.file] = end.members;
    for (const InputFault& fault : end.faults) faults_.push_back({end.file, fault});
  }
}

bool RunJournal::read(char* bytes, std::size_t size) {
  while (size != 0) {
    const ssize_t got = ::pread(file_, bytes, size, static_cast<off_t>(at_));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) fail(path_);
    if (got == 0) return false;
    at_ += static_cast<std::uint64_t>(got);
    bytes += got;
    size -= static_cast<std::size_t>(got);
  }
  return true;
}

// The kind of the next block; nullopt where there is no whole one.
std::optional<char> RunJournal::block(std::string& payload) {
  BlockHeadBytes bytes;
  if (!read(bytes.data(), bytes.size())) return std::nullopt;
  const BlockHead head = head_of(bytes.data());
  const off_t size = ::lseek(file_, 0, SEEK_END);
  if (size < 0) fail(path_);
  if (head.size > static_cast<std::uint64_t>(size) - at_) return std::nullopt;
  payload.resize(head.size);
  if (!read(payload.data(), payload.size()) || block_hash(payload) != head.hash)
    return std::nullopt;
  return head.kind;
}

bool RunJournal::next(Output& output) {
  output.games.clear();
  std::optional<char> kind = block(payload_);
  for (; kind == files_block; kind = block(payload_)) {
    PackedReader in(payload_);
    while (!in.at_end()) leftovers_.emplace_back(in.text());
  }
  if (kind == journal_games_block) {
    output.games.swap(payload_);
    kind = block(payload_);
  }
  if (kind != journal_output_block) return false;
  try {
    unpack(payload_, output);
  } catch (const PackedError&) {
    return false;
  }
  return true;
}

void RunJournal::replay(const Sink& sink) {
  const std::uint64_t behind = std::exchange(at_, first_);
  Output output;
  while (at_ < end_) {
    if (!next(output)) throw JournalRefused(path_ + ": changed while it was read");
    sink(output);
  }
  at_ = behind;
}

// Cuts off what is not kept, and says which files the next run may remove; removes those of runs
// before.
void RunJournal::go_on(const std::vector<std::string>& temporaries) {
  if (::ftruncate(file_, static_cast<off_t>(end_)) != 0) fail(path_);
  at_ = end_;
  payload_.clear();
  PackedWriter names(payload_);
  for (const std::string& name : temporaries) names.text(name);
  for (const std::string& name : leftovers_)
    if (is_temporary(name)) ::unlink(name.c_str());
  if (!temporaries.empty()) put(files_block, payload_);
}

void RunJournal::put(char kind, std::string_view payload) {
  const BlockHeadBytes head = bytes_of(block_head(kind, payload));
  write({head.data(), head.size()});
  write(payload);
}

void RunJournal::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::pwrite(file_, bytes.data(), bytes.size(), static_cast<off_t>(at_));
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail(path_);
    at_ += static_cast<std::uint64_t>(written);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

void RunJournal::add(const Output& output) {
  if (!output.games.empty()) put(journal_games_block, output.games);
  payload_.clear();
  pack_journaled(output, payload_);
  put(journal_output_block, payload_);
}

void RunJournal::remove() {
  ::unlink(path_.c_str());
}

std::unique_ptr<Worker> place_outputs(std::unique_ptr<Worker> inner) {
  return std::make_unique<PlacingWorker>(std::move(inner));
}

}  // namespace planilla
