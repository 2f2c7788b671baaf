// The end of the main line first: nearly all games need no more than a look at their last elements.
#include "game/unplayed/unplayed_moves.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "board/half_move.h"
#include "game/unplayed/text_moves.h"
#include "game/unplayed/unplayed_finding.h"
#include "notation/read/notations.h"

namespace planilla {

namespace {

bool is_text(ElementKind kind) {
  return kind == ElementKind::comment || kind == ElementKind::line_comment ||
         kind == ElementKind::remark;
}

Finding finding_of(const Game& game, const TextRun& run, int ply) {
  return unplayed_finding(game, run.span, run.plies, ply);
}

// One place of the main line at which text stands: what was played before it, and which number
// stands behind it.
class MainLineTexts {
public:
  explicit MainLineTexts(const Game& game) : game_(game), elements_(game.elements.list(room_)) {}
  MainLineTexts(const MainLineTexts&) = delete;
  MainLineTexts& operator=(const MainLineTexts&) = delete;

  // The line is played along only where an odd number shows that moves may be missing; else text
  // matters behind the last move alone.
  template <class Visit>
  void each(Visit&& visit) {
    if (game_.is_ordinary()) {
      each_behind_last(visit);
      return;
    }
    const bool plays = std::any_of(elements_.begin(), elements_.end(), [](const Element& element) {
      return element.kind == ElementKind::move_number;
    });
    Position position = plays ? game_.start : game_.final;
    std::vector<Element> texts;  // since the last move
    std::size_t seen = 0;  // of these: nothing was found in them, and the position is the same
    int depth = 0;
    for (const Element& element : elements_) {
      if (element.kind == ElementKind::open) ++depth;
      if (element.kind == ElementKind::close) --depth;
      if (depth != 0) continue;
      if (is_text(element.kind)) texts.push_back(element);
      if (element.kind == ElementKind::move_number && !texts.empty() &&
          half_move_named(static_cast<int>(element.number),
                          element.flags & element_black ? black : white) >
              half_move_due(position) + 1)
        for (; seen < texts.size(); ++seen)
          if (visit(texts[seen], position, TextPlace::before_number)) return;
      if (element.kind == ElementKind::unread) return;  // told already
      if (element.kind == ElementKind::null_move || element.kind == ElementKind::hole ||
          element.kind == ElementKind::illegal_move)
        return;
      if (element.kind != ElementKind::move) continue;
      texts.clear();
      seen = 0;
      if (plays) position.play(element.move);
    }
    for (; seen < texts.size(); ++seen)
      if (visit(texts[seen], position, TextPlace::behind_last)) return;
  }

private:
  // Of a game without odd numbers.
  template <class Visit>
  void each_behind_last(Visit& visit) const {
    std::size_t from = elements_.size();
    for (int depth = 0; from > 0; --from) {
      const ElementKind kind = elements_[from - 1].kind;
      if (kind == ElementKind::close) ++depth;
      if (kind == ElementKind::open) --depth;
      if (kind == ElementKind::move && depth == 0) break;
    }
    int depth = 0;
    for (const Element& element : elements_.subspan(from)) {
      if (element.kind == ElementKind::open) ++depth;
      if (element.kind == ElementKind::close) --depth;
      if (depth == 0 && is_text(element.kind) &&
          visit(element, game_.final, TextPlace::behind_last))
        return;
    }
  }

  const Game& game_;
  std::vector<Element> room_;
  std::span<const Element> elements_;
};

std::optional<Finding> find_unplayed(const Game& game, MoveReader& white, MoveReader& black) {
  std::optional<Finding> told;
  if (white.grammar().relative || black.grammar().relative || game.elements.is_compact())
    return told;
  MainLineTexts(game).each([&](const Element& text, const Position& position, TextPlace place) {
    const TextRun run = TextMoves(game, white, black).find(text, position, place);
    if (run.plies != 0)
      told = finding_of(game, run, ply_of_half_move(game.start, half_move_due(position)));
    return run.plies != 0;
  });
  return told;
}

// "e4 e5 ; Nf3 Nc6" above "Bb5 a6": on a sheet a semicolon opens no comment for sure, and
// half-moves behind it that go on there are none of the row below.
std::optional<Finding> find_tail(const Game& game, MoveReader& white, MoveReader& black) {
  constexpr int fewest = 2;  // half-moves
  if (!game.is_sheet || game.elements.is_compact() ||
      game.extent.in(game.text).find(';') == std::string_view::npos)
    return std::nullopt;
  Position position = game.start;
  int depth = 0, ply = 0;
  for (const Element& element : game.elements) {
    depth += (element.kind == ElementKind::open) - (element.kind == ElementKind::close);
    if (depth == 0 && element.kind == ElementKind::move) {
      if (!position.is_legal(element.move)) break;  // half-moves are missing
      position.play(element.move), ++ply;
    }
    if (depth != 0 || ply == 0 || element.kind != ElementKind::line_comment) continue;
    const TextRun run =
        TextMoves(game, white, black).find(element, position, TextPlace::behind_last);
    if (run.plies >= fewest) return finding_of(game, run, ply + 1);
  }
  return std::nullopt;
}

// "For instance 1.e4 e5 2.Bc4 Nf6. Or else 1.e4 e5 2.Bc4 Bc5": a line before the game in its line.
std::optional<Finding> find_line_above(const Game& game, MoveReader& white, MoveReader& black) {
  constexpr int fewest = 4;  // half-moves: two openings are named with less
  if (!game.is_sheet || game.plies == 0 || white.grammar().relative || game.elements.is_compact())
    return std::nullopt;
  TextRun run;
  TextMoves text(game, white, black);
  std::size_t same = 0;
  for (const Element& element : game.elements) {
    if (element.kind == ElementKind::move) {
      const Span between{run.span.end, std::max(run.span.end, element.span.begin)};
      if (run.plies < fewest || same >= text.played().size() ||
          (same == 0 && between.in(game.text).find('\n') != std::string_view::npos))
        return std::nullopt;
      if (element.move != text.played()[same++]) break;
    } else if (element.kind == ElementKind::remark && run.plies < fewest && same == 0) {
      run = text.find_from_start(element);
    } else if (element.kind == ElementKind::open || element.kind == ElementKind::unread) {
      return std::nullopt;
    }
  }
  return finding_of(game, run, 1);
}

// The half-moves of the main line, and the words around them.
struct MainLine {
  std::vector<Move> moves;
  Span span;                     // from the first to the last
  std::vector<Element> remarks;  // above the first, and behind the last
};

MainLine main_line_of(const Game& game) {
  MainLine out;
  std::size_t above = 0;
  int depth = 0;
  for (const Element& element : game.elements) {
    depth += (element.kind == ElementKind::open) - (element.kind == ElementKind::close);
    if (depth != 0) continue;
    if (element.kind == ElementKind::move) {
      if (out.moves.empty()) out.span = element.span, above = out.remarks.size();
      out.moves.push_back(element.move);
      out.span.end = element.span.end;
      out.remarks.resize(above);
    } else if (element.kind == ElementKind::remark) {
      out.remarks.push_back(element);
    }
  }
  return out;
}

// "... as it is. 1.e4 c5": behind a stop, or first in its line. Not "it begins with 1.e4 c5".
bool begins_sentence(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, at);
  const std::size_t last = before.find_last_not_of(" \t\r\n");
  if (last == before.npos) return true;
  return before.find('\n', last) != before.npos ||
         std::string_view(".!?").find(before[last]) != std::string_view::npos;
}

// "1.e4 e5 2.Nf3 Nc6 / / The other one. 1.e4 c5 2.Nf3 d6": a line above or below the game, from the
// number 1 on, that parts from it. An opening that a sentence cites is shorter.
std::optional<Finding> find_other_game(const Game& game, MoveReader& white, MoveReader& black) {
  constexpr int fewest = 4, fewest_in_sentence = 8;  // half-moves
  if (!game.is_sheet || game.plies == 0 || white.grammar().relative || game.elements.is_compact())
    return std::nullopt;
  const MainLine main_line = main_line_of(game);
  TextMoves text(game, white, black);
  for (const Element& words : main_line.remarks) {
    const TextRun run = text.find_from_start(words);
    const bool begins = begins_sentence(game.text, run.span.begin);
    if (run.plies < (begins ? fewest : fewest_in_sentence)) continue;
    const std::vector<Move>& line = text.played();
    const bool same = line.size() <= main_line.moves.size() &&
                      std::equal(line.begin(), line.end(), main_line.moves.begin());
    const bool above = run.span.end <= main_line.span.begin;
    const Span gap =
        above ? Span{run.span.end, main_line.span.begin} : Span{main_line.span.end, run.span.begin};
    if (!same && gap.in(game.text).find('\n') != std::string_view::npos)
      return another_game_finding(game, run.span, run.plies);
  }
  return std::nullopt;
}

}  // namespace

bool has_unplayed_moves(const Game& game, MoveReader& white, MoveReader& black) {
  return find_unplayed(game, white, black).has_value();
}

void tell_unplayed_moves(Game& game, MoveReader& white, MoveReader& black) {
  std::optional<Finding> told = find_unplayed(game, white, black);
  if (!told) told = find_tail(game, white, black);
  if (!told) told = find_moves_in_braces(game);
  if (!told) told = find_line_above(game, white, black);
  if (!told) told = find_other_game(game, white, black);
  if (told) game.findings.push_back(std::move(*told));
}

}  // namespace planilla
