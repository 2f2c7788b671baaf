// A file, stdin or memory as a stream of bytes; the first bytes of each layer decide how the next
// is read.
#include "text/input/source.h"

#include <algorithm>
#include <utility>

#include "text/input/source_readers.h"

namespace planilla {

void Source::Passage::refuse_bomb(std::uint64_t given) const {
  if (given < free_expansion) return;
  const std::uint64_t total = bottom->total();
  const std::uint64_t size = std::max<std::uint64_t>(total != 0 ? total : bottom->consumed(), 1);
  if (given / size < most_expansion) return;
  fail(InputFaultKind::truncated, "expands to more than " + std::to_string(most_expansion) +
                                      " times its size; the rest was not read");
}

Source::Source(std::unique_ptr<Passage> passage, std::unique_ptr<Reader> reader)
    : passage_(std::move(passage)), reader_(std::move(reader)) {}

Source::Source(const InputFile& file) : passage_(std::make_unique<Passage>()) {
  passage_->name = file.name;
  passage_->found = file.found;
  if (!file.fault.empty()) passage_->fail(InputFaultKind::unreadable, file.fault);
  auto plain = std::make_unique<PlainReader>(file, *passage_);
  passage_->bottom = plain.get();
  reader_ = layers(std::move(plain), *passage_, 0);
}

// What is compressed in `bytes`, and in that, until it is neither compressed nor an archive.
std::unique_ptr<Source::Reader> Source::layers(std::unique_ptr<Reader> bytes, Passage& passage,
                                               int depth) {
  constexpr std::size_t tar_header = 512;
  auto reader = std::make_unique<PeekReader>(std::move(bytes));
  for (; depth < most_layers; ++depth) {
    const std::string_view first = reader->peek(tar_header);
    std::unique_ptr<Reader> inner;
    if (ZstdReader::recognises(first))
      inner = std::make_unique<ZstdReader>(std::move(reader), passage);
    else if (GzipReader::recognises(first))
      inner = std::make_unique<GzipReader>(std::move(reader), passage);
    else if (Bzip2Reader::recognises(first))
      inner = std::make_unique<Bzip2Reader>(std::move(reader), passage);
    else if (XzReader::recognises(first))
      inner = std::make_unique<XzReader>(std::move(reader), passage);
    else if (ArchiveReader::recognises(first))
      return std::make_unique<ArchiveReader>(std::move(reader), passage, depth + 1);
    else
      return reader;
    reader = std::make_unique<PeekReader>(std::move(inner));
  }
  passage.fail(InputFaultKind::unreadable,
               "archives and compressed files inside each other more than " +
                   std::to_string(most_layers) + " deep");
}

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

Source Source::unpacked_from_memory(std::string bytes, const std::string& name) {
  auto passage = std::make_unique<Passage>();
  passage->name = name;
  auto memory = std::make_unique<MemoryReader>(std::move(bytes), SIZE_MAX);
  passage->bottom = memory.get();
  auto reader = layers(std::move(memory), *passage, 0);
  return {std::move(passage), std::move(reader)};
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

}  // namespace planilla
