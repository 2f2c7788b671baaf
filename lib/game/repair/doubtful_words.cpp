// Each word that may be several moves becomes a fix, or a question.
#include "game/repair/doubtful_words.h"

#include <algorithm>

#include "board/resolve.h"
#include "game/proof/proof.h"
#include "game/repair/legal_replays.h"
#include "notation/data/doubt_grammar.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

// Of a whole sheet: what is left to prove a doubtful word by.
struct Evidence {
  int behind = 0;    // words that were written, behind this one
  int doubtful = 0;  // words that were not, or not in full, in the sheet
  int open = 0;      // of these: such that several moves fit
};

Edit fix_of(const ReplayedWord& word, std::span<const Item> items, int behind) {
  Edit fix{.token = items[word.item].token, .move = word.move, .tokens = word.tokens};
  fix.others = word.others;
  fix.fits = behind;
  fix.to_end = behind > 0;
  return fix;
}

// A letter, large or small: where several moves fit, all are told.
Edit choice(const ReplayedWord& word, std::span<const Item> items, int behind) {
  Edit fix = fix_of(word, items, behind);
  fix.kind = word.is_unreadable ? FixKind::replace : FixKind::choose;
  fix.open = !word.others.empty();
  return fix;
}

// Where one move alone leads to the end, and enough follows, it is proved; where one word alone is
// open and few moves fit, it is asked about and read on; else reading stops there. What is filled
// behind one that nobody wrote would stand on a guess.
Edit filled(const ReplayedWord& word, std::span<const Item> items, const Evidence& evidence,
            bool is_unwritten, const SlipCosts& costs, const DoubtGrammar& grammar) {
  Edit fix = fix_of(word, items, evidence.behind);
  fix.kind = FixKind::replace;
  const int needed = is_unwritten       ? static_cast<int>(costs.proof.words) * evidence.doubtful
                     : word.fitting > 1 ? static_cast<int>(costs.proof.alone)
                                        : 0;
  // Any other move would need a slip besides, in a word behind it.
  fix.lead = costs.slip.any + costs.slip.character;
  fix.odds = odds_of(fix.lead);
  if (word.others.empty() && evidence.behind >= needed) return fix;
  fix.lead = 0;
  fix.odds = 0;
  const bool is_listed = !word.others.empty() && word.others.size() < grammar.most_listed &&
                         evidence.behind >= static_cast<int>(costs.proof.alone);
  fix.open = is_listed && evidence.open == 1 && (!is_unwritten || evidence.doubtful == 1);
  fix.stops = !fix.open;
  if (word.others.size() >= grammar.most_listed) {  // none is likelier than others
    fix.others.insert(fix.others.begin(), fix.move);
    fix.move = Move();
  }
  return fix;
}

Evidence evidence_of(const std::vector<ReplayedWord>& words) {
  Evidence out;
  for (const ReplayedWord& word : words) {
    out.behind += !word.is_doubtful;
    out.doubtful += word.is_doubtful;
    out.open += word.is_doubtful && !word.others.empty();
  }
  return out;
}

// No way leads to the end, or too many to be followed: the first word that cannot be read, and what
// it can be.
RepairPlan stop_at_first(const LegalReplays& replays, std::span<const Item> items,
                         const DoubtGrammar& grammar) {
  const ReplayedWord word = replays.first_doubtful();
  if (word.others.empty() || word.others.size() > grammar.most_listed) return {};
  Edit fix = fix_of(word, items, 0);
  fix.move = fix.others.front();
  fix.others.erase(fix.others.begin());
  fix.stops = true;
  RepairPlan out;
  out.fixes.push_back(std::move(fix));
  return out;
}

}  // namespace

PieceLetters letters_written(const ReadMoves& game) {
  if (game.is_ordinary() && (game.plain.quirks & quirk_case) == 0) return PieceLetters::capital;
  constexpr int enough = 2, to_one = 2;
  std::vector<Element> room;
  int large_files = 0, small_files = 0;
  bool small_letters = false;
  for (const Element& e : game.elements.list(room)) {
    if (e.kind != ElementKind::move || e.move.is_castle()) continue;
    const std::string_view word = e.span.in(game.text);
    large_files += is_lone_square(word, 'A');
    small_files += is_lone_square(word, 'a');
    small_letters |= (e.quirks & quirk_case) != 0 && !is_lone_square(word, 'A');
  }
  if (large_files >= enough && large_files > to_one * small_files) return PieceLetters::all_large;
  return small_letters      ? PieceLetters::small
         : large_files != 0 ? PieceLetters::large_square
                            : PieceLetters::capital;
}

bool is_doubtful_word(std::string_view text, std::span<const Token> tokens, std::size_t at,
                      MoveReader& reader) {
  return at < tokens.size() && tokens[at].kind == TokenKind::word &&
         reader.read(text, tokens, at).kind == WordKind::hole;
}

bool fits_several(const Game& game, std::span<const Token> tokens, std::size_t at,
                  MoveReader& reader) {
  if (at >= tokens.size() || tokens[at].kind != TokenKind::word) return false;
  const WordReading word = reader.read(game.text, tokens, at);
  if (word.kind != WordKind::move) return false;
  MoveList moves;
  for (const Reading& reading : word.readings()) legal_matches(game.final, reading.pattern, moves);
  return moves.size() > 1;
}

std::span<const Token> before_unwritten(std::span<const Token> tokens, std::size_t from,
                                        std::size_t fault) {
  const auto is_unwritten = [](const Token& t) { return (t.flags & token_unwritten) != 0; };
  const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>(from);
  if (std::count_if(begin, tokens.end(), is_unwritten) < 2) return tokens;
  const auto first = std::find_if(begin, tokens.end(), is_unwritten);
  const auto end = static_cast<std::size_t>(first - tokens.begin());
  return end > fault ? tokens.first(end) : tokens;
}

std::optional<RepairPlan> read_several_ways(const Game& game, std::span<const Token> tokens,
                                            std::size_t from, MoveReader& white, MoveReader& black,
                                            Slips& slips, const Notations& notations,
                                            UsualMoves& usual) {
  const std::vector<Item> items = main_line(game.text, tokens, from);
  WordReadings readings(game.text, tokens, items, white, black);
  const Tail tail(readings);
  LegalReplays replays(tail, items, slips, notations.doubt_grammar(), PieceLetters::capital);
  if (replays.run(game.start) != LegalReplays::End::complete) return std::nullopt;
  const SlipCosts& costs = notations.slip_costs();
  RepairPlan out;
  const std::vector<ReplayedWord> words = replays.words(usual);
  int behind = static_cast<int>(words.size());
  std::uint32_t cost = 0;
  for (const ReplayedWord& word : words) {
    --behind;
    if (word.is_doubtful) return std::nullopt;
    if (word.is_plain) continue;
    out.fixes.push_back(choice(word, items, behind));
    // Any other move would need a slip besides, in a word behind it.
    if (!out.fixes.back().open) out.fixes.back().lead = costs.slip.any + costs.slip.character;
    cost += costs.half_move.ambiguous;
  }
  if (out.fixes.empty()) return std::nullopt;
  const std::uint32_t fault = item_at(items, 0, out.fixes.front().token);
  Proof(tail, items, slips, costs, usual, game.start).weigh(out, fault, cost);
  return out;
}

std::optional<RepairPlan> read_doubtful(const Game& game, std::span<const Token> tokens,
                                        std::size_t from, MoveReader& white, MoveReader& black,
                                        Slips& slips, const Notations& notations,
                                        UsualMoves& usual) {
  const std::vector<Item> items = main_line(game.text, tokens, from);
  WordReadings readings(game.text, tokens, items, white, black);
  const Tail tail(readings);
  const DoubtGrammar& grammar = notations.doubt_grammar();
  LegalReplays replays(tail, items, slips, grammar, letters_written(game));
  if (replays.run(game.start) != LegalReplays::End::complete) {
    RepairPlan out = stop_at_first(replays, items, grammar);
    return out.fixes.empty() ? std::nullopt : std::optional(std::move(out));
  }
  RepairPlan out;
  const std::vector<ReplayedWord> words = replays.words(usual);
  Evidence evidence = evidence_of(words);
  for (const ReplayedWord& word : words) {
    evidence.behind -= !word.is_doubtful;
    if (word.is_plain) continue;
    const bool is_unwritten = (tail.flags(word.item) & (token_masked | token_either)) == 0;
    out.fixes.push_back(word.is_doubtful ? filled(word, items, evidence, is_unwritten,
                                                  notations.slip_costs(), grammar)
                                         : choice(word, items, evidence.behind));
    if (out.fixes.back().stops) break;
  }
  return out;
}

}  // namespace planilla
