// A `.case` file: a test of the whole program as a page that a person can read and write.
//
//   The sample of the Laws in Spanish becomes PGN.
//
//   $ planilla convert -l es
//   --- input
//   1.e4 e5 2.Cf3
//   --- stdout
//   ...
//
//   CaseFile file = parse_case(bytes);      // throws CaseError with the line
//   print_case(file) == bytes               // always, for a file that ends in a line end
//
// The format is described for its writers in testdata/README.md.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace planilla::cases {

struct CaseError : std::runtime_error {
  CaseError(std::size_t line, const std::string& what)
      : std::runtime_error("line " + std::to_string(line) + ": " + what) {}
};

enum class Kind {
  command,  // $ NAME=VALUE planilla ARGUMENT...
  input,    // stdin of the command
  file,     // a file of the working folder, there before the first command
  out,      // --- stdout: what must come out
  err,      // --- stderr
  written,  // a file that must be there after the command, with its bytes
  exit,     // the exit status
  remark,   // --- alone: ends the section before; what follows is for the reader
};

enum class Style {
  plain,    // the lines as they stand
  escaped,  // with \xHH \0 \r \t \n \\; the last line has no line end
  has,      // stdout, stderr, written: each line must be a line of what came out
};

struct Section {
  Kind kind{};
  Style style = Style::plain;
  std::string argument;  // the name of a file, or the command as written
  std::string from;      // of a file: copied from this path, relative to the case's folder
  std::string body;      // bytes, escapes undone
  int status = 0;        // of `exit`
  std::string text;      // the body as it stands in the file; "": to be written anew from `body`
};

struct CaseFile {
  std::string sentence;  // everything before the first section, as written
  std::vector<Section> sections;
};

CaseFile parse_case(std::string_view bytes);
std::string print_case(const CaseFile& file);

// The style in which `body` can be written and read back: plain where it can be, else escaped.
Style style_for(std::string_view body);

// What a command line asks for. No shell: blanks separate, '...' and "..." hold together, \ takes
// the next character as it is. Throws std::invalid_argument for a quote that is not closed.
struct CommandLine {
  std::vector<std::string> environment;  // NAME=VALUE before the program
  std::vector<std::string> words;        // the program, always `planilla`, and its arguments
};
CommandLine split_command(std::string_view text);

}  // namespace planilla::cases
