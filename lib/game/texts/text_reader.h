// A text that is not plain, laid out anew: its tokens are those of the games it tells of.
//
//   TextReader texts(lexicon, languages);
//   if (texts.is_untidy(game, tokens, from))
//     layout = texts.lay_out(game, tokens, from, [&](auto laid) { return letters(laid); });
//
// What comes out stands in place of the tokens from `from` up to where the next game begins, by its
// numbers. It is empty where no main line is found.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "game/cells/fixed_parts.h"
#include "game/cells/sheet_words.h"
#include "game/cells/spine.h"
#include "game/model/game.h"
#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

class TextReader {
public:
  TextReader(const Lexicon& lexicon, const Languages& languages)
      : lexicon_(&lexicon), words_(languages) {}

  const SheetWords& words() const { return words_; }

  // True if something stands behind the first move of tokens[from ...] that no plain sheet has:
  // sentences, square brackets, dashes in the place of moves.
  bool is_untidy(const Game& game, std::span<const Token> tokens, std::size_t from) const;

  // True if the text may be laid out: it is untidy, or a game without moves that shows some, and no
  // PGN with comments of its own.
  bool may_lay_out(const Game& game, std::span<const Token> tokens, std::size_t from) const;

  // True if the text is no PGN with comments of its own, and not too long.
  static bool may_hold_prose(const Game& game, std::span<const Token> tokens, std::size_t from);

  // True if a word that no move is misspelt as stands between the moves of a sheet: "Buena".
  bool shows_word(const Game& game, std::span<const Token> tokens, std::size_t from) const;

  // Square brackets that were taken for parentheses, where what they hold may be nested, and prose;
  // or alternatives in one bracket: `(3...c5; 3...Ae7)`.
  static bool has_odd_brackets(const Game& game, std::span<const Token> tokens);

  // Does a sentence speak of another game: "in a famous game"?
  bool names_other_game(const Game& game, std::span<const Token> tokens) const;

  // Signs that stand before lines which were not played, `△ 7.Bc4 c5`.
  static bool has_line_signs(const Game& game, std::span<const Token> tokens);

  // In which letters is the game written that these tokens are?
  using FindLetters = std::function<CellReaders(std::span<const Token>)>;
  struct Layout {
    std::vector<Token> tokens;  // the last one opens the next game, where there is one
    std::size_t size = 0;       // so many of them are of this game
    std::size_t behind = 0;     // of those of the text, the first that stays
  };
  Layout lay_out(const Game& game, std::span<const Token> tokens, std::size_t from,
                 const FindLetters& letters) const;

private:
  static bool goes_on(const Parts& parts, std::size_t from, std::size_t behind, bool resigns);
  bool closes_game(std::string_view text, const Parts& parts, std::size_t from,
                   std::size_t behind) const;
  std::size_t behind_how(std::string_view text, const Parts& parts, std::size_t behind) const;
  bool names_winner_before(std::string_view text, const Parts& parts, std::size_t at) const;
  void mark_results(std::string_view text, Parts& parts) const;
  // What the tokens of the whole text say of its parts.
  struct Marks {
    std::string_view sign;  // behind the numbers
    std::vector<FixedPart> fixed;
  };
  // `until`: where the text is cut off, behind a line.
  Parts parts_in(const Game& game, std::span<const Token> tokens, std::size_t from,
                 std::uint32_t until, const Marks& marks) const;
  bool find_first_game(const Game& game, std::span<const Token> tokens, std::size_t from,
                       Parts& parts, Spine& spine) const;

  const Lexicon* lexicon_;
  SheetWords words_;
};

}  // namespace planilla
