// The work of replay() (replay.h): one object an attempt.
//
//   ReplayResult result = Replayer(movetext, start, readers, repairs, std::move(room)).run();
//
// Only the files of this room include it. Each of them takes what stands at the cursor one way:
// moves, numbers, results, what is odd in variations, damaged words, choices that were left open,
// the fixes of a plan.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "game/replay/line_stack.h"
#include "game/replay/plan_cursor.h"
#include "game/replay/replay.h"
#include "game/replay/replay_fast.h"
#include "game/replay/token_cursor.h"
#include "game/spelling/move_number.h"
#include "notation/read/match.h"

namespace planilla {

class Replayer {
public:
  // All but `room` must outlive it.
  Replayer(const Movetext& movetext, const ReplayStart& start, const Readers& readers,
           const Repairs& repairs, ReplayResult room);
  ReplayResult run();

private:
  struct Junk {
    std::size_t element = SIZE_MAX;
    Rule rule{};
  };

  bool at_end() const;
  bool is_row_without_moves(std::size_t boundary) const;
  bool is_right(const MoveNumber& number) const;
  void step(const Token& token);
  void run_plain();
  void append_moves(std::span<const CompactMove> moves, Color first);
  bool take_plain_tokens(std::size_t end);
  void stop_plainly(std::size_t at, bool numbered);
  void take_aside();
  std::size_t token_of(const FastWord& word) const;
  void take_fix();
  bool take_kept_illegal(Span null_move);
  void force(Move move, Span span);
  bool name_even(const Edit& fix, Finding& finding) const;
  Finding& raise_fix(const Edit& fix, Span span);
  void add_evidence(const Edit& fix, Finding& finding) const;
  void raise_exchange(const Edit& fix, Span both);
  void describe_fault(const Edit& fix, Span span, Finding& finding);
  void take_word();
  void take_number(const Token& token);
  bool many_numbers_before() const;
  struct NumberedWords {
    std::size_t words = 0;  // of the line, up to the next number
    MoveNumber next;        // no digits: there is none
  };
  NumberedWords words_from(std::size_t at) const;
  bool counts_half_moves() const;
  bool is_first_of_later(const MoveNumber& number) const;
  bool leaves_a_gap(const MoveNumber& number) const;
  bool has_due_row_below(const MoveNumber& number) const;
  void take_comment(const Token& token);
  void tell_open_choice(const Token& comment);
  std::string other_move(std::string_view word);
  void take_line_comment(const Token& token);
  void take_nag(const Token& token);
  void take_glyph(const Token& token);
  void take_open();
  void take_close(const Token& token);
  void take_result(const Token& token);
  void take_text_after_end();
  std::size_t title_of_next(std::size_t from) const;
  std::size_t line_of_next_players(std::size_t from) const;
  bool begins_line(std::size_t at) const;
  bool is_later_number(std::size_t at) const;
  bool has_rows_before(std::size_t at) const;
  bool is_time_of_day(std::size_t at) const;
  bool has_prose_behind(std::size_t at) const;
  bool names_players(std::size_t at) const;
  std::size_t first_token() const;
  bool has_words_above() const;
  bool title_holds_result() const;
  std::size_t next_game_behind(std::size_t at) const;
  bool take_result_of_title();
  bool take_asked_score(const Token& token);
  bool is_title_of_next_game(std::size_t at) const;
  bool begins_due_row() const;
  void take_junk(const Token& token);
  void take_unclosed(const Token& token);
  bool goes_on_with_junk(Rule rule, const Token& token) const;
  void take_tag(const Token& token);
  void finish();

  bool breaks_word(std::size_t at) const;
  bool take_broken_word();
  void take_odd_word(const WordReading& reading);
  void take_move(const WordReading& reading);
  // How a move was written: Claim bits and Quirk bits.
  struct Spelling {
    std::uint16_t claims, quirks;
  };
  void play(Spelling spelling, Move move, Span span);
  void record(Spelling spelling, Move move, Span span, Bitboard occupied_before);
  void pass(Span span);
  void add_suffix(const WordReading& reading, Span span);
  void bad_move(const WordReading& reading, Span span);
  bool is_answer(std::size_t at, std::size_t word) const;
  bool take_either(const WordReading& reading, Span span);
  int plies_behind(Position position, std::size_t from, std::size_t end) const;
  bool take_prose(Span span);
  bool take_last_words();
  bool begins_with_text(std::size_t end) const;
  bool follows_whole_row(std::size_t words) const;
  std::size_t end_of_last_words() const;
  bool begins_with_illegal_move(std::size_t at) const;
  void take_remark_in_parentheses(Span whole);
  // Results as people write them: replay_results.cpp.
  bool take_double_forfeit(Span span);
  bool ends_at(std::size_t at) const;
  bool take_result_in_parentheses(std::size_t close);
  bool take_signed_result();
  bool take_result_at_end();
  std::size_t end_of_last_line() const;
  std::size_t end_of_last_lines() const;
  bool take_points_in_cells(Span span);
  bool is_number_of_title(std::size_t at, std::size_t line_end) const;
  bool take_line_of_numbers();
  bool take_last_line_in_brackets();
  bool takes_result_back(Span between) const;
  std::size_t end_of_other_result(std::size_t from, std::size_t end) const;
  bool take_other_result(std::size_t from, std::size_t end);
  std::size_t end_of_result_line() const;
  bool take_result_behind_words();
  bool take_score_of_sides();
  void end_with(Result result, Span span);
  bool is_last(std::size_t at) const;
  void missing_move(Span span);
  void tell_rows_unwritten(Span span);
  void unreadable(Span span);
  void take_hole(const Token& token);
  bool can_be_played(std::string_view word);
  bool stands_before(std::size_t at) const;
  void take_unclear(const Token& token);
  void take_unreadable(Span span);
  bool are_first_rows(std::string_view title, std::uint32_t rows) const;
  void take_title();
  bool take_asked_draw(const Lexicon::Phrase& phrase);
  bool take_spoken_result();
  bool is_one_passage(std::uint32_t end, std::uint32_t begin) const;
  void keep_sentence(Span words);
  bool goes_on_with_sentence(Span more);
  bool take_spaced_result();
  bool take_clock(Span span);
  bool take_minutes_of_row(const Token& token);
  bool take_minutes(Span span);
  std::uint32_t take_back_numbers(std::size_t from);
  // Keeps the text from tokens_[from] to the end of its line; `finding` is what stopped the
  // reading, from 1.
  void skip_unread(std::size_t from, std::size_t finding);
  void say_result_of_unread(std::size_t from, std::size_t end);

  bool begins_game(std::size_t at) const;
  bool is_board_of_title(std::size_t at) const;
  bool ends_in_move_before_moves(std::size_t from, std::size_t line_end) const;
  Result result_on_line(std::size_t at) const;
  void keep_words(Span words);
  bool has_result_behind(std::size_t at) const;
  bool goes_on_after_result() const;
  bool is_star(std::size_t at) const;
  bool is_bullet(std::size_t at) const;
  bool parts_moves(std::size_t at) const;
  bool goes_on_in_sentence(std::size_t at) const;
  std::size_t next_move(std::size_t at, const Position& position) const;
  std::optional<std::size_t> behind_offer(std::size_t at) const;
  std::size_t behind_last_words(std::size_t at) const;
  bool rows_go_on(std::size_t at) const;
  void take_offer(Span span, std::size_t behind);
  bool wins_a_piece(std::size_t at) const;
  bool is_overruled(std::size_t at, const Lexicon::Phrase& phrase) const;
  bool starts_next_game(std::size_t at) const;
  bool begins_anew(std::size_t at) const;
  bool rows_follow_star(std::size_t from) const;
  bool is_opening_of_title(std::size_t number) const;
  bool begins_broken_game(std::size_t number) const;
  bool goes_on_at_one(std::size_t number) const;
  bool was_counted_anew(std::size_t number) const;
  bool begins_no_game_below(std::size_t number) const;
  struct LegalRun {
    int plies = 0;
    bool is_whole = true;  // no word in it cannot be played
  };
  enum class AtOne : bool { stop, go_on };
  LegalRun legal_run(Position position, std::size_t at, AtOne at_one) const;
  void tell_doubtful_end();
  bool broke_at_once() const;
  bool is_ruling(std::size_t at) const;
  bool legal_at(const Position& position, std::size_t word) const;
  bool begins_unread(std::size_t at) const;
  std::size_t end_of_line(std::size_t from) const;
  MoveReader& reader(Color turn) const { return turn == white ? readers_.white : readers_.black; }
  std::span<const Token> tokens() const { return cursor_.tokens(); }
  LineState& line() { return lines_.line(); }
  const LineState& line() const { return lines_.line(); }
  Element& add(ElementKind kind, Span span);
  Finding& raise(Rule rule, Span span, TroubleKind trouble = TroubleKind::none);
  void raise_once(Rule rule, Span span);
  std::uint32_t last_finding() const;
  void drop_last_finding();

  // What is read, and in which letters.
  const Movetext& movetext_;
  const ReplayStart& start_;
  const Readers& readers_;
  const Repair repair_;
  const std::string_view text_;
  const bool keep_wings_;   // the notation is descriptive
  const bool keep_before_;  // positions before moves are needed: there are parentheses, or choices
                            // left open
  // How far it was read.
  TokenCursor cursor_;
  PlanCursor plan_;
  LineStack lines_;
  bool ended_ = false;              // the result was read
  std::size_t closing_ = SIZE_MAX;  // the element that holds the words of the result
  std::size_t title_at_ = ReplayOutcome::no_token;  // the next game's title, behind the result
  bool swallowed_ =
      false;           // by an unclosed comment: what is missing after it is no fault of its own
  bool dots_ = false;  // "..." since the last move
  bool odd_numbers_ = false;     // a number was not the right one: from here on each is kept
  std::optional<bool> minutes_;  // are bare numbers in parentheses times?
  std::vector<std::pair<Rule, std::uint32_t>> once_;  // index of the finding of raise_once
  Junk junk_;                                         // the last
  // What came of it.
  FastRoom plain_;
  ReplayResult out_;
};

}  // namespace planilla
