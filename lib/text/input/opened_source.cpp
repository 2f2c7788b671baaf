// A file, or bytes that may be compressed, as a Source: the first bytes of each layer decide how
// the next is read.
#include <utility>

#include "text/input/source.h"
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
  for (;; ++depth) {
    const std::string_view first = reader->peek(tar_header);
    const bool is_archive = ArchiveReader::recognises(first);
    const bool is_packed = ZstdReader::recognises(first) || GzipReader::recognises(first) ||
                           Bzip2Reader::recognises(first) || XzReader::recognises(first);
    if (!is_archive && !is_packed) return reader;
    if (depth >= most_layers) break;
    std::unique_ptr<Reader> inner;
    if (ZstdReader::recognises(first))
      inner = std::make_unique<ZstdReader>(std::move(reader), passage);
    else if (GzipReader::recognises(first))
      inner = std::make_unique<GzipReader>(std::move(reader), passage);
    else if (Bzip2Reader::recognises(first))
      inner = std::make_unique<Bzip2Reader>(std::move(reader), passage);
    else if (XzReader::recognises(first))
      inner = std::make_unique<XzReader>(std::move(reader), passage);
    else
      return std::make_unique<ArchiveReader>(std::move(reader), passage, depth + 1);
    reader = std::make_unique<PeekReader>(std::move(inner));
  }
  passage.fail(InputFaultKind::unreadable,
               "archives and compressed files inside each other more than " +
                   std::to_string(most_layers) + " deep");
}

Source Source::unpacked_from_memory(std::string bytes, const std::string& name) {
  auto passage = std::make_unique<Passage>();
  passage->name = name;
  auto memory = std::make_unique<MemoryReader>(std::move(bytes), SIZE_MAX);
  passage->bottom = memory.get();
  auto reader = layers(std::move(memory), *passage, 0);
  return {std::move(passage), std::move(reader)};
}

}  // namespace planilla
