// A file, stdin, or what is compressed in them, as a stream of bytes.
//
//   std::vector<InputFile> files = expand_inputs({"torneo.pgn.zst", "archive/", "-"});
//   Source source(files[0]);
//   while (std::size_t n = source.read(buffer, sizeof buffer)) use(buffer, n);
//
// Compression (.zst .gz .bz2 .xz .zip) is recognised by its first bytes, never by the name; several
// compressed frames one after another are one stream (Lichess writes .zst so, with skippable
// frames). A .zip gives its .pgn and .txt members one after another, a blank line between them.
// Plain input is read with read(2).
//
// Errors of the environment (no such file, a broken or truncated archive, a .zip without .pgn and
// .txt) throw SourceError with the name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace planilla {

struct SourceError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct InputFile {
  std::string path;  // "-" is stdin
  std::string name;  // as reports print it; "<stdin>" for "-"
};

// Files as they stand; of a folder its .pgn and .txt files (compressed ones too), recursively,
// sorted by name; none means stdin. Throws SourceError if one does not exist.
std::vector<InputFile> expand_inputs(const std::vector<std::string>& arguments);

class Source {
public:
  explicit Source(const InputFile& file);
  // Bytes that are in memory already: for tests. `chunk` limits what one read gives (1 for the
  // worst case).
  static Source from_memory(std::string bytes, std::size_t chunk = SIZE_MAX);
  ~Source();
  Source(Source&&) noexcept;
  Source& operator=(Source&&) noexcept;

  // Up to `size` bytes after decompression; 0 at the end.
  std::size_t read(char* buffer, std::size_t size);

  // Bytes of the file consumed and their total, before decompression, for progress; total 0:
  // unknown.
  std::uint64_t consumed() const;
  std::uint64_t total() const;
  // Bytes that read() gives in all, where they are known beforehand: of plain files.
  std::optional<std::uint64_t> size() const;

private:
  class Reader;
  class PlainReader;
  class ArchiveReader;
  class ZstdReader;
  class GzipReader;
  class MemoryReader;
  explicit Source(std::unique_ptr<Reader> reader);
  std::unique_ptr<Reader> reader_;
};

}  // namespace planilla
