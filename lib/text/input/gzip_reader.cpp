// gzip: members one after another are one stream; the check sum of each is compared.
#include <zlib.h>

#include <algorithm>
#include <new>

#include "text/input/source_readers.h"

namespace planilla {

struct Source::GzipReader::State {
  std::unique_ptr<PeekReader> file;
  const Passage& passage;
  z_stream stream{};
  std::string compressed = std::string(64u << 10, '\0');
  bool inside_member = true;
  std::uint64_t given = 0;

  State(std::unique_ptr<PeekReader> f, const Passage& p) : file(std::move(f)), passage(p) {
    constexpr int gzip_format = 16;
    if (inflateInit2(&stream, gzip_format + MAX_WBITS) != Z_OK) throw std::bad_alloc();
  }
  ~State() { inflateEnd(&stream); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  // False at the end of the file.
  bool refill() {
    if (stream.avail_in > 0) return true;
    stream.next_in = reinterpret_cast<Bytef*>(compressed.data());
    stream.avail_in = static_cast<uInt>(file->read(compressed.data(), compressed.size()));
    return stream.avail_in > 0;
  }
};

Source::GzipReader::GzipReader(std::unique_ptr<PeekReader> file, const Passage& passage)
    : state_(std::make_unique<State>(std::move(file), passage)) {}
Source::GzipReader::~GzipReader() = default;

bool Source::GzipReader::recognises(std::string_view first) {
  return begins_with(first, "\x1F\x8B\x08");
}

std::size_t Source::GzipReader::read(char* buffer, std::size_t size) {
  State& s = *state_;
  s.passage.refuse_bomb(s.given);
  const auto room = static_cast<uInt>(std::min<std::size_t>(size, 1u << 30));
  s.stream.next_out = reinterpret_cast<Bytef*>(buffer);
  s.stream.avail_out = room;
  while (s.stream.avail_out == room) {
    const bool more = s.refill();
    if (!s.inside_member) {
      if (!more) return 0;
      inflateReset(&s.stream);
      s.inside_member = true;
    }
    const int status = inflate(&s.stream, Z_NO_FLUSH);
    if (status == Z_STREAM_END) {
      s.inside_member = false;
    } else if (s.stream.avail_out != room) {
      break;  // what came before damage is given first; the damage is met again
    } else if (status == Z_BUF_ERROR && !more) {
      s.passage.fail(InputFaultKind::truncated, "truncated .gz");
    } else if (status != Z_OK && status != Z_BUF_ERROR) {
      const std::string why = s.stream.msg ? s.stream.msg : "no gzip";
      s.passage.fail(InputFaultKind::truncated, "broken .gz: " + why);
    }
  }
  s.given += room - s.stream.avail_out;
  return room - s.stream.avail_out;
}

std::uint64_t Source::GzipReader::consumed() const {
  return state_->file->consumed() - state_->stream.avail_in;
}
std::uint64_t Source::GzipReader::total() const {
  return state_->file->total();
}

}  // namespace planilla
