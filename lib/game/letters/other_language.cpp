// All alphabets are tried, one after another, as far as they carry.
#include "game/letters/other_language.h"

#include <algorithm>

#include "game/letters/trial.h"
#include "notation/data/slip_costs.h"
#include "rules/other_language.h"

namespace planilla {

namespace {

constexpr int most_own = 12;  // half-moves: no game goes on for longer in foreign letters
constexpr int farther = 6;    // half-moves that other letters must carry farther, if not to the end

}  // namespace

OtherLanguage::OtherLanguage(const Notations& notations, const Lexicon& lexicon,
                             const ReadOptions& options)
    : notations_(notations), lexicon_(lexicon), options_(options) {}

void OtherLanguage::make_readers() {
  if (!classes_.empty()) return;
  const std::string notation = options_.notation == "auto" ? "algebraic" : options_.notation;
  const Languages& languages = notations_.languages();
  for (const LanguageClass& one : languages.classes()) {
    const bool named = std::any_of(
        options_.languages.begin(), options_.languages.end(),
        [&](const std::string& tag) { return &languages.class_of(*languages.find(tag)) == &one; });
    if (named || one.by_name_only) continue;
    classes_.push_back(&one);
    readers_.push_back(std::make_unique<MoveReader>(notations_, Alphabet{{&one}, notation}));
  }
}

std::optional<ReadsAs> OtherLanguage::find(const Game& game, std::span<const Token> tokens,
                                           std::size_t from, int own) {
  if (options_.languages.empty() || own >= most_own) return std::nullopt;
  make_readers();
  ReadsAs best{nullptr, own, own};
  for (std::size_t i = 0; i < readers_.size(); ++i) {
    const Trial trial =
        try_alphabet(game.text, tokens, from, game.start, lexicon_, *readers_[i], *readers_[i]);
    const bool carries =
        trial.plies >= own + farther || (trial.complete && trial.plies >= own + farther / 2);
    if (!carries || trial.plies <= best.plies) continue;
    best.plies = trial.plies;
    best.language = notations_.slip_costs().likeliest_of(*classes_[i]);
  }
  if (best.language == nullptr) return std::nullopt;
  return best;
}

void raise_other_language(Game& game, const ReadsAs& found) {
  game.findings.emplace_back(diagnostics::OtherLanguage{.language = found.language->name,
                                                        .native = found.language->native_name,
                                                        .tag = found.language->tag,
                                                        .plies = found.plies,
                                                        .own = found.own},
                             {game.extent.begin, game.extent.begin});
}

}  // namespace planilla
