// converted-encoding: text converted to UTF-8.
#include <set>
#include <utility>
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "rules/converted_encoding.h"

namespace planilla::checks {

namespace {

// Told with the first game of a file as it is read; here for files whose first game was plain
// ASCII. A game whose character set is in doubt says which one was taken itself.
class ConvertedEncodings : public AcrossGames {
public:
  void see(const NotedGame& game) override {
    if (game.encoding == Encoding::utf8 || !met_.insert(game.source()).second) return;
    if (game.starts_file || !game.beyond_ascii) return;
    found_.emplace_back(game.number, game.encoding);
  }

  void finish(const KnownTexts&, CrossFindings& out) override {
    for (const auto& [game, encoding] : found_)
      out.add(game,
              Finding(diagnostics::ConvertedEncoding{.encoding = encoding_name(encoding)}, {}));
  }

private:
  std::set<std::pair<std::uint32_t, std::uint64_t>> met_;  // files, members of archives
  std::vector<std::pair<std::uint64_t, Encoding>> found_;
};

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
      .across = across<ConvertedEncodings>,
  };
}

}  // namespace planilla::checks
