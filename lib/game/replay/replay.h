// Tokens replayed on a board: the main line and its variations, as elements of a Game.
//
//   Replay replay(lexicon);
//   replay.open(text, tokens);                 // of all games of a slice
//   replay.run(game, from, reader, reader);    // the one that begins at tokens[from]
//   replay.next()      // index of the first token that is not of this game
//
// Every token becomes an element, is joined to one (a suffix such as `e.p.`), or is a number. A
// move that is illegal, ambiguous or unreadable raises one finding, and the text from there to the
// end of its line (the variation, or the game before its result) is kept as `unread`. Variations
// are walked with an explicit stack.
//
// Where a game ends: at its result, unless a move that fits follows; at the first tag after a move;
// and in a scoresheet before a move number 1 whose move is legal at the start, once a move was
// read.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "game/model/game.h"
#include "game/model/lexicon.h"
#include "game/model/script.h"
#include "game/replay/replay_plain.h"
#include "game/spelling/parentheses.h"
#include "notation/read/match.h"
#include "notation/read/move_reader.h"
#include "pgn/token.h"

namespace planilla {

struct MoveNumber;

class Replay {
public:
  explicit Replay(const Lexicon& lexicon) : lexicon_(&lexicon) {}

  // The tokens of `text`, which stay where they are.
  void open(std::string_view text, std::span<Token> tokens);
  // Reads the movetext that begins at tokens[from] into `game` (text, start and tags are set
  // already). The readers have the alphabets of White and Black: often the same. `script`: what is
  // to be read in place of what stands there; `repair`: what becomes of it.
  void run(Game& game, std::size_t from, MoveReader& for_white, MoveReader& for_black,
           const Script* script = nullptr, Repair repair = Repair::off);
  // Undoes the splits of run-together words, for another run over the same tokens.
  void restore_tokens();

  std::size_t next() const { return at_; }
  bool numbered_title() const {
    return numbered_title_;
  }                                          // a title was taken that holds a move number
  bool faulted() const { return faulted_; }  // the main line was not read to its end
  static constexpr std::size_t no_fault = SIZE_MAX;
  std::size_t fault() const {
    return fault_;
  }  // the token at which it was not, if one of this text

private:
  struct Line {
    Position position;
    Position before;            // before its last move
    Wings wings, wings_before;  // kept only for notations that name wings
    int ply = 0;
    bool numbered = false;        // the right number of the next move was read
    int variations = 0;           // met so far on this ply
    std::uint32_t last_move = 0;  // element index + 1; 0: none
  };
  struct Frame {
    Line line;           // to go back to
    std::uint32_t open;  // token of the parenthesis
    int replaced, ordinal;
  };

  bool at_end() const;
  bool is_right(const MoveNumber& number) const;
  void step(const Token& token);
  void run_plain();
  bool take_plain_tokens(std::size_t end);
  std::size_t token_of(const PlainWord& word) const;
  void take_fix();
  bool take_kept_illegal(Span null_move);
  void force(Move move, Span span);
  Finding& raise_fix(const Fix& fix, Span span);
  void raise_exchange(const Fix& fix, Span both);
  void describe_fault(const Fix& fix, Span span, Finding& finding);
  void find_next_fix();
  void take_word();
  void take_number(const Token& token);
  bool many_numbers_before() const;
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
  void take_junk(const Token& token);
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
  bool take_either(const WordReading& reading, Span span);
  int plies_behind(Position position, std::size_t from, std::size_t end) const;
  bool take_prose(Span span);
  // Results as people write them: replay_results.cpp.
  void mark_double_forfeit();
  bool take_double_forfeit(Span span);
  bool ends_at(std::size_t at) const;
  bool take_result_in_parentheses(std::size_t close);
  bool take_signed_result();
  bool take_result_at_end();
  void end_with(Result result, Span span);
  bool is_last(std::size_t at) const;
  void missing_move(Span span);
  void take_unreadable(Span span);
  void take_title();
  bool take_spoken_result();
  bool take_spaced_result();
  bool take_clock(Span span);
  bool take_minutes(Span span);
  std::uint32_t take_back_numbers(std::size_t from);
  // Keeps the text from tokens_[from] to the end of its line; `finding` is what stopped the
  // reading, from 1.
  void skip_unread(std::size_t from, std::size_t finding);

  bool goes_on_after_result() const;
  bool starts_next_game(std::size_t at) const;
  bool legal_at(const Position& position, std::size_t word) const;
  bool begins_unread(std::size_t at) const;
  std::size_t end_of_line(std::size_t from) const;
  MoveReader& reader(Color turn) const { return turn == white ? *white_ : *black_; }
  Element& add(ElementKind kind, Span span);
  Finding& raise(Rule rule, Span span);
  void raise_once(Rule rule, Span span);
  std::string path() const;

  const Lexicon* lexicon_;
  Game* game_ = nullptr;
  std::span<Token> tokens_;
  std::vector<std::pair<std::size_t, std::uint32_t>> splits_;  // token, where it began
  MoveReader* white_ = nullptr;
  MoveReader* black_ = nullptr;
  std::size_t first_ = 0;  // where this run began
  std::size_t at_ = 0;
  Parentheses pairs_;
  Line line_;
  std::vector<Frame> frames_;
  PlainRoom plain_;
  bool ended_ = false;  // the result was read
  bool faulted_ = false;
  bool numbered_title_ = false;
  std::size_t fault_ = no_fault;
  const Script* script_ = nullptr;
  Repair repair_ = Repair::off;
  std::size_t fix_ = 0;             // of the script: the next
  std::size_t stop_at_ = SIZE_MAX;  // its token
  bool swallowed_ =
      false;  // by an unclosed comment: what is missing after it is no fault of its own
  std::optional<bool> minutes_;  // are bare numbers in parentheses times?
  bool dots_ = false;            // "..." since the last move
  bool odd_numbers_ = false;     // a number was not the right one: from here on each is kept
  bool keep_wings_ = false;      // the notation is descriptive
  bool keep_before_ =
      false;  // positions before moves are needed: there are parentheses, or choices left open
  bool has_choices_ = false;                          // somewhere in the text
  std::vector<std::pair<Rule, std::uint32_t>> once_;  // index of the finding of raise_once
  struct Junk {
    std::size_t element = SIZE_MAX;
    Rule rule{};
  };
  Junk junk_;  // the last
};

}  // namespace planilla
