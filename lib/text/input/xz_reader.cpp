// xz: streams one after another, with padding between them, are one.
#include <lzma.h>

#include <new>

#include "text/input/source_readers.h"

namespace planilla {

struct Source::XzReader::State {
  // What `xz -9` needs is 65 MiB; a file may ask for much more.
  static constexpr std::uint64_t most_memory = 512u << 20;

  std::unique_ptr<PeekReader> file;
  const Passage& passage;
  lzma_stream stream = LZMA_STREAM_INIT;
  std::string compressed = std::string(64u << 10, '\0');
  bool ended = false;
  std::uint64_t given = 0;

  State(std::unique_ptr<PeekReader> f, const Passage& p) : file(std::move(f)), passage(p) {
    if (lzma_stream_decoder(&stream, most_memory, LZMA_CONCATENATED) != LZMA_OK)
      throw std::bad_alloc();
  }
  ~State() { lzma_end(&stream); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  // False at the end of the file.
  bool refill() {
    if (stream.avail_in > 0) return true;
    stream.next_in = reinterpret_cast<const std::uint8_t*>(compressed.data());
    stream.avail_in = file->read(compressed.data(), compressed.size());
    return stream.avail_in > 0;
  }

  std::string fault(lzma_ret status) const {
    if (status == LZMA_BUF_ERROR) return "truncated .xz";
    if (status == LZMA_MEMLIMIT_ERROR) return ".xz that needs more than 512 MiB of memory";
    return "broken .xz";
  }
};

Source::XzReader::XzReader(std::unique_ptr<PeekReader> file, const Passage& passage)
    : state_(std::make_unique<State>(std::move(file), passage)) {}
Source::XzReader::~XzReader() = default;

bool Source::XzReader::recognises(std::string_view first) {
  return begins_with(first, std::string_view("\xFD"
                                             "7zXZ\0",
                                             6));
}

std::size_t Source::XzReader::read(char* buffer, std::size_t size) {
  State& s = *state_;
  s.passage.refuse_bomb(s.given);
  s.stream.next_out = reinterpret_cast<std::uint8_t*>(buffer);
  s.stream.avail_out = size;
  while (s.stream.avail_out == size && !s.ended) {
    const bool more = s.refill();
    const lzma_ret status = lzma_code(&s.stream, more ? LZMA_RUN : LZMA_FINISH);
    s.ended = status == LZMA_STREAM_END;
    if (s.ended || status == LZMA_OK || s.stream.avail_out != size) continue;
    s.passage.fail(InputFaultKind::truncated, s.fault(status));
  }
  s.given += size - s.stream.avail_out;
  return size - s.stream.avail_out;
}

std::uint64_t Source::XzReader::consumed() const {
  return state_->file->consumed() - state_->stream.avail_in;
}
std::uint64_t Source::XzReader::total() const {
  return state_->file->total();
}

}  // namespace planilla
