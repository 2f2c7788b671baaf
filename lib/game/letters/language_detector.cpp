// One reader a class, made when first needed: most files never need more than one.
#include "game/letters/language_detector.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "game/layout/main_line.h"
#include "game/letters/readable_words.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

constexpr std::uint32_t not_hinted_cost =
    400;  // other words of the sheet speak for another language
constexpr std::uint32_t not_english_cost = 350;  // in a file with tags: those are English
constexpr std::uint32_t evidence_for_two =
    3;  // words that only a second alphabet can read, in a game that fails

// Of a set, the one whose letters are written for all of them.
std::size_t at(ClassSet set) {
  return static_cast<std::size_t>(std::countr_zero(set));
}

ReadingByWords::ReadBy places_of(ClassSet white, ClassSet black) {
  const ClassSet both = white & black;
  return {at(both != 0 ? both : white), at(both != 0 ? both : black)};
}

// The words of the moves that were read.
LineOfWords line_of(const ReadMoves& game) {
  LineOfWords out{game.text, {}, game.start};
  out.words.reserve(game.plies);
  int depth = 0;
  for (const Element& e : game.elements) {
    depth += e.kind == ElementKind::open ? 1 : e.kind == ElementKind::close ? -1 : 0;
    if (depth == 0 && e.kind == ElementKind::move) out.words.push_back(e.span);
  }
  return out;
}

// With letters for pawns, in a game that was read.
std::uint32_t count_pawn_letters(const ReadMoves& game) {
  if (game.is_ordinary() && (game.plain.quirks & quirk_pawn_letter) == 0) return 0;
  std::uint32_t out = 0;
  for (const Element& e : game.elements)
    out += e.kind == ElementKind::move && (e.quirks & quirk_pawn_letter) != 0;
  return out;
}

// None if a word stands for several moves.
LineOfWords line_of(const Game& game, std::span<const Token> tokens, const LetterReading& reading) {
  LineOfWords out{game.text, {}, game.start};
  for (std::size_t i = 0; i < reading.tokens.size(); ++i) {
    if (i > 0 && reading.tokens[i] == reading.tokens[i - 1]) return {game.text, {}, game.start};
    out.words.push_back(tokens[reading.tokens[i]].span);
  }
  return out;
}

// From the first word that may be a move up to the first that cannot be read.
LineOfWords line_of(const Game& game, std::span<const Token> tokens, std::span<const Item> items) {
  LineOfWords out{game.text, {}, game.start};
  for (const Item& item : items) {
    if (item.is_number) continue;
    const Token& token = tokens[item.token];
    if (token.flags & token_doubtful) break;
    if (out.words.empty() &&
        token.in(game.text).find_first_of("12345678") == std::string_view::npos)
      continue;
    out.words.push_back(token.span);
  }
  return out;
}

constexpr std::size_t most_tokens = 1 << 20;  // more is no game that anybody wrote

}  // namespace

LanguageDetector::LanguageDetector(const Notations& notations, const Lexicon& lexicon,
                                   const ReadOptions& options)
    : notations_(&notations), lexicon_(&lexicon) {
  const std::string notation = options.notation == "auto" ? "algebraic" : options.notation;
  if (notations.find_grammar(notation) == nullptr)
    throw std::invalid_argument("unknown notation '" + notation + "'");
  std::vector<const LanguageClass*> classes;
  std::vector<std::string_view> tags;
  for (const std::string& tag : options.languages) {
    const Language* language = notations.languages().find(tag);
    if (language == nullptr) throw std::invalid_argument("unknown language '" + tag + "'");
    classes.push_back(&notations.languages().class_of(*language));
    tags.push_back(language->tag);
  }
  letters_fixed_ = !classes.empty();
  notation_fixed_ = options.notation != "auto";
  if (!letters_fixed_)
    classes.push_back(&notations.languages().class_of(*notations.languages().find("en")));
  classes_ = {classes.front()};
  MoveReader& words = reader({classes, notation});
  letters_ = {&words};
  first_ = choice_of(words, words, 1, notation);
  first_.read_as.by_option = letters_fixed_;
  if (letters_fixed_) first_.read_as.languages.assign(tags.begin(), tags.end());
}

void LanguageDetector::make_rivals() {
  if (letters_.size() + others_.size() > 1) return;
  const std::string& notation = first_.read_as.notation;
  for (const LanguageClass& one : notations_->languages().classes()) {
    if (letters_fixed_ || one.by_name_only || &one == classes_.front()) continue;
    if (letters_.size() == Detection::most_classes) break;
    classes_.push_back(&one);
    letters_.push_back(&reader({{&one}, notation}));
  }
  for (const GrammarInfo& other : notations_->grammars()) {
    if (notation_fixed_ || other.name == notation) continue;
    MoveReader& words = reader({{}, other.name});
    others_.push_back({choice_of(words, words, 0, other.name), {}});
    for (const std::string& name : other.words) others_.back().names.push_back(fold_words(name));
  }
  for (const GrammarInfo& other : notations_->grammars())
    if (!notation_fixed_ && other.relative) add_mixed(other);
  sole_.emplace(letters_);
}

// Algebraic notation with that one beside it: people who grew up with the one and write the other.
void LanguageDetector::add_mixed(const GrammarInfo& other) {
  const Language* own = notations_->languages().find(other.language);
  if (own == nullptr) return;
  std::vector<const LanguageClass*> classes{&notations_->languages().class_of(*own)};
  if (letters_fixed_) classes = first_.white->alphabet().classes;
  MoveReader& words = reader({classes, "algebraic", other.name});
  LanguageChoice choice = choice_of(words, words, 0, words.grammar().name);
  choice.read_as.languages =
      letters_fixed_ ? first_.read_as.languages : std::vector<std::string>{own->tag};
  others_.push_back({std::move(choice), {}});
}

MoveReader& LanguageDetector::reader(const Alphabet& alphabet) {
  readers_.push_back(std::make_unique<MoveReader>(*notations_, alphabet));
  return *readers_.back();
}

LanguageChoice LanguageDetector::choice_of(MoveReader& white, MoveReader& black, ClassSet classes,
                                           std::string_view notation) const {
  LanguageChoice choice{&white, &black, {}};
  choice.read_as.notation = notation;
  for (ClassSet left = classes; left != 0; left &= left - 1)
    for (const Language* language :
         classes_[static_cast<std::size_t>(std::countr_zero(left))]->languages)
      choice.read_as.languages.push_back(language->tag);
  return choice;
}

// The letters that both can have written, or one alphabet for each.
const LanguageChoice& LanguageDetector::choice_of(const LetterReading& reading) {
  const ClassSet both = reading.white & reading.black;
  const ClassSet white = both != 0 ? both : reading.white;
  const ClassSet black = both != 0 ? both : reading.black;
  if (white & black & 1) return first_;
  const auto [found, is_new] = made_.try_emplace({white, black});
  if (is_new)
    found->second =
        choice_of(*letters_[at(white)], *letters_[at(black)], white, first_.read_as.notation);
  if (is_new && both == 0)
    found->second.read_as.black_languages =
        choice_of(*letters_[at(black)], *letters_[at(black)], black, {}).read_as.languages;
  found->second.read_as.plies_to_certainty = reading.certain_at;
  return found->second;
}

bool LanguageDetector::doubts(const ReadMoves& game, bool faulted, bool numbered_title) const {
  if (letters_fixed_ && notation_fixed_) return false;
  if (numbered_title || (game.is_sheet && game.plies == 0)) return true;
  const bool is_long = game.plies >= long_enough && first_.white->grammar().uses_letters;
  if (faulted) return letters_fixed_ || !is_long;
  return !letters_fixed_ && game.plies > 0 && game.plies < long_enough &&
         first_.white->grammar().uses_letters;
}

const Letters* LanguageDetector::guess(const Game& game, std::span<const Token> tokens,
                                       std::size_t from) {
  make_rivals();
  if (letters_.size() < 2) return nullptr;
  const PlayersReaders able = sole_->able(game.text, tokens, from);
  if (able[0] == 0 || able[1] == 0 || (able[0] & able[1] & 1) != 0) return nullptr;
  const ReadingByWords::ReadBy places = places_of(able[0], able[1]);
  guess_ = {&choice_of({{}, {}, ClassSet{1} << places.white, ClassSet{1} << places.black}), places};
  return &guess_;
}

const LanguageChoice* LanguageDetector::proven(const Letters& letters, const Game& game,
                                               std::span<const Token> tokens, std::size_t from,
                                               std::span<const Language* const> hints) {
  if (letters_.size() < 2 || tokens.size() - from > most_tokens ||
      !is_word_for_move(game, tokens, from))
    return nullptr;
  return proven_by_words(letters, game, hints);
}

const LanguageChoice* LanguageDetector::confirm(const ReadMoves& game) {
  if (guess_.choice == nullptr && !doubts(game, false, false)) return &first_;
  const bool is_first = guess_.choice == nullptr;
  if (is_first && proven_texts_.holds(game)) return &first_;
  make_rivals();
  const Letters& tried = is_first ? Letters{&first_, {}} : guess_;
  const LanguageChoice* found = letters_.size() > 1 ? proven_by_words(tried, game, {}) : nullptr;
  const bool same = found != nullptr && found->white == tried.choice->white &&
                    found->black == tried.choice->black;
  if (is_first && found == &first_) proven_texts_.add(game);
  return same ? found : nullptr;
}

// Of a game each of whose words is a move.
const LanguageChoice* LanguageDetector::proven_by_words(const Letters& letters,
                                                        const ReadMoves& game,
                                                        std::span<const Language* const> hints) {
  const std::optional<ReadingByWords::Found> found = sole_->find(game, letters.places);
  if (!found) return nullptr;
  const std::vector<std::uint32_t> handicap = handicaps(game.is_sheet, hints);
  const auto least = [&](ClassSet set) {
    std::uint32_t out = UINT32_MAX;
    for (; set != 0; set &= set - 1) out = std::min(out, handicap[at(set)]);
    return out;
  };
  const auto likeliest = [&, least](ClassSet set) {
    ClassSet out = 0;
    const std::uint32_t lowest = least(set);
    for (ClassSet left = set; left != 0; left &= left - 1)
      if (handicap[at(left)] == lowest) out |= left & -left;
    return out;
  };
  const auto [whites, blacks] = found->alike;
  const ClassSet both = whites & blacks, all = found->no_better[0] & found->no_better[1];
  if (both == 0 && all != 0) return nullptr;
  const ClassSet white = both != 0 ? both : whites, black = both != 0 ? both : blacks;
  const ClassSet dearer = both != 0 ? all : found->no_better[0] | found->no_better[1];
  if (least(dearer) < std::max(least(white), least(black)))
    return nullptr;  // more to forgive, and yet the likelier
  LetterReading reading;
  reading.white = likeliest(white);
  reading.black = likeliest(black);
  reading.certain_at = found->certain_at;
  const Excuses::Reading read{reading.white, reading.black, count_pawn_letters(game)};
  if (excuses().is_dear(read, handicap) && !excuses().none_is_close(game, read, handicap) &&
      excused_slip(line_of(game), read, handicap) != nullptr)
    return nullptr;
  return &choice_of(reading);
}

// The letters of a likelier language, if they explain the line with one slip for less than
// `reading` does without.
const LanguageChoice* LanguageDetector::excused_slip(const LineOfWords& line,
                                                     const Excuses::Reading& reading,
                                                     std::span<const std::uint32_t> handicap) {
  if (line.words.empty() || reading.white == 0 || reading.black == 0) return nullptr;
  const auto place = excuses().likelier(line, reading, handicap);
  if (!place) return nullptr;
  LetterReading other;
  other.white = other.black = ClassSet{1} << *place;
  return &choice_of(other);
}

std::vector<std::uint32_t> LanguageDetector::handicaps(
    bool is_sheet, std::span<const Language* const> hints) const {
  std::vector<std::uint32_t> out(letters_.size(), 0);
  const auto is_hinted = [&](const LanguageClass& one) {
    return std::find_first_of(one.languages.begin(), one.languages.end(), hints.begin(),
                              hints.end()) != one.languages.end();
  };
  for (std::size_t i = 0; i < classes_.size(); ++i) {
    if (!hints.empty() && !is_hinted(*classes_[i])) out[i] += not_hinted_cost;
    if (!is_sheet && i != 0) out[i] += not_english_cost;
  }
  return out;
}

LanguageVerdict LanguageDetector::decide(const Game& game, std::span<const Token> tokens,
                                         std::size_t from, std::span<const Language* const> hints) {
  make_rivals();
  guess_ = {};
  if (game.is_sheet) from = behind_title(game.text, tokens, from);
  LanguageVerdict out{&first_, {}};
  Detected detected;
  Reached reached;
  if (tokens.size() - from > most_tokens) return out;
  if (const LanguageChoice* choice = proven({&first_, {}}, game, tokens, from, hints))
    return {choice, {}};
  if (letters_.size() > 1) {
    const std::vector<std::uint32_t> handicap = handicaps(game.is_sheet, hints);
    if (!detection_) detection_.emplace(letters_, *lexicon_);
    detected = detection_->run(game.text, tokens, from, game.start, handicap,
                               game.is_sheet ? Title::allowed : Title::none);
    if (detected.complete && !detected.readings.empty() &&
        !detected.readings.front().moves.empty()) {
      const LetterReading& best = detected.readings.front();
      if (const LanguageChoice* other = by_notation(game, tokens, from, best)) return {other, {}};
      const LineOfWords line = line_of(game, tokens, best);
      const ReadingByWords::ReadBy by = places_of(best.white, best.black);
      const SlipReach own =
          OneSlip::read_as_written(line, *letters_[by.white], *letters_[by.black]);
      const Excuses::Reading reading{best.white, best.black, own.pawn_letters};
      if (const LanguageChoice* other = excused_slip(line, reading, handicap)) return {other, {}};
      out.choice = &choice_of(best);
      if (out.choice != &first_) guess_ = {out.choice, places_of(best.white, best.black)};
      out.readings = std::move(detected.readings);
      return out;
    }
    out.choice = &by_spelling(game, tokens, from, detected, handicap, reached);
  }
  out.choice = &by_other_notation(game, tokens, from, *out.choice, reached);
  return out;
}

// No letters read the game to its end: of those that can read the most words, or all but one of
// these, those that carry furthest if one word is a slip of the pen. How far a class carries that
// is the only one is asked where another notation may read as much.
const LanguageChoice& LanguageDetector::by_spelling(const Game& game, std::span<const Token> tokens,
                                                    std::size_t from, const Detected& detected,
                                                    std::span<const std::uint32_t> handicap,
                                                    Reached& reached) {
  const std::vector<Item> items = main_line(game.text, tokens, from);
  const std::vector<Unread> unread = count_unread(game.text, tokens, items, detection_->words());
  Unread least{UINT32_MAX, UINT32_MAX};
  for (const Unread& one : unread) {
    least.white = std::min(least.white, one.white);
    least.black = std::min(least.black, one.black);
  }
  LetterReading best;
  std::uint32_t alone = UINT32_MAX;  // by one alphabet for both
  for (const Unread& one : unread) alone = std::min(alone, one.white + one.black);
  const bool two = alone >= least.white + least.black + evidence_for_two;
  for (std::size_t i = 0; i < unread.size(); ++i) {
    const bool both = unread[i].white + unread[i].black == alone;
    if (two ? unread[i].white == least.white : both) best.white |= ClassSet{1} << i;
    if (two ? unread[i].black == least.black : both) best.black |= ClassSet{1} << i;
  }
  if (!two) {
    std::vector<std::uint32_t> counts;
    for (const Unread& one : unread) counts.push_back(one.white + one.black);
    reached.line = line_of(game, tokens, items);
    reached.unasked = Excuses::only(counts);
    if (reached.unasked) {
      best.white = best.black = ClassSet{1} << *reached.unasked;
    } else {
      const Excuses::Furthest found = excuses().furthest(reached.line, counts, handicap);
      if (found.classes != 0) best.white = best.black = found.classes;
      reached.words = static_cast<int>(found.words);
    }
  } else if (!detected.readings.empty()) {
    const LetterReading& furthest = detected.readings.front();
    if (best.white & furthest.white) best.white &= furthest.white;
    if (best.black & furthest.black) best.black &= furthest.black;
  }
  return choice_of(best);
}

}  // namespace planilla
