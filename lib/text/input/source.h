// A file, stdin, or what is compressed or archived in them, as a stream of bytes.
//
//   const InputList inputs = list_inputs({"torneo.pgn.zst", "archive/", "-"});
//   Source source(inputs.files[0]);
//   while (std::size_t n = source.read(buffer, sizeof buffer)) use(buffer, n);
//   for (const InputFault& fault : source.faults()) tell(fault.reason);
//
// Compression (.zst .gz .bz2 .xz) and archives (.zip .7z .tar .rar) are recognised by their first
// bytes, never by the name, one inside the other to a depth of `most_layers`; several compressed
// frames one after another are one stream (Lichess writes .zst so, with skippable frames). An
// archive gives its members that are named like games, or like archives or compressed games, one
// after another, a blank line between them; the others are counted in passed_over(). Plain input is
// read with read(2).
//
// Damage never hides what can be read: read() gives everything that was decompressed before it, and
// of an archive the members behind it. What cannot be opened, or breaks off, throws SourceError
// (after all that could be read was given), or is one of faults() where reading went on behind it.
// What expands to more than `most_expansion` times its size, beyond `free_expansion` bytes, is cut
// off there: that is a bomb, not a collection of games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace planilla {

inline constexpr int most_layers = 5;
inline constexpr std::uint64_t most_expansion = 1000;
inline constexpr std::uint64_t free_expansion = 64u << 20;  // bytes

enum class InputFaultKind {
  unreadable,  // nothing of it could be read
  truncated,   // it breaks off, or is damaged: what came before was read
  not_text,    // bytes of something that is no text
};

struct InputFault {
  InputFaultKind kind{};
  std::string reason;       // without the name of the file: "No such file or directory"
  std::string member = {};  // of an archive; empty: the file itself
};

struct SourceError : std::runtime_error {
  SourceError(const std::string& name, InputFault what)
      : std::runtime_error(name + ": " + what.reason), fault(std::move(what)) {}
  InputFault fault;
};

// A member of an archive, and where it begins in what Source::read() gives of the file.
struct SourceMember {
  std::string name;  // "inner/b.pgn"; of an archive in the archive "inner.zip/b.pgn"
  std::uint64_t offset = 0;
  std::uint64_t line = 1;
};

struct InputFile {
  std::string path;    // "-" is stdin
  std::string name;    // as reports print it; "<stdin>" for "-"
  std::string fault;   // why it cannot be read, where that is known already; to open it throws
  bool found = false;  // in a folder, not named
  std::string command = {};  // of the shell; not empty: its output is read in place of the file
  std::vector<SourceMember> members = {};  // of an archive, where they are known already
};

// A place from which a compressed file can be read: a Zstandard frame begins there.
struct FramePlace {
  std::uint64_t packed = 0;  // its first byte, in the file
  std::uint64_t offset = 0;  // of what it holds, after decompression
};

struct InputList {
  std::vector<InputFile> files;
  std::uint64_t passed_over = 0;  // files of folders that do not look like games
};

// Files as they stand; of a folder its game files (is_game_file), recursively, sorted by name; none
// means stdin. What is not there, a dangling link, or a folder that cannot be looked into, is in
// the list with its fault. Of a folder only regular files are taken; what is named may be a pipe or
// a device.
InputList list_inputs(const std::vector<std::string>& arguments);
std::vector<InputFile> expand_inputs(const std::vector<std::string>& arguments);

class Source {
public:
  explicit Source(const InputFile& file);
  // Bytes that are in memory already: for tests. `chunk` limits what one read gives (1 for the
  // worst case).
  static Source from_memory(std::string bytes, std::size_t chunk = SIZE_MAX);
  // The same, with what is compressed or archived in them.
  static Source unpacked_from_memory(std::string bytes, const std::string& name);
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

  // Moves to a byte of what read() gives: of plain files. False, and nothing is changed, of others.
  bool seek(std::uint64_t offset);
  // Goes on reading at a frame of a .zst that is a file. False of anything else.
  bool enter(const FramePlace& frame);
  // The frames of a .zst that is a file, behind the first, as far as it was read; none of others.
  std::vector<FramePlace> frames() const;

  // So far: damage that reading went on behind, and members that were passed over.
  const std::vector<InputFault>& faults() const;
  std::uint64_t passed_over() const;
  // Of an archive, in their order: those whose first bytes were given.
  std::span<const SourceMember> members() const;

private:
  class Reader;
  class PlainReader;
  class PeekReader;
  class ArchiveReader;
  class ZstdReader;
  class GzipReader;
  class Bzip2Reader;
  class XzReader;
  class MemoryReader;
  class MemberText;
  struct Passage;
  Source(std::unique_ptr<Passage> passage, std::unique_ptr<Reader> reader);
  static std::unique_ptr<Reader> text_of_member(std::unique_ptr<Reader> member);
  static std::unique_ptr<Reader> layers(std::unique_ptr<Reader> bytes, Passage& passage, int depth);
  std::unique_ptr<Passage> passage_;  // outlives the readers
  std::unique_ptr<Reader> reader_;
};

}  // namespace planilla
