// bzip2: streams one after another are one.
#include <bzlib.h>

#include <algorithm>
#include <new>

#include "text/input/source_readers.h"

namespace planilla {

struct Source::Bzip2Reader::State {
  std::unique_ptr<PeekReader> file;
  const Passage& passage;
  bz_stream stream{};
  std::string compressed = std::string(64u << 10, '\0');
  bool inside_stream = true;
  std::uint64_t given = 0;

  State(std::unique_ptr<PeekReader> f, const Passage& p) : file(std::move(f)), passage(p) {
    start();
  }
  ~State() { BZ2_bzDecompressEnd(&stream); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  void start() {
    if (BZ2_bzDecompressInit(&stream, 0, 0) != BZ_OK) throw std::bad_alloc();
    inside_stream = true;
  }

  // The next stream begins with the bytes that are left.
  void restart() {
    const bz_stream before = stream;
    BZ2_bzDecompressEnd(&stream);
    stream = {};
    start();
    stream.next_in = before.next_in;
    stream.avail_in = before.avail_in;
    stream.next_out = before.next_out;
    stream.avail_out = before.avail_out;
  }

  // False at the end of the file.
  bool refill() {
    if (stream.avail_in > 0) return true;
    stream.next_in = compressed.data();
    stream.avail_in = static_cast<unsigned>(file->read(compressed.data(), compressed.size()));
    return stream.avail_in > 0;
  }
};

Source::Bzip2Reader::Bzip2Reader(std::unique_ptr<PeekReader> file, const Passage& passage)
    : state_(std::make_unique<State>(std::move(file), passage)) {}
Source::Bzip2Reader::~Bzip2Reader() = default;

bool Source::Bzip2Reader::recognises(std::string_view first) {
  constexpr std::string_view block = "1AY&SY", no_block = "\x17rE8P\x90";
  if (first.size() < 4) return begins_with(first, "BZh");
  if (!first.starts_with("BZh") || first[3] < '1' || first[3] > '9') return false;
  const std::string_view head = first.substr(4, block.size());
  return block.starts_with(head) || no_block.starts_with(head);
}

std::size_t Source::Bzip2Reader::read(char* buffer, std::size_t size) {
  State& s = *state_;
  s.passage.refuse_bomb(s.given);
  const auto room = static_cast<unsigned>(std::min<std::size_t>(size, 1u << 30));
  s.stream.next_out = buffer;
  s.stream.avail_out = room;
  while (s.stream.avail_out == room) {
    const bool more = s.refill();
    if (!s.inside_stream) {
      if (!more) return 0;
      s.restart();
    }
    const int status = BZ2_bzDecompress(&s.stream);
    if (status == BZ_STREAM_END) {
      s.inside_stream = false;
    } else if (s.stream.avail_out != room) {
      break;
    } else if (status != BZ_OK) {
      s.passage.fail(InputFaultKind::truncated, "broken .bz2");
    } else if (!more) {
      s.passage.fail(InputFaultKind::truncated, "truncated .bz2");
    }
  }
  s.given += room - s.stream.avail_out;
  return room - s.stream.avail_out;
}

std::uint64_t Source::Bzip2Reader::consumed() const {
  return state_->file->consumed() - state_->stream.avail_in;
}
std::uint64_t Source::Bzip2Reader::total() const {
  return state_->file->total();
}

}  // namespace planilla
