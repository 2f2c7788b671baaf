// From a slice to its games, one after another.
#include "game/game_reader.h"

#include <algorithm>

#include "board/fen.h"
#include "game/carried/kept_illegal.h"
#include "game/carried/text_findings.h"
#include "game/fast/plain_game.h"
#include "game/layout/forfeit.h"
#include "game/layout/main_line.h"
#include "game/layout/noise.h"
#include "game/layout/sheet.h"
#include "game/layout/tags.h"
#include "game/layout/unplayed.h"
#include "game/letters/alphabets.h"
#include "game/letters/language_found.h"
#include "game/letters/two_readings.h"
#include "game/model/lexicon.h"
#include "game/model/result.h"
#include "game/model/walk.h"
#include "game/repair/mark_mender.h"
#include "game/repair/missing_stretch.h"
#include "game/repair/own_end.h"
#include "game/repair/question.h"
#include "game/repair/repair.h"
#include "game/repair/small_letters.h"
#include "game/replay/replay.h"
#include "pgn/tokenizer.h"

namespace planilla {

class GameReader::Impl {
public:
  Impl(const Notations& notations, ReadOptions options)
      : notations_(notations),
        options_(std::move(options)),
        lexicon_(notations.languages()),
        tags_(lexicon_, options_),
        alphabets_(notations, lexicon_, options_) {
    if (!options_.fen) return;
    const FenResult fen = parse_fen(*options_.fen);
    if (!fen.position)
      throw std::invalid_argument("--fen: " + std::string(fen_fault_name(fen.fault)) + " at byte " +
                                  std::to_string(fen.fault_at + 1));
  }

  void answer(const GivenMoves& answers) { options_.answers = answers; }

  void open(const GameText& slice) {
    slice_ = copy_with_bytes(slice);
    at_ = 0;
    tokens_.clear();
    state_ = slice.has_tags ? State::untouched : State::first;
    if (!slice.has_tags) tokenize_from(0);
  }

  bool next(Game& game) {
    if (state_ != State::untouched && at_ >= tokens_.size()) return false;
    game.clear();
    game.source = slice_;
    game.text = slice_->text;
    game.is_sheet = !slice_->has_tags;
    if (state_ != State::later) raise_text_findings(*slice_, game.findings);
    if (state_ != State::untouched)
      read_tokens(game);
    else if (!read_untouched(game))
      return false;
    state_ = State::later;
    name_moves(game);
    // Nobody needs them any more, and the checks of a large game want room of their own.
    if (at_ >= tokens_.size() && tokens_.capacity() > large) {
      std::vector<Token>().swap(tokens_);
      room_ = {};
    }
    return true;
  }

private:
  // No tokens yet; the first game of the slice; one behind it.
  enum class State { untouched, first, later };

  void tokenize_from(std::size_t from);
  bool read_untouched(Game& game);
  bool read_plainly(Game& game, std::size_t from);
  void read_tokens(Game& game);
  void read_tokens(Game& game, const TagReader::Outcome& tags);
  static void name_moves(Game& game);
  void read_moves(Game& game, std::size_t from);
  const Choice& find_letters(Game& game, std::size_t from);
  const Choice* read_in(const Letters& letters, Game& game, std::size_t from);
  std::vector<const Language*> hints_for(const Game& game) const;
  ReplayResult attempt(const Movetext& movetext, const Game& game, std::size_t from,
                       const Choice& choice, const Repairs& repairs);
  void run(Game& game, std::size_t from, const Choice& choice, const Script* script = nullptr);
  void take(Game& game, ReplayResult&& result);
  void tell_choice(Game& game, const Choice& choice);
  ReplayResult mend_marks(const Game& game, std::size_t from, const Choice& choice,
                          ReplayResult result);
  void repair(Game& game, std::size_t from, const Choice& choice);
  bool read_small_letters(Game& game, std::size_t from, const Choice& choice);
  std::span<const Token> tokens_of(const Game& game, std::size_t from) const;
  bool keep_illegal(Game& game, std::size_t from, const Choice& choice);

  static constexpr std::size_t large = 1 << 20;  // bytes of a text, or its tokens

  const Notations& notations_;
  ReadOptions options_;
  Lexicon lexicon_;
  TagReader tags_;
  Alphabets alphabets_;
  std::optional<Repairer> repairer_;  // made for the first game that needs it
  std::vector<Token> tokens_;
  Movetext movetext_;      // of these
  ReplayOutcome outcome_;  // of the attempt that the game took
  ReplayResult room_;      // one that is not wanted any more: its vectors are used again
  Findings marks_;         // lost, and found again: told with the game
  std::shared_ptr<const GameText> slice_;
  std::size_t at_ = 0;
  State state_ = State::later;
  PlainGame plain_;
  std::size_t elements_before_ = 0, findings_before_ = 0;
};

// The tokens of the slice from a place on.
void GameReader::Impl::tokenize_from(std::size_t from) {
  const std::string_view text = slice_->text;
  // Growing would double the peak; room that is not used costs nothing.
  if (text.size() > large) tokens_.reserve(text.size());
  const Span rest{static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(text.size())};
  if (slice_->has_tags)
    tokenize(text, rest, tokens_);
  else
    tokenize_sheet(text, rest, lexicon_, tokens_);
  movetext_.open(text, tokens_);
}

// The first game of a slice with tags: without tokens as far as it goes.
bool GameReader::Impl::read_untouched(Game& game) {
  const std::size_t movetext = PlainGame::read_tags(game);
  if (movetext == 0) {
    tokenize_from(0);
    if (tokens_.empty()) return false;
    read_tokens(game);
    return true;
  }
  const bool playable = tags_.settle(game);
  if (playable && !TagReader::has_mended(game) && read_plainly(game, movetext)) return true;
  tokenize_from(movetext);
  read_tokens(game, {0, playable});
  return true;
}

bool GameReader::Impl::read_plainly(Game& game, std::size_t from) {
  const Choice& likely = alphabets_.likely();
  if (!options_.answers.empty() || likely.white->grammar().relative ||
      likely.black->grammar().relative)
    return false;
  if (!plain_.read_moves(game, from, *likely.white, *likely.black)) return false;
  const Choice* choice = writes_small_letters(game) ? nullptr : alphabets_.confirm(game);
  if (choice == nullptr) {
    PlainGame::forget_moves(game);
    return false;
  }
  game.extent.end = game.terminator_span.end;
  tell_choice(game, *choice);
  settle_result(game, ReadTo::end);
  return true;
}

void GameReader::Impl::read_tokens(Game& game) {
  game.extent = {tokens_[at_].span.begin, tokens_[at_].span.begin};
  read_tokens(game, tags_.read(game, tokens_, at_));
}

void GameReader::Impl::read_tokens(Game& game, const TagReader::Outcome& tags) {
  TagReader::keep_mended(game);
  elements_before_ = game.elements.size();
  findings_before_ = game.findings.size();
  if (tags.playable)
    read_moves(game, tags.next);
  else
    at_ = keep_unplayed(game, tokens_, tags.next);
}

// "9..." beside each ply, whichever half-move whoever raised the finding meant in the end.
void GameReader::Impl::name_moves(Game& game) {
  for (Finding& finding : game.findings)
    finding.move = finding.ply > 0 ? move_label(game.start, finding.ply) : std::string();
}

ReplayResult GameReader::Impl::attempt(const Movetext& movetext, const Game& game, std::size_t from,
                                       const Choice& choice, const Repairs& repairs) {
  return replay(movetext,
                {.from = from,
                 .position = game.start,
                 .is_sheet = game.is_sheet,
                 .has_result_tag = game.tag("Result") != nullptr,
                 .end = game.extent.end,
                 .findings = findings_before_},
                {lexicon_, *choice.white, *choice.black}, repairs, std::exchange(room_, {}));
}

void GameReader::Impl::run(Game& game, std::size_t from, const Choice& choice,
                           const Script* script) {
  take(game, attempt(movetext_, game, from, choice, {script, options_.repair}));
  tell_choice(game, choice);
}

// In place of what the game took before. What stands before its movetext stays.
void GameReader::Impl::take(Game& game, ReplayResult&& result) {
  std::vector<Element>& elements = game.elements.edit();
  elements.resize(elements_before_);
  if (elements.empty())
    elements.swap(result.elements);
  else
    elements.insert(elements.end(), result.elements.begin(), result.elements.end());
  game.findings.resize(findings_before_);
  game.findings.append(std::move(result.findings));
  game.keys.swap(result.keys);
  game.plain = result.plain;
  game.final = result.final;
  game.plies = result.plies;
  game.terminator = result.terminator;
  game.terminator_span = result.terminator_span;
  game.extent.end = std::max(game.extent.end, result.end);
  outcome_ = std::move(result.outcome);
  room_ = std::move(result);
}

void GameReader::Impl::tell_choice(Game& game, const Choice& choice) {
  game.read_as = choice.read_as;
  if (&choice != &alphabets_.first()) raise_language_found(game);
}

void GameReader::Impl::read_moves(Game& game, std::size_t from) {
  marks_.clear();
  mark_forfeit(game, tokens_, from);
  const Letters* guess = alphabets_.guess();
  const Choice* choice = guess != nullptr ? read_in(*guess, game, from) : nullptr;
  if (choice == nullptr) choice = &find_letters(game, from);
  repair(game, from, *choice);
  for (Finding& mark : marks_) {
    if (mark.rule == Rule::doubtful_move && options_.repair >= Repair::safe)
      mark.rule = Rule::repaired_move, mark.applied = true;
    game.findings.push_back(std::move(mark));
  }
  at_ = tags_.read_below(game, tokens_, outcome_.next);
  if (at_ != outcome_.next) game.extent.end = tokens_[at_ - 1].end();
  settle_result(game, outcome_.faulted() ? ReadTo::fault : ReadTo::end);
  if (is_noise(game, at_ - from, findings_before_)) fold_noise(game, findings_before_);
}

// As English; where that leaves doubt, in the letters that the words speak for; then in those that
// a search finds.
const Choice& GameReader::Impl::find_letters(Game& game, std::size_t from) {
  const Choice& first = alphabets_.first();
  const Repairs as_it_stands{nullptr, options_.repair};
  const auto read = [&](const Choice& choice) {
    take(game,
         mend_marks(game, from, choice, attempt(movetext_, game, from, choice, as_it_stands)));
    tell_choice(game, choice);
  };
  read(first);
  if (!alphabets_.doubts(game, outcome_.faulted(), outcome_.numbered_title)) {
    alphabets_.forget_guess();
    return first;
  }
  const std::span<const Token> tokens = tokens_of(game, from);
  const Letters* guess = outcome_.faulted() ? alphabets_.guess(game, tokens, from) : nullptr;
  if (guess != nullptr) {
    if (const Choice* choice = read_in(*guess, game, from)) return *choice;
  }
  const Decision found = alphabets_.decide(game, tokens, from, hints_for(game));
  if (guess != nullptr || found.choice != &first) read(*found.choice);
  if (found.readings.size() > 1) raise_two_readings(game, found.readings);
  return *found.choice;
}

// Nothing, and the game has no moves, if it does not prove that it can only be meant so.
const Choice* GameReader::Impl::read_in(const Letters& letters, Game& game, std::size_t from) {
  const Span extent = game.extent;
  take(game, attempt(movetext_, game, from, *letters.choice, {nullptr, options_.repair}));
  const Choice* choice = nullptr;
  if (!outcome_.faulted() && !outcome_.numbered_title)
    choice = alphabets_.proven(letters, game, tokens_of(game, from), from, hints_for(game));
  const bool same = choice != nullptr && choice->white == letters.choice->white &&
                    choice->black == letters.choice->black;
  if (same) {
    tell_choice(game, *choice);
    return choice;
  }
  take(game, {});
  game.extent = extent;
  if (choice != nullptr) run(game, from, *choice);
  return choice;
}

std::vector<const Language*> GameReader::Impl::hints_for(const Game& game) const {
  return game.is_sheet ? lexicon_.languages_of_headings(game) : std::vector<const Language*>();
}

// `result`, or what comes of the tokens with lost braces and parentheses put right: then these are
// the tokens of the text.
ReplayResult GameReader::Impl::mend_marks(const Game& game, std::size_t from, const Choice& choice,
                                          ReplayResult result) {
  if (game.is_sheet || options_.repair == Repair::off || result.outcome.troubles.empty())
    return result;
  const MarkMender mender(from, game.start, [&](const Movetext& movetext) {
    return attempt(movetext, game, from, choice, {nullptr, options_.repair});
  });
  Mended mended = mender.mend(movetext_, result);
  if (mended.told.empty()) return result;
  tokens_ = std::move(mended.tokens);
  movetext_.open(game.text, tokens_);
  marks_.append(std::move(mended.told));
  return std::move(mended.read);
}

// Those that may be of this game, and all before it.
std::span<const Token> GameReader::Impl::tokens_of(const Game& game, std::size_t from) const {
  const std::span<const Token> all = tokens_;
  return game.is_sheet ? all.first(end_in_sheet(game.text, all, from)) : all;
}

// The game could not be read to its end: perhaps a move stood that was illegal. True: it is read
// so.
bool GameReader::Impl::keep_illegal(Game& game, std::size_t from, const Choice& choice) {
  const KeptIllegal search(game.text, tokens_, *choice.white, *choice.black);
  const auto reach = [&](const Script& script) {
    ReplayResult result = attempt(movetext_, game, from, choice, {&script, Repair::safe});
    const KeptIllegal::Reach out{result.outcome.fault, result.plies, result.final};
    room_ = std::move(result);
    return out;
  };
  const std::size_t fault = outcome_.fault;
  Script stood = search.find({fault, game.plies, game.final}, reach);
  if (!stood.fixes.empty()) {
    if (!repairer_) repairer_.emplace(notations_);
    const Script slips = repairer_->find(game, tokens_of(game, from), from, fault, *choice.white,
                                         *choice.black, Repair::guess);
    const bool explained = !slips.fixes.empty() && slips.fixes.size() <= stood.fixes.size() &&
                           reach(slips).fault == ReplayOutcome::no_token;
    if (explained) stood.fixes.clear();
  }
  run(game, from, choice, &stood);
  return !stood.fixes.empty();
}

// The game could not be read to its end: perhaps it can with a slip or two put right. Or somebody
// was asked about it.
void GameReader::Impl::repair(Game& game, std::size_t from, const Choice& choice) {
  const GivenMoves answers =
      options_.answers.empty() ? GivenMoves() : answers_about(game, options_.answers);
  if (answers.empty() && options_.repair != Repair::off && read_small_letters(game, from, choice))
    return;
  if (outcome_.fault == ReplayOutcome::no_token && answers.empty()) return;
  if (outcome_.faulted() && options_.keep_illegal && keep_illegal(game, from, choice)) return;
  if (options_.repair == Repair::off || (answers.empty() && ended_by_its_own_word(game))) return;
  // Reported only: a lost brace or parenthesis explains the fault already.
  if (options_.repair <= Repair::proceed && answers.empty() && outcome_.has_lost_marks()) return;
  const std::size_t fault = outcome_.fault == ReplayOutcome::no_token ? from : outcome_.fault;
  if (!repairer_) repairer_.emplace(notations_);
  Script script = repairer_->find(game, tokens_of(game, from), from, fault, *choice.white,
                                  *choice.black, options_.repair, answers);
  // Where the numbers show that a stretch is missing, a repair of many moves would be invention.
  const bool is_one = script.fixes.size() + script.questions.size() == 1 &&
                      (script.fixes.empty() || !script.fixes.front().stops);
  if (answers.empty() && !is_one)
    if (const auto gap = missing_stretch(game.text, tokens_of(game, from), from, fault, game.start))
      script = {.fixes = {*gap}};
  if (!script.fixes.empty()) run(game, from, choice, &script);
  for (const Question& question : script.questions) raise_question(game, tokens_, question);
}

// Of small piece letters the likeliest reading of each word need not be the only one. True: the
// game was read to its end.
bool GameReader::Impl::read_small_letters(Game& game, std::size_t from, const Choice& choice) {
  if (!writes_small_letters(game) || choice.white->grammar().relative) return false;
  const std::optional<Script> script =
      small_letters(game, tokens_of(game, from), from, *choice.white, *choice.black);
  if (!script || script->fixes.empty()) return script && !outcome_.faulted();
  run(game, from, choice, &*script);
  return !outcome_.faulted();
}

GameReader::GameReader(const Notations& notations, ReadOptions options)
    : impl_(std::make_unique<Impl>(notations, std::move(options))) {}
GameReader::~GameReader() = default;
void GameReader::answer(const GivenMoves& answers) {
  impl_->answer(answers);
}
void GameReader::open(const GameText& slice) {
  impl_->open(slice);
}
bool GameReader::next(Game& game) {
  return impl_->next(game);
}

}  // namespace planilla
