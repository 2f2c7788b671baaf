// text/input/source.h where there are no files: bytes in memory alone, nothing unpacked.
#include "text/input/source.h"

#include <algorithm>
#include <cstring>

#include "text/input/source_readers.h"
#include "text/input/spool.h"

namespace planilla {

namespace {

constexpr const char* no_files = "files cannot be opened here";

}  // namespace

Source::Source(const InputFile& file) {
  throw SourceError(file.name, {InputFaultKind::unreadable, no_files});
}

Source::Source(std::unique_ptr<Passage> passage, std::unique_ptr<Reader> reader)
    : passage_(std::move(passage)), reader_(std::move(reader)) {}

Source Source::from_memory(std::string bytes, std::size_t chunk) {
  return {std::make_unique<Passage>(), std::make_unique<MemoryReader>(std::move(bytes), chunk)};
}

Source Source::unpacked_from_memory(std::string bytes, const std::string& name) {
  (void)name;
  return from_memory(std::move(bytes));
}

Source::~Source() = default;
Source::Source(Source&&) noexcept = default;
Source& Source::operator=(Source&&) noexcept = default;

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
  return reader_->seek(offset);
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

Spool::Spool() {
  throw SourceError("<stdin>", {InputFaultKind::unreadable, no_files});
}

InputFile Spool::file() const {
  return {};
}

InputList list_inputs(const std::vector<std::string>& arguments) {
  InputList out;
  for (const std::string& path : arguments)
    out.files.push_back({.path = path, .name = path, .fault = no_files});
  return out;
}

std::vector<InputFile> expand_inputs(const std::vector<std::string>& arguments) {
  return list_inputs(arguments).files;
}

}  // namespace planilla
