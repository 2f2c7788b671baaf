// From each word for White on: its half-moves, the word for Black, and his.
#include "game/tables/player_blocks.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"

namespace planilla {

namespace {

// Half-moves; without numbers a few words may name the squares of pieces.
constexpr std::size_t fewest_in_block = 3, fewest_without_numbers = 6;

// `P-K4`, `Kt-KB3`, `C3AR`: legal for either side, so that only the columns say whose it is.
bool may_be_descriptive(std::string_view word) {
  constexpr std::size_t shortest = 3;  // bytes
  return word.size() >= shortest && word[0] >= 'A' && word[0] <= 'Z' &&
         shape_of(word) == MoveShape::weak &&
         word.find_first_of("12345678") != std::string_view::npos;
}

struct Block {
  std::vector<Token> numbers, moves;
  std::size_t end = 0;  // behind its last token
};

class PlayerBlocks {
public:
  PlayerBlocks(std::string_view text, const Lexicon& lexicon, std::vector<Token>& tokens)
      : text_(text), lexicon_(lexicon), tokens_(tokens) {}

  void run() {
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      const std::size_t first = behind_word(at, "White");
      if (first == 0) continue;
      const std::optional<Block> white = block_from(first);
      const std::size_t second = white ? behind_word(white->end, "Black") : 0;
      if (second == 0) continue;
      const std::optional<Block> black = block_from(second);
      if (!black || !are_pair(*white, *black)) continue;
      const std::vector<Token> ordered = in_order(*white, *black);
      const auto begin = tokens_.begin() + static_cast<std::ptrdiff_t>(at);
      tokens_.erase(begin, tokens_.begin() + static_cast<std::ptrdiff_t>(black->end));
      tokens_.insert(tokens_.begin() + static_cast<std::ptrdiff_t>(at), ordered.begin(),
                     ordered.end());
      at += ordered.size();
    }
  }

private:
  std::size_t behind_word(std::size_t at, std::string_view tag) const;
  std::optional<Block> block_from(std::size_t at) const;
  static bool are_pair(const Block& white, const Block& black) {
    return white.moves.size() == black.moves.size() || white.moves.size() == black.moves.size() + 1;
  }
  static std::vector<Token> in_order(const Block& white, const Block& black);

  std::string_view text_;
  const Lexicon& lexicon_;
  std::vector<Token>& tokens_;
};

// The token behind the word of that player and its colon, where it begins a line; 0: it does not
// stand there.
std::size_t PlayerBlocks::behind_word(std::size_t at, std::string_view tag) const {
  if (at >= tokens_.size() || tokens_[at].kind == TokenKind::move_number) return 0;
  if (at > 0 && line_ends_before(text_, tokens_, at) == 0) return 0;
  std::string_view word = tokens_[at].in(text_);
  while (!word.empty() && (word.back() == ':' || word.back() == ' ')) word.remove_suffix(1);
  if (word.empty() || word.size() > 24 || lexicon_.heading(word) != tag) return 0;
  std::size_t next = at + 1;
  while (next < tokens_.size() &&
         (tokens_[next].in(text_) == ":" || tokens_[next].in(text_) == "-"))
    ++next;
  return next;
}

// As far as half-moves, their numbers and the signs between them go.
std::optional<Block> PlayerBlocks::block_from(std::size_t at) const {
  Block out;
  for (out.end = at; at < tokens_.size(); ++at) {
    const Token& token = tokens_[at];
    const std::string_view word = token.in(text_);
    if (token.kind == TokenKind::move_number) {
      const MoveNumber number = parse_move_number(word);
      const std::size_t due = out.moves.size() + 1;
      if (number.value != due || out.numbers.size() != out.moves.size()) return std::nullopt;
      out.numbers.push_back(token);
    } else if (looks_like_move(text_, token) ||
               (out.numbers.size() > out.moves.size() && may_be_descriptive(word))) {
      out.moves.push_back(token);
      if (!out.numbers.empty() && out.numbers.size() != out.moves.size()) return std::nullopt;
    } else if (word != "," && word != ";" && token.kind != TokenKind::glyph) {
      break;
    }
    out.end = at + 1;
  }
  if (out.moves.size() < (out.numbers.empty() ? fewest_without_numbers : fewest_in_block))
    return std::nullopt;
  return out;
}

std::vector<Token> PlayerBlocks::in_order(const Block& white, const Block& black) {
  std::vector<Token> out;
  for (std::size_t i = 0; i < white.moves.size(); ++i) {
    if (i < white.numbers.size()) out.push_back(white.numbers[i]);
    out.push_back(white.moves[i]);
    if (i < black.moves.size()) out.push_back(black.moves[i]);
  }
  return out;
}

}  // namespace

void put_player_blocks_in_order(std::string_view text, const Lexicon& lexicon,
                                std::vector<Token>& tokens) {
  PlayerBlocks(text, lexicon, tokens).run();
}

}  // namespace planilla
