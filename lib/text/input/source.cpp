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
  return reader_->read(buffer, size);
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
