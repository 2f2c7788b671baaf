// converted-encoding: text converted to UTF-8.
#include <set>
#include <utility>

#include "checks/engine/archive.h"
#include "checks/engine/check.h"
#include "rules/converted_encoding.h"

namespace planilla::checks {

namespace {

// Told with the first game of a file as it is read; here for files whose first game was plain
// ASCII. A game whose character set is in doubt says which one was taken itself.
void across(const Archive& archive, std::vector<CrossFinding>& out) {
  std::set<std::uint32_t> told;
  for (const ArchiveGame& game : archive.games()) {
    if (game.encoding == Encoding::utf8 || !told.insert(game.file).second) continue;
    if (game.starts_file || !game.beyond_ascii) continue;
    CrossFinding found = archive.at(game, rules::converted_encoding);
    found.finding.say(diagnostics::ConvertedEncoding{.encoding = encoding_name(game.encoding)});
    out.push_back(std::move(found));
  }
}

}  // namespace

Check converted_encoding() {
  return {
      .rule = rules::converted_encoding,
      .group = Group::encoding,
      .severity = Severity::note,
      .title = "Text converted to UTF-8",
      .why = R"(The bytes of the game are not UTF-8; the text was converted from the character
set that fits it best. Nothing is wrong with the game: the note is there
because a name that was read in the wrong set would look odd.

Say which one it is with `--encoding` if the guess is wrong. `planilla
convert` writes UTF-8.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "M\xe1laga, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Málaga, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 *)",
      .message = "converted from {encoding} to UTF-8",
      .args = R"(
encoding: text; the character set of the file, as IANA names it
)",
      .decided_in = "lib/game/carried/text_findings.cpp",
      .across = across,
  };
}

}  // namespace planilla::checks
