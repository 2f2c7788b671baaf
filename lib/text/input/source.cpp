// What a Source needs where there are no files: bytes in memory, and whatever reader it was given.
#include "text/input/source.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "text/input/source_readers.h"

namespace planilla {

Source::Source(std::unique_ptr<Passage> passage, std::unique_ptr<Reader> reader)
    : passage_(std::move(passage)), reader_(std::move(reader)) {}

Source::~Source() = default;
Source::Source(Source&&) noexcept = default;
Source& Source::operator=(Source&& other) noexcept {
  reader_ = std::move(other.reader_);
  passage_ = std::move(other.passage_);
  return *this;
}

Source Source::from_memory(std::string bytes, std::size_t chunk) {
  return {std::make_unique<Passage>(),
          std::make_unique<MemoryReader>(std::move(bytes), std::max<std::size_t>(chunk, 1))};
}

std::size_t Source::read(char* buffer, std::size_t size) {
  const std::size_t got = reader_->read(buffer, size);
  if (!passage_->members.empty()) passage_->count_lines({buffer, got});
  return got;
}

std::span<const SourceMember> Source::members() const {
  return std::span(passage_->members).first(passage_->lines_known);
}

// LF, CRLF and CR end a line.
void Source::Passage::count_lines(std::string_view bytes) {
  const auto count_to = [&](std::uint64_t offset) {
    for (; passed < offset && !bytes.empty(); bytes.remove_prefix(1), ++passed) {
      const char c = bytes.front();
      if (c == '\r' || (c == '\n' && !after_return)) ++line;
      after_return = c == '\r';
    }
  };
  for (; lines_known < members.size(); ++lines_known) {
    count_to(members[lines_known].offset);
    if (passed < members[lines_known].offset || bytes.empty()) break;
    members[lines_known].line = line;
  }
  count_to(passed + bytes.size());
}
std::uint64_t Source::consumed() const {
  return reader_->consumed();
}
std::uint64_t Source::total() const {
  return reader_->total();
}
std::optional<std::uint64_t> Source::size() const {
  return reader_->size();
}
bool Source::seek(std::uint64_t offset) {
  return reader_->size() && reader_->seek(offset);
}
bool Source::enter(const FramePlace& frame) {
  return reader_->enter(frame);
}
std::vector<FramePlace> Source::frames() const {
  return reader_->frames();
}
const std::vector<InputFault>& Source::faults() const {
  return passage_->faults;
}
std::uint64_t Source::passed_over() const {
  return passage_->passed_over;
}

std::size_t Source::MemoryReader::read(char* buffer, std::size_t size) {
  const std::size_t count = std::min({size, chunk_, bytes_.size() - at_});
  std::memcpy(buffer, bytes_.data() + at_, count);
  at_ += count;
  return count;
}

bool Source::MemoryReader::seek(std::uint64_t offset) {
  if (offset > bytes_.size()) return false;
  at_ = static_cast<std::size_t>(offset);
  return true;
}

}  // namespace planilla
