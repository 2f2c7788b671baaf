// As English or in the letters of the game before; in other letters; then with slips put right.
#include "game/movetext_reader.h"

#include <algorithm>
#include <utility>

#include "game/carried/kept_mark.h"
#include "game/evidence/unread_reply.h"
#include "game/layout/main_line.h"
#include "game/letters/language_found.h"
#include "game/letters/two_readings.h"
#include "game/letters/unplayed_letters.h"
#include "game/marks/mark_mender.h"
#include "game/model/result.h"
#include "game/repair/doubtful_words.h"
#include "game/repair/missing_stretch.h"
#include "game/repair/own_end.h"
#include "game/repair/question.h"
#include "game/spelling/forfeit.h"
#include "game/unplayed/unplayed_moves.h"
#include "rules/doubtful_move.h"
#include "rules/repaired_move.h"
#include "rules/unclosed_comment.h"
#include "rules/unclosed_variation.h"

namespace planilla {

MovetextReader::MovetextReader(const Notations& notations, const Lexicon& lexicon,
                               const ReadOptions& options)
    : notations_(notations),
      lexicon_(lexicon),
      options_(options),
      detector_(notations, lexicon, options),
      other_language_(notations, lexicon, options),
      foreign_knight_(notations, lexicon, options),
      texts_(lexicon, notations.languages()) {}

// After each change of tokens_.
void MovetextReader::use_tokens() {
  movetext_.use(tokens_);
  last_before_tag_ = no_token;
}

void MovetextReader::trim() {
  if (tokens_.capacity() <= large) return;
  std::vector<Token>().swap(tokens_);
  room_ = {};
}

void MovetextReader::put_back(Copy&& copy, Game& game) {
  tokens_ = std::move(copy.tokens);
  laid_out_ = copy.laid_out;
  use_tokens();
  take(game, {});
  game.extent = copy.extent;
}

void MovetextReader::begin(const Game& game) {
  elements_before_ = game.elements.size();
  findings_before_ = game.findings.size();
}

bool MovetextReader::read_fast(Game& game, std::size_t from) {
  const LanguageChoice& likely = detector_.likely();
  if (!options_.answers.empty() || likely.white->grammar().relative ||
      likely.black->grammar().relative)
    return false;
  if (!attempt_fast(game, from, likely)) return false;
  const FastAttempt& read = fast_attempt_;
  const ReadMoves moves(game, read.elements, read.plain, read.plies);
  const LanguageChoice* choice =
      letters_written(moves) != PieceLetters::capital ? nullptr : detector_.confirm(moves);
  if (choice == nullptr) return false;
  fast_attempt_.hand_to(game);
  game.extent.end = game.terminator_span.end;
  tell_choice(game, *choice);
  tell_unplayed(game, *choice);
  return true;
}

void MovetextReader::tell_unplayed(Game& game, const LanguageChoice& choice) const {
  tell_unplayed_moves(game, *choice.white, *choice.black);
  if (goes_on_in_comment(game)) tell_unplayed_in_other_letters(game, notations_);
}

bool MovetextReader::attempt_fast(const Game& game, std::size_t from,
                                  const LanguageChoice& choice) {
  return AnnotatedGame::may_read(game.text, from)
             ? annotated_.read_moves(game, from, *choice.white, *choice.black, fast_attempt_)
             : fast_.read_moves(game, from, *choice.white, *choice.black, fast_attempt_);
}

ReplayResult MovetextReader::attempt(const Movetext& movetext, const Game& game, std::size_t from,
                                     const LanguageChoice& choice, const Repairs& repairs) {
  const GameTag* result = game.tag("Result");
  return replay(movetext,
                {.from = from,
                 .position = game.start,
                 .is_sheet = game.is_sheet,
                 .has_result_tag = result != nullptr,
                 .result_tag = result != nullptr ? parse_result(result->value) : Result::none,
                 .end = game.extent.end,
                 .findings = findings_before_},
                {lexicon_, *choice.white, *choice.black}, repairs, std::exchange(room_, {}));
}

void MovetextReader::run(Game& game, std::size_t from, const LanguageChoice& choice,
                         const RepairPlan* script) {
  take(game, attempt(movetext_, game, from, choice, {script, options_.repair}));
  tell_choice(game, choice);
}

// In place of what the game took before. What stands before its movetext stays.
void MovetextReader::take(Game& game, ReplayResult&& result) {
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

void MovetextReader::tell_choice(Game& game, const LanguageChoice& choice) {
  game.read_as = choice.read_as;
  if (&choice != &detector_.first()) raise_language_found(game);
}

void MovetextReader::read(Game& game, std::size_t from) {
  marks_.clear();
  if (last_before_tag_ == no_token || from > last_before_tag_)
    last_before_tag_ = last_before_tag(tokens_, from);
  mark_forfeit(game, tokens_, from, last_before_tag_);
  const Letters* guess = detector_.guess();
  const LanguageChoice* choice = guess != nullptr ? read_in(*guess, game, from) : nullptr;
  if (choice == nullptr) choice = &find_letters(game, from);
  if (const LanguageChoice* down = read_blocks(game, from, *choice)) choice = down;
  if (const LanguageChoice* sorted = read_rows_by_number(game, from)) choice = sorted;
  choice = read_next_pages(game, from, *choice);
  const LanguageChoice* laid = read_layout(game, from, *choice);
  if (laid != nullptr)
    choice = laid;
  else if (const LanguageChoice* other = read_foreign_knight(game, from, *choice))
    choice = other;
  // Between sentences a slip proves little: the text may be meant otherwise.
  if (laid == nullptr || !options_.answers.empty()) {
    repair(game, from, *choice);
  } else {
    if (outcome_.faulted() && !is_doubtful_word(game.text, tokens_, outcome_.fault, *choice->white))
      repair_text(game, from, *choice);
    else if (options_.repair != Repair::off)
      read_doubtful_words(game, from, *choice);
    stop_at_jump(game, from, *choice);
  }
  ask_about_lax_words(game, from, *choice);
  for (Finding& mark : marks_) {
    if (mark.rule == rules::doubtful_move && options_.repair >= Repair::safe)
      mark.rule = rules::repaired_move, mark.applied = true;
    const bool is_open = is_one_of(mark.rule, rules::unclosed_comment, rules::unclosed_variation);
    game.findings.push_back(std::move(mark));
    if (is_open) keep_mark(game);
  }
  tell_unread_reply(game, *choice->white, *choice->black);
  tell_unplayed(game, *choice);
}

// As English; where that leaves doubt, in the letters that the words speak for; then in those that
// a search finds.
const LanguageChoice& MovetextReader::find_letters(Game& game, std::size_t from) {
  const LanguageChoice& first = detector_.first();
  const Repairs as_it_stands{nullptr, options_.repair};
  const auto read = [&](const LanguageChoice& choice) {
    take(game,
         mend_marks(game, from, choice, attempt(movetext_, game, from, choice, as_it_stands)));
    tell_choice(game, choice);
  };
  read(first);
  if (!detector_.doubts(game, outcome_.faulted(), outcome_.numbered_title)) {
    detector_.forget_guess();
    return first;
  }
  const std::span<const Token> tokens = tokens_of(game, from);
  const Letters* guess = outcome_.faulted() ? detector_.guess(game, tokens, from) : nullptr;
  if (guess != nullptr) {
    if (const LanguageChoice* choice = read_in(*guess, game, from)) return *choice;
  }
  // Under tags the file is English, and what English reads without a fault of its own has no rival.
  const bool english =
      !game.is_sheet && outcome_.reached != Reached::fault && !outcome_.numbered_title;
  const LanguageVerdict found = detector_.decide(game, tokens, from, hints_for(game));
  if (guess != nullptr || found.choice != &first) read(*found.choice);
  if (found.readings.size() > 1 && !english) raise_two_readings(game, found.readings);
  return *found.choice;
}

// Nothing, and the game has no moves, if it does not prove that it can only be meant so.
const LanguageChoice* MovetextReader::read_in(const Letters& letters, Game& game,
                                              std::size_t from) {
  const Span extent = game.extent;
  take(game, attempt(movetext_, game, from, *letters.choice, {nullptr, options_.repair}));
  const LanguageChoice* choice = nullptr;
  if (!outcome_.faulted() && !outcome_.numbered_title)
    choice = detector_.proven(letters, game, tokens_of(game, from), from, hints_for(game));
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

std::vector<const Language*> MovetextReader::hints_for(const Game& game) const {
  return game.is_sheet ? lexicon_.languages_of_headings(game) : std::vector<const Language*>();
}

// `result`, or what comes of the tokens with lost braces and parentheses put right: then these are
// the tokens of the text.
ReplayResult MovetextReader::mend_marks(const Game& game, std::size_t from,
                                        const LanguageChoice& choice, ReplayResult result) {
  const std::vector<Trouble>& troubles = result.outcome.troubles;
  if (options_.repair == Repair::off || troubles.empty()) return result;
  // On a sheet the layout sees to all marks but a brace.
  if (game.is_sheet && troubles.front().kind != TroubleKind::unclosed_comment) return result;
  const MarkMender mender(from, game.start, [&](const Movetext& movetext) {
    return attempt(movetext, game, from, choice, {nullptr, options_.repair});
  });
  Mended mended = mender.mend(movetext_, result);
  if (mended.told.empty()) return result;
  tokens_ = std::move(mended.tokens);
  use_tokens();
  marks_.append(std::move(mended.told));
  return std::move(mended.read);
}

// The first token behind the words above the moves, as they were read: those that look for slips
// take each word for a half-move.
std::size_t MovetextReader::behind_title(const Game& game, std::size_t from) const {
  if (game.elements.is_compact()) return from;
  std::uint32_t end = 0;
  for (std::size_t i = elements_before_; i < game.elements.size(); ++i) {
    const Element element = game.elements[i];
    if (element.kind != ElementKind::remark) break;
    end = element.span.end;
  }
  // Words that are no moves may reach beyond the game.
  const std::size_t size = tokens_of(game, from).size();
  std::size_t behind = from;
  while (behind < size && tokens_[behind].begin() < end) ++behind;
  return behind < size ? behind : from;
}

// Those that may be of this game, and all before it.
std::span<const Token> MovetextReader::tokens_of(const Game& game, std::size_t from) const {
  const std::span<const Token> all = tokens_;
  return game.is_sheet ? all.first(end_in_sheet(game.text, all, from)) : all;
}

// The game could not be read to its end: perhaps it can with a slip or two put right. Or somebody
// was asked about it.
void MovetextReader::repair(Game& game, std::size_t from, const LanguageChoice& choice) {
  const std::size_t first = behind_title(game, from);
  const GivenMoves answers =
      options_.answers.empty() ? GivenMoves() : answers_about(game, options_.answers);
  if (answers.empty() && options_.repair != Repair::off &&
      read_doubtful_words(game, from, choice)) {
    stop_at_jump(game, from, choice);
    return;
  }
  if (outcome_.fault == ReplayOutcome::no_token && answers.empty()) {
    stop_at_jump(game, from, choice);
    return;
  }
  if (outcome_.faulted() && answers.empty()) {
    const int plies = static_cast<int>(game.plies);
    if (const auto other = other_language_.find(game, tokens_of(game, from), first, plies)) {
      raise_other_language(game, *other);
      return;
    }
  }
  const bool keeps_illegal = options_.keep_illegal && outcome_.faulted();
  if (keeps_illegal && answers.empty() && keep_illegal(game, from, choice, {}, {})) return;
  if (options_.repair == Repair::off || (answers.empty() && ended_by_its_own_word(game))) return;
  // Reported only: a lost brace or parenthesis explains the fault already.
  if (options_.repair <= Repair::proceed && answers.empty() && outcome_.has_lost_marks()) return;
  if (answers.empty() && read_several_ways(game, from, choice)) return;
  const std::size_t fault = outcome_.fault == ReplayOutcome::no_token ? first : outcome_.fault;
  const std::span<const Token> all = tokens_of(game, from);
  // Somebody who was asked may have said what was played in place of a dash.
  const std::span<const Token> tokens = answers.empty() ? before_unwritten(all, first, fault) : all;
  RepairPlan script = repairer().find(game, tokens, first, fault, *choice.white, *choice.black,
                                      options_.repair, answers);
  // Where the numbers show that a stretch is missing, a repair of many moves would be invention.
  const bool proved = script.fixes.size() == 1 && script.questions.empty();
  const bool stops = script.fixes.empty() || script.fixes.front().stops;
  const bool misses_row = !script.fixes.empty() && script.fixes.front().kind == FixKind::gap;
  if (answers.empty())
    if (const auto gap = missing_stretch(game.text, all, first, fault, game.start);
        gap && (!proved || stops || misses_row || script.fixes.front().token < gap->token))
      script = {.fixes = {*gap}};
  if (!script.fixes.empty()) run(game, from, choice, &script);
  if (answers.empty() && !script.fixes.empty() && script.questions.empty() && !outcome_.faulted())
    stop_at_jump(game, from, choice, script);
  if (keeps_illegal && !answers.empty() && keep_illegal(game, from, choice, answers, script))
    return;
  for (const Question& question : script.questions) raise_question(game, tokens_, question);
}

// Of a game that was read to its end, as it stands or with slips put right.
void MovetextReader::ask_about_lax_words(Game& game, std::size_t from,
                                         const LanguageChoice& choice) {
  const bool asks = options_.repair != Repair::off && options_.repair != Repair::guess;
  if (!asks || !may_be_lax(game) || !options_.answers.empty() || choice.white->grammar().relative)
    return;
  for (const Question& question : repairer().ask_about_lax_words(
           game, tokens_of(game, from), behind_title(game, from), *choice.white, *choice.black))
    (question.is_slip ? raise_question : raise_choice)(game, tokens_, question);
}

// Words that may be several moves, or cannot be read in full. True: there is no more to find out.
bool MovetextReader::read_doubtful_words(Game& game, std::size_t from,
                                         const LanguageChoice& choice) {
  const bool stops = is_doubtful_word(game.text, tokens_, outcome_.fault, *choice.white);
  if ((!stops && letters_written(game) == PieceLetters::capital) ||
      choice.white->grammar().relative)
    return false;
  const std::optional<RepairPlan> script = repairer().read_doubtful(
      game, tokens_of(game, from), behind_title(game, from), *choice.white, *choice.black);
  if (script && !script->fixes.empty()) run(game, from, choice, &*script);
  return (stops && options_.repair != Repair::guess) || (script && !outcome_.faulted());
}

}  // namespace planilla
