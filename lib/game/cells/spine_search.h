// The beam behind find_spine(): hypotheses, what they cost, and how they go on.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/half_move.h"
#include "game/cells/items.h"
#include "game/cells/spine.h"

namespace planilla::spine {

inline constexpr std::size_t beam_width = 32;
inline constexpr std::uint32_t no_node = UINT32_MAX;

// What speaks for a hypothesis and against it. A legal half-move is worth four.
struct Costs {
  static constexpr int legal = 4, by_number = 3, lost_goes_on = 1;
  static constexpr int in_sentence = 10, in_plain_sentence = 5, habit = 2, least_in_sentence = 2,
                       after_sentence = 1, title = 4;
  static constexpr int no_number_line = 5, no_number_sentence = 13, no_number_aside = 1;
  static constexpr int begins_sentence = 16, reply_that_leads_on = 4, last_reply = 3;
  static constexpr int breaks_run = 12, no_capture = 8, inside_run = 12, inside_run_numbered = 11,
                       passed_over = 5;
  // "8 Bb3 A careful move. 8 Qc7": Black's half-move behind a number with no dots.
  static constexpr int number_again = 6;
  static constexpr int illegal = 14, gap = 16, misprint = 9, unwritten = 3;
  static constexpr int gap_again = 6;  // behind a gap, where nothing is read any more
  // Where the number is that many half-moves behind, a page may have been copied twice.
  static constexpr int far_back = 8, page_again = 25;
  static constexpr int told_for_unwritten = 200;
  static constexpr int new_game = 10, after_result = 14, cited_after_result = 200;
  // Of a game that begins within a sentence, as an opening that is cited does: the first half-move
  // of its paragraph.
  static constexpr int game_in_words = 10;
  static constexpr int passes_result = 12;  // that stands right behind the last half-move
  static constexpr int clear_lead = 4;      // over readings that come to other moves
  // Of a line that is cited: its beginning, by where it stands; a half-move that cannot be the next
  // one and stands behind one that is played.
  static constexpr int cited_by_words = 0, cited_in_words = 3, cited_in_sentence = 6,
                       cited_behind_remark = 8, cited_on_line = 14, cited_as_subject = 4,
                       cited_goes_on_line = 6, cited_goes_on = 4, cited_goes_on_aside = 3;
  static constexpr int breaks_run_illegally = 6;
  static constexpr int ends_in_cited = 9, ends_in_long_cited = 17, ends_in_other = 6;
  // The text ends, and a line that is cited from the first half-move on is longer than the game.
  static constexpr int shorter_than_cited = 12;
  // At most, of the numbers alone.
  static constexpr int for_game_in_words = 12;
  static constexpr int only_here = 6;  // and the number that was due stands nowhere else
  static constexpr int line_behind_cited = 5, due_in_cited = 8, fills_unreadable = 10;
  // Of a half-move that a number behind it names again; and of that one.
  static constexpr int named_again = 3, goes_back = 4;
  // Of a half-move in a sentence: that says it was played; of which another one has the number.
  // The half-move that is due in a sentence, said to mate, does.
  static constexpr int mates = 5;
  static constexpr int told = 1, has_rival = 3, is_listed = 10, is_remark = 10, told_in_cited = 12;
  // Of a half-move that begins a line without its number, less for each one before it.
  static constexpr int habit_of_lines = 2, least_on_line = 1;
  // Of the next half-move of a line that is cited, as one of the game.
  static constexpr int parts_cited = 8;
  // The same where one sentence holds both, "4...d5 fails because of 5.a3".
  static constexpr int parts_cited_sentence = 14;
  // Against a half-move in a sentence: its number stands again where a line or a sentence begins;
  // the moves of the game are set apart, and it is not.
  static constexpr int stands_again = 4, not_set_apart = 8;
  // Words before it speak of another game, "a famous game went 8.c3".
  static constexpr int other_game = 30;
};

struct State {
  Position position;
  std::array<Position, 3> past;           // before the last half-move, the one before that, ...
  Position cited;                         // of a line that is cited beside the game
  Position cited_base;                    // where that line begins
  std::uint32_t cited_line = UINT32_MAX;  // its last half-move among those of all lines; none
  int cited_plies = 0;                    // of that line
  int longest_opening = 0;                // half-moves of a line that is cited from the first on
  bool cited_in_words = false;            // where it begins
  std::uint32_t cited_item = UINT32_MAX;  // its last item; none
  bool instead = false;                   // it begins in place of a half-move that is played,
  bool differs = false;                   // with another one,
  bool as_likely = false;                 // and that one stands in a sentence, or it in none
  bool of_sentences = false;              // that one stands in a sentence as well
  bool about_move = false;                // a sentence about it stands between the two
  int cited_from = 0;                     // its first half-move, as numbers count
  int alternatives = 0;                   // lines that were cited in place of that half-move
  bool passed_due = false;    // the next half-move stood where the game goes on, and was cited
  std::uint8_t in_words = 0;  // bit n: does the half-move n back stand in a sentence?
  int first = 2;              // half-move of the game, as numbers count
  int ply = 0;                // of the game
  int score = 0;
  std::uint32_t node = no_node;
  std::uint32_t second_game = no_node;  // the part with which it begins
  std::uint32_t last_item = no_node;    // played
  int bare_lines = 0;                   // half-moves of the game that begin lines, without numbers
  int entries = 0;                      // half-moves of the game behind words without a stop
  int replies = 0;                      // Black's, behind sentences and dots: "Strong. ...Nf6"
  int shift = 0;                        // by how much the numbers of rows are ahead: one was
                                        // written twice
  bool begun_in_words = false;          // the first half-move of the game stands in a sentence
  bool gap = false;                     // the numbers left some out before the cell to come
  bool unread = false;  // a word in the place of the half-move that is due fits nothing
  bool lost = false;    // an illegal move or a gap was passed: the board is not known
  bool ended = false;

  int due() const { return first + ply; }  // the next half-move, as numbers count
  bool blacks_turn() const { return side_of_half_move(due()) == black; }
  int number() const { return number_of_half_move(due()); }
  void play(Move move) {
    past = {position, past[0], past[1]};
    position.play(move);
    unread = false;
    ++ply;
    cited_item = UINT32_MAX;
    passed_due = false;
  }
  void begin_game() {
    position = Position::initial();
    past.fill(position);
    cited_item = UINT32_MAX;
    passed_due = false;
    longest_opening = 0;
    begun_in_words = false;
    first = half_move_due(position);
    ply = shift = 0;
    lost = ended = false;
  }
};

// A half-move of a line that is cited.
struct CitedMove {
  std::uint32_t parent = no_node;
  Move move;
};

struct Node {
  std::uint32_t parent = no_node;
  std::uint32_t part = 0;
  Use use{};
  bool starts = false;
  bool legal = false;
  Move move;
  bool gap = false;
};

class Search {
public:
  Search(std::string_view text, const Parts& parts, const CellReaders& readers,
         const Position& start);

  Spine run();
  Spine run_first_game();

private:
  void take_item(std::uint32_t at);
  bool agree_on_second_game() const;
  const State& likeliest() const;
  Spine best_spine();
  std::vector<std::uint32_t> played_nodes(const State& state) const;
  std::uint32_t first_doubt() const;
  void take(const State& from, std::uint32_t at);
  void take_cell(const State& from, std::uint32_t at);
  bool is_second_of_pair(const State& from, std::uint32_t at) const;
  void take_blank(const State& from, std::uint32_t at);
  bool stands_below_title(std::uint32_t at) const;
  std::uint32_t end_of_line(std::uint32_t part) const;
  bool is_title_line(std::uint32_t first, std::uint32_t end) const;
  bool is_told_like(const State& from, std::uint32_t at) const;
  bool is_first_of_paragraph(std::uint32_t at) const;
  bool repeats_line_above(std::uint32_t at) const;
  void begin_game(const State& from, std::uint32_t at);
  void play(State to, std::uint32_t at, bool starts);
  bool says_mate(std::uint32_t at) const;
  void keep(State state, std::uint32_t at, Use use, bool starts, Move move = {});
  bool goes_on(const State& from, std::uint32_t at) const {
    return items_[at].before == Before::cell && at > 0 && from.last_item == at - 1;
  }
  bool begins_sentence(const State& from, const CellItem& item) const;
  // "After 4...Nf6 5.c3 d6 a known position arose. 7.Bg5": what is cited follows the last
  // half-move, and the game goes on where it ends.
  bool carries_game(const State& from, std::uint32_t at) const {
    return items_[at].carries_on && from.last_item + 1 == at &&
           items_[at].half_move() == from.due();
  }
  // "6.Qh5+ double check 6...Kd7": behind a remark that is over, and no move was unreadable before.
  bool follows_remark(const State& from, std::uint32_t at) const {
    const CellItem& item = items_[at];
    return item.behind_remark && !item.listed && !item.rival && !from.unread;
  }
  bool follows_passed(const State& from, std::uint32_t at) const;
  bool is_only_blacks(const State& from, std::uint32_t at);
  bool follows_unwritten(const State& from, std::uint32_t at) const;
  bool leads_on(const State& from, std::uint32_t at) const;
  bool is_reply_in_words(const State& from, std::uint32_t at) const;
  bool is_last_reply(const State& from, std::uint32_t at) const;
  bool is_announced_end(std::uint32_t at) const;
  bool is_named_again(const State& from, std::uint32_t at) const;
  bool is_of_citing_sentence(const State& from, std::uint32_t at) const;
  int cost_of_place(const State& from, std::uint32_t at, const CellItem& item, bool in_run) const;
  bool is_cited(const State& from, std::uint32_t at) const;
  bool is_of_last_run(std::uint32_t at) const;
  void moves_of(const Position& position, std::uint32_t at, MoveList& out);
  void find_runs_in_words();
  bool cite(State& state, std::uint32_t at);
  bool cite_branch(State& state, std::uint32_t at);
  void keep_cited(State state, std::uint32_t at);
  int cost_of_citing(const State& state, std::uint32_t at) const;
  bool begin_citing(State& state, std::uint32_t at, MoveList& moves);
  bool branch_off(State& state, std::uint32_t at, MoveList& moves);
  void add_cited(State& state, Move move);
  void take_back_cited(State& state, int half_moves) const;
  bool goes_on_cited(const State& state, std::uint32_t at) const;
  bool repeats_move(const State& from, std::uint32_t at);
  bool repeats_number(const State& state, std::uint32_t at) const;
  bool is_next_of_game(const State& state, std::uint32_t at) const;
  const Position* cited_from(const State& state, const CellItem& item) const;
  CellItem behind_dash(const State& from, std::uint32_t at) const;
  bool is_of_next_title(std::uint32_t at) const;
  bool tells_result(std::uint32_t at) const;
  bool ends_game(const State& from, std::uint32_t at) const;
  bool is_of_title_line(std::uint32_t part) const;
  bool ends_text(std::uint32_t part) const;
  bool surely_ends(const State& from, std::uint32_t at) const;
  void pass_over(const State& from, std::uint32_t at);
  void prune();
  int farther_at_end(const State& state) const;
  static bool has_alternatives(const State& state, int farther);
  std::uint32_t doubt_at_end() const;
  bool begins_opening(std::uint32_t behind, std::uint32_t before) const;
  std::uint32_t doubt_of_return() const;
  std::uint32_t doubt_of_row_above() const;
  void weigh_ends();

  std::string_view text_;
  const Parts& parts_;
  CellReaders readers_;
  std::vector<CellItem> items_;
  std::vector<State> states_, next_;
  std::vector<std::uint32_t> order_;  // of next_
  std::vector<Node> nodes_;
  std::vector<CitedMove> cited_moves_;
  std::uint32_t read_item_ = no_node;
  std::optional<WordReading> reading_[2];
  bool numbered_ = false;
  bool doubles_ = false;    // "1. e4 1. e5"
  bool set_apart_ = false;  // the moves of the game are, and others are not
};

}  // namespace planilla::spine
