// The numbers of a game counted along with its moves, variations on a stack.
#include "checks/facts/move_numbers.h"

#include <algorithm>
#include <string_view>

#include "board/half_move.h"
#include "game/model/walk.h"
#include "rules/arguments/due.h"

namespace planilla {

namespace {

// No game is longer: by the rule of 75 moves one ends before 8,849. Counting does not go on behind
// what is no number of a move.
constexpr int most_number = 10'000;

class Numbers {
public:
  Numbers(const Game& game, std::vector<NumberFault>& out) : game_(game), out_(out) {
    line_.due = first_;
  }

  void run() {
    for (at_ = 0; at_ < game_.elements.size(); ++at_) {
      const Element e = game_.elements[at_];
      switch (e.kind) {
        case ElementKind::move:
        case ElementKind::null_move:
        case ElementKind::illegal_move:
        case ElementKind::hole:
          take_move(e);
          break;
        case ElementKind::move_number:
          take_number(e);
          break;
        case ElementKind::open:
          open();
          break;
        case ElementKind::close:
          close();
          break;
        case ElementKind::unread:
          line_.lost = true;
          break;
        default:
          break;
      }
    }
  }

private:
  struct Line {
    int due = 0;            // half-move, as numbers count
    int shift = 0;          // what is written less what is right, since a number was wrong
    bool numbered = false;  // a number stands before the next move
    bool opens = false;     // the next move is the first of a variation
    bool lost = false;      // behind text that could not be read
  };

  bool blacks() const { return side_of_half_move(line_.due) == black; }
  int right() const { return number_of_half_move(line_.due); }

  void add(NumberFaultKind kind) {
    if (line_.lost) return;
    out_.push_back({kind, at_, line_.due - first_ + 1, right() + line_.shift});
  }

  void take_move(const Element& e) {
    const bool plain =
        line_.opens && game_.is_sheet;  // ( Dh5 !): it is clear which move it stands for
    if (!blacks() && !line_.numbered && !(e.flags & element_numbered) && !plain)
      add(NumberFaultKind::missing);
    ++line_.due;
    line_.numbered = line_.opens = false;
  }

  void take_number(const Element& e) {
    if (e.number == 0) return;  // "..." and no digits
    const auto written = static_cast<int>(e.number);
    if (written == right())
      line_.shift = 0;  // the wrong number before was a slip, and counting went on
    const int due = right() + line_.shift;
    const bool dots = (e.flags & element_black) != 0 && !game_.is_sheet;
    if (written == due && !(dots && !blacks())) {
      if (line_.numbered || (blacks() && after_move() && !continues_sheet(e)))
        add(NumberFaultKind::redundant);
    } else {
      const bool again = written == due - 1 && !blacks() && line_.due > first_;
      add(again ? NumberFaultKind::repeated : NumberFaultKind::wrong);
      line_.shift = written < most_number ? written - right() : 0;
    }
    line_.numbered = true;
  }

  // "5. … de", "5… de": how sheets go on with Black's move.
  bool continues_sheet(const Element& e) const {
    if (!game_.is_sheet) return false;
    std::string_view rest = game_.text.substr(e.span.end);
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
    return (e.flags & element_black) != 0 || rest.starts_with("…") || rest.starts_with("..");
  }

  bool after_move() const {
    if (at_ == 0) return false;
    const ElementKind kind = game_.elements[at_ - 1].kind;
    return kind ==
           ElementKind::move;  // a NAG between them asks for the number, as any comment does
  }

  void open() {
    stack_.push_back(line_);
    if (line_.due > first_) --line_.due;
    line_.numbered = false;
    line_.opens = true;
  }

  void close() {
    if (stack_.empty()) return;
    line_ = stack_.back();
    stack_.pop_back();
  }

  const Game& game_;
  std::vector<NumberFault>& out_;
  const int first_ = half_move_due(game_.start);
  std::size_t at_ = 0;
  Line line_;
  std::vector<Line> stack_;
};

}  // namespace

std::vector<NumberFault> number_faults(const Game& game) {
  std::vector<NumberFault> out;
  Numbers(game, out).run();
  return out;
}

Finding at_number(Rule rule, const Game& game, const NumberFault& fault) {
  const Element element = game.elements[fault.element];
  Finding finding{rule, element.span};
  finding.ply = fault.ply;
  finding.move = move_label(game.start, fault.ply);
  finding.written = element.span.in(game.text);
  finding.add(arguments::Due{.expected = fault.expected});
  return finding;
}

}  // namespace planilla
