// The tokens of a slice, and how the moves of one game after another are read from them.
//
//   MovetextReader reader(notations, lexicon, options);
//   reader.open(slice, 0);
//   reader.begin(game);                       // its tags are read
//   reader.read(game, from);                  // from tokens()[from] on
//   at = reader.outcome().next;               // the first token behind the game
//
// Letters first (game/letters/language_detector.h), then what was mistyped: each attempt is a
// ReplayResult, and the game takes the one that is chosen. `options` and `lexicon` must outlive the
// reader. For one thread.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/doubt/doubt_marks.h"
#include "game/fast/annotated_game.h"
#include "game/fast/fast_game.h"
#include "game/letters/foreign_knight.h"
#include "game/letters/language_detector.h"
#include "game/letters/other_language.h"
#include "game/model/game.h"
#include "game/model/lexicon.h"
#include "game/model/read_options.h"
#include "game/repair/repair.h"
#include "game/replay/replay.h"
#include "game/texts/text_reader.h"
#include "pgn/token.h"

namespace planilla {

class MovetextReader {
public:
  MovetextReader(const Notations& notations, const Lexicon& lexicon, const ReadOptions& options);

  void open(const GameText& slice, std::size_t from);
  void clear() {
    tokens_.clear();
    laid_out_ = 0;
  }
  // Gives back the room of a large slice that was read.
  void trim();
  const std::vector<Token>& tokens() const { return tokens_; }
  // Does the token stand in a text without tags, or in a sheet below a game that has some?
  bool is_of_sheet(std::size_t token) const { return tokens_[token].begin() >= sheet_from_; }

  // What the game holds now stays, whatever is read into it.
  void begin(const Game& game);
  // True if the moves from byte `from` on could be read without tokens, to the end of the game.
  bool read_fast(Game& game, std::size_t from);
  void read(Game& game, std::size_t from);
  const ReplayOutcome& outcome() const { return outcome_; }
  // As nothing had been read into the game since the copy was made.
  struct Copy {
    std::vector<Token> tokens;
    std::size_t laid_out = 0;
    Span extent;
  };
  Copy copy_of(const Game& game) const { return {tokens_, laid_out_, game.extent}; }
  void put_back(Copy&& copy, Game& game);
  std::size_t findings_before() const { return findings_before_; }

private:
  void open_sheet(std::string_view text, Span range);
  void mark_words(std::string_view text, DoubtMarks::Frame frame, std::vector<Token>& tokens);
  bool game_ends_in_sentence(const Game& game) const;
  void use_tokens();
  bool leaves_unread(const Game& game) const;
  // Why a text may be laid out: sentences; a word that is no move; a number of Black's that was
  // read behind its half-move; moves of another game.
  enum class LayoutNeed { none, prose, one_word, number, bracket, sign, other_game };
  bool stops_at_heading() const;
  bool begins_unwritten(const Game& game) const;
  bool begins_again(const Game& game) const;
  std::size_t end_of_same_headings(const Game& game, std::size_t at) const;
  const LanguageChoice* read_blocks(Game& game, std::size_t from, const LanguageChoice& choice);
  const LanguageChoice* read_rows_by_number(Game& game, std::size_t from);
  void ask_about_blocks(Game& game, std::size_t from, const LanguageChoice& choice);
  const LanguageChoice* read_next_pages(Game& game, std::size_t from, const LanguageChoice& choice);
  bool stops_behind_lower_number(const Game& game) const;
  LayoutNeed layout_need(const Game& game, std::size_t from, const LanguageChoice& choice) const;
  struct Before {
    std::uint32_t plies = 0;
    bool faulted = false;
  };
  bool prefers_layout(const Game& game, LayoutNeed need, Before before,
                      const LanguageChoice& choice) const;
  const LanguageChoice* read_layout(Game& game, std::size_t from, const LanguageChoice& choice);
  const LanguageChoice& find_letters(Game& game, std::size_t from);
  const LanguageChoice* read_in(const Letters& letters, Game& game, std::size_t from);
  std::vector<const Language*> hints_for(const Game& game) const;
  bool attempt_fast(const Game& game, std::size_t from, const LanguageChoice& choice);
  ReplayResult attempt(const Movetext& movetext, const Game& game, std::size_t from,
                       const LanguageChoice& choice, const Repairs& repairs);
  void run(Game& game, std::size_t from, const LanguageChoice& choice,
           const RepairPlan* script = nullptr);
  void take(Game& game, ReplayResult&& result);
  void tell_choice(Game& game, const LanguageChoice& choice);
  void tell_unplayed(Game& game, const LanguageChoice& choice) const;
  ReplayResult mend_marks(const Game& game, std::size_t from, const LanguageChoice& choice,
                          ReplayResult result);
  const LanguageChoice* read_foreign_knight(Game& game, std::size_t from,
                                            const LanguageChoice& choice);
  void repair(Game& game, std::size_t from, const LanguageChoice& choice);
  void repair_text(Game& game, std::size_t from, const LanguageChoice& choice);
  void ask_about_lax_words(Game& game, std::size_t from, const LanguageChoice& choice);
  bool numbers_are_exchanged(const Game& game, std::size_t from, const LanguageChoice& choice,
                             const Edit& gap);
  void stop_at_jump(Game& game, std::size_t from, const LanguageChoice& choice,
                    const RepairPlan& changes = {});
  bool read_several_ways(Game& game, std::size_t from, const LanguageChoice& choice);
  bool read_doubtful_words(Game& game, std::size_t from, const LanguageChoice& choice);
  std::size_t behind_title(const Game& game, std::size_t from) const;
  std::span<const Token> tokens_of(const Game& game, std::size_t from) const;
  bool keep_illegal(Game& game, std::size_t from, const LanguageChoice& choice,
                    const GivenMoves& answers, const RepairPlan& answered);

  Repairer& repairer() {
    return repairer_ ? *repairer_ : repairer_.emplace(notations_, detector_.slips());
  }

  static constexpr std::size_t large = 1 << 20;  // bytes of a text, or its tokens

  const Notations& notations_;
  const Lexicon& lexicon_;
  const ReadOptions& options_;
  LanguageDetector detector_;
  OtherLanguage other_language_;
  ForeignKnight foreign_knight_;
  std::optional<DoubtMarks> doubt_;  // made for the first game that has tokens
  TextReader texts_;
  std::size_t laid_out_ = 0;          // so many of the tokens are those that texts_ made
  std::optional<Repairer> repairer_;  // made for the first game that needs it
  FastGame fast_;
  AnnotatedGame annotated_;
  FastAttempt fast_attempt_;  // the last of those two
  std::vector<Token> tokens_;
  std::uint32_t sheet_from_ = 0;  // in the text
  static constexpr std::size_t no_token = static_cast<std::size_t>(-1);
  std::size_t last_before_tag_ = no_token;  // of tokens_, if it was asked for
  Movetext movetext_;                       // of these
  ReplayOutcome outcome_;                   // of the attempt that the game took
  ReplayResult room_;  // one that is not wanted any more: its vectors are used again
  Findings marks_;     // lost, and found again: told with the game
  std::size_t elements_before_ = 0, findings_before_ = 0;
};

}  // namespace planilla
