// mixed-encodings: more than one character set in a file.
#include <algorithm>
#include <map>
#include <utility>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "rules/mixed_encodings.h"

namespace planilla::checks {

namespace {

struct Use {
  std::uint64_t first = 0;  // game
  std::int64_t games = 0;
};
using Uses = std::map<Encoding, Use>;

void look_at_file(const Uses& uses, CrossFindings& out) {
  if (uses.size() < 2) return;
  const auto usual = std::max_element(uses.begin(), uses.end(), [](const auto& a, const auto& b) {
    return a.second.games < b.second.games;
  });
  for (const auto& [encoding, use] : uses) {
    if (encoding == usual->first) continue;
    out.add(use.first, Finding(diagnostics::MixedEncodings{.encoding = encoding_name(encoding),
                                                           .count = use.games,
                                                           .usual = encoding_name(usual->first)},
                               {}));
  }
}

class MixedEncodings : public AcrossGames {
public:
  void see(const NotedGame& game) override {
    if (!game.beyond_ascii) return;
    Use& use = files_[game.source()][game.encoding];
    if (use.games++ == 0) use.first = game.number;
  }

  void finish(const KnownTexts&, CrossFindings& out) override {
    for (const auto& [file, uses] : files_) look_at_file(uses, out);
  }

private:
  std::map<std::pair<std::uint32_t, std::uint64_t>, Uses> files_;  // or members of archives
};

}  // namespace

Check mixed_encodings() {
  return {
      .rule = rules::mixed_encodings,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "More than one character set in a file",
      .why = R"(One file holds games in several character sets: archives that were joined from
others do. Each game was converted from its own, but a program that reads the
file as a whole gets some of the names wrong. Told once for each set that is not
the usual one of the file, at its first game.

`planilla convert` writes all of them as UTF-8.)",
      .bad = R"([Event "Open"]
[Site "M\xc3\xa1laga"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Garc\xc3\xada, \xc3\x81ngel"]
[Result "*"]

1. d4 *

[Event "Open"]
[Site "M\xe1laga"]
[Date "2001.05.12"]
[Round "1"]
[White "Garc\xeda, \xc1ngel"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 *)",
      .good = R"([Event "Open"]
[Site "Málaga"]
[Date "2001.05.12"]
[Round "1"]
[White "García, Ángel"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 *)",
      .message =
          "{count, plural, one {# game of the file is} other {# games of the file are}} in "
          "{encoding}, the others in {usual}",
      .args = R"(
encoding: text; the character set of these games
count: number; games of the file in it
usual: text; the character set of most games of the file
)",
      .across = across<MixedEncodings>,
  };
}

}  // namespace planilla::checks
