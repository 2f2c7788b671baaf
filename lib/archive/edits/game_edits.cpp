// Tags first, then elements.
#include "archive/edits/game_edits.h"

#include <algorithm>
#include <array>

#include "archive/edits/ascii_text.h"
#include "archive/edits/filled_tag.h"
#include "archive/edits/tag_changes.h"
#include "archive/edits/tag_cleaning.h"
#include "game/carried/open_choice.h"
#include "pgn/symbols.h"

namespace planilla {

namespace {

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same_name(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

bool names_it(const std::set<std::string, std::less<>>& names, std::string_view tag) {
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& name) { return same_name(name, tag); });
}

// Nothing of some names can be spelt so.
std::string name_in_ascii(std::string_view name) {
  std::string out = in_ascii(name);
  return out.empty() ? "?" : out;
}

// Is one of them known to be Japanese, as far as tags tell: by a name in kana, by the federation?
bool is_of_japan(const Game& game) {
  return std::any_of(game.tags.begin(), game.tags.end(), [](const GameTag& tag) {
    const std::string_view value = tag.value;
    return holds_kana(value) || value == "JPN" || value.ends_with(" JPN") ||
           value.ends_with("Japan") || value.find("日本") != std::string_view::npos;
  });
}

// In Chinese characters, which are read otherwise in Japan: how, the tags do not say.
bool has_no_one_reading(const Game& game, std::string_view name) {
  return holds_han(name) && is_of_japan(game);
}

void rename_players(const GameEdits& edits, Game& game) {
  for (GameTag& tag : game.tags) {
    if (tag.name != "White" && tag.name != "Black") continue;
    if (const auto found = edits.names.find(tag.value); found != edits.names.end())
      tag.value = found->second;
    if (edits.ascii_names &&
        std::any_of(tag.value.begin(), tag.value.end(), [](char c) { return (c & 0x80) != 0; }) &&
        !has_no_one_reading(game, tag.value))
      tag.value = game.keep(name_in_ascii(tag.value));
  }
}

// Names of the position that was reached; they are true whatever code stands there.
void fill_opening(const Openings& openings, Game& game) {
  const Opening* found = openings.find(game);
  if (found == nullptr) return;
  fill_tag("ECO", found->eco, game);
  const std::string_view name = game.tag_value("Opening");
  if (!says_nothing(name) && name != found->name) return;
  fill_tag("Opening", found->name, game);
  fill_tag("Variation", found->variation, game);
}

void drop_tags(const GameEdits& edits, Game& game) {
  std::erase_if(game.tags, [&](const GameTag& tag) {
    if (GameEdits::is_needed(tag.name)) return false;
    if (names_it(edits.drop_tags, tag.name)) return true;
    return !edits.keep_tags.empty() && !names_it(edits.keep_tags, tag.name);
  });
}

// Which parts of a comment are left out.
struct LeftOut {
  bool prose = false, clocks = false, evals = false, marks = false;

  bool any() const { return prose || clocks || evals || marks; }
};

// A comment in braces without those parts; empty if nothing else stood in it.
std::string without(std::string_view text, LeftOut parts) {
  const bool braces = text.starts_with('{') && text.ends_with('}');
  if (braces) text = text.substr(1, text.size() - 2);
  std::string out;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find("[%"), text.size());
    if (!parts.prose) out += text.substr(0, open);
    text.remove_prefix(open);
    if (text.empty()) break;
    const std::size_t end = std::min(text.find(']'), text.size() - 1) + 1;
    const std::string_view command = text.substr(0, end);
    const bool clock = command.starts_with("[%clk") || command.starts_with("[%emt");
    const bool eval = command.starts_with("[%eval");
    const bool mark = command.starts_with("[%csl") || command.starts_with("[%cal");
    text.remove_prefix(end);
    if ((clock && parts.clocks) || (eval && parts.evals) || (mark && parts.marks)) {
      // Of the blanks around it one parts what is left.
      if (out.ends_with(' ') && text.starts_with(' ')) text.remove_prefix(1);
      continue;
    }
    if (parts.prose && !out.empty()) out += ' ';
    out += command;
  }
  const std::size_t begin = out.find_first_not_of(" \t\r\n");
  if (begin == std::string::npos) return {};
  out = out.substr(begin, out.find_last_not_of(" \t\r\n") + 1 - begin);
  return braces ? '{' + out + '}' : out;
}

// What is to be written stands behind the text of the game: spans reach it there.
class TextBehind {
public:
  explicit TextBehind(Game& game) : game_(game), text_(game.text) {}
  ~TextBehind() {
    if (text_.size() != game_.text.size()) game_.text = game_.keep(std::move(text_));
  }
  Span add(std::string_view text) {
    Span span;
    span.begin = static_cast<std::uint32_t>(text_.size());
    text_ += text;
    span.end = static_cast<std::uint32_t>(text_.size());
    return span;
  }

private:
  Game& game_;
  std::string text_;
};

bool is_comment(const Element& element) {
  switch (element.kind) {
    case ElementKind::comment:
      return (element.flags & element_unclosed) == 0;
    case ElementKind::line_comment:
    case ElementKind::remark:
      return true;
    default:
      return false;
  }
}

// What a conversion leaves to be told again: another reading of a move, a result that is not the
// one written.
bool is_mark_of_conversion(const Game& game, const Element& element) {
  if (!game.terminator_span.empty() && element.span == game.terminator_span) return true;
  std::string_view comment = element.span.in(game.text);
  if (!comment.starts_with('{') || !comment.ends_with('}')) return false;
  comment = comment.substr(1, comment.size() - 2);
  return comment.starts_with(open_choice_prefix) || comment == result_text(Result::white_wins) ||
         comment == result_text(Result::black_wins) || comment == result_text(Result::draw);
}

bool holds_control(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return lex::is_control(static_cast<unsigned char>(c)) != 0; });
}

// Other programs stop at them, and check has told of them.
void drop_controls(const Game& game, Element& element, TextBehind& behind) {
  std::string text(element.span.in(game.text));
  if (!is_comment(element) || !holds_control(text)) return;
  std::erase_if(text, [](char c) { return lex::is_control(static_cast<unsigned char>(c)) != 0; });
  element.span = behind.add(text);
}

// Is it dropped? A comment may be shortened instead.
bool drops(const GameEdits& edits, const Game& game, Element& element, TextBehind& behind) {
  if (element.kind == ElementKind::nag) return edits.drop_nags;
  if (element.kind == ElementKind::clock) return edits.drop_clocks;
  if (element.kind == ElementKind::offer) return edits.drop_comments;  // it is written as one
  if (!is_comment(element)) return false;
  const std::string_view text = element.span.in(game.text);
  const bool commands = text.find("[%") != std::string_view::npos;
  if (!commands) return edits.drop_comments && !is_mark_of_conversion(game, element);
  const bool prose = edits.drop_comments && element.kind == ElementKind::comment;
  const LeftOut parts{prose, edits.drop_clocks, edits.drop_evals, edits.drop_marks};
  if (!parts.any()) return false;
  const std::string left = without(text, parts);
  if (left.empty()) return true;
  if (left.size() != text.size()) element.span = behind.add(left);
  return false;
}

bool drop_elements(const GameEdits& edits, Game& game) {
  std::vector<Element> kept;
  std::size_t depth = 0;
  bool changed = false;
  {
    TextBehind behind(game);
    for (const Element& old : game.elements) {
      Element element = old;
      const bool inside = depth != 0;
      depth += edits.drop_variations && element.kind == ElementKind::open;
      const bool dropped = inside || depth != 0 || drops(edits, game, element, behind);
      if (!dropped && element.span == old.span) drop_controls(game, element, behind);
      depth -= inside && element.kind == ElementKind::close;
      changed |= dropped || element.span.begin != old.span.begin;
      if (!dropped) kept.push_back(element);
    }
  }
  if (!changed) return false;
  game.elements.clear();
  for (const Element& element : kept) game.elements.edit().push_back(element);
  game.plain = MoveTotals{};
  return true;
}

}  // namespace

bool GameEdits::is_needed(std::string_view tag) {
  constexpr std::array<std::string_view, 10> needed = {
      "Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "Variant"};
  return std::any_of(needed.begin(), needed.end(),
                     [&](std::string_view name) { return same_name(name, tag); });
}

bool GameEdits::apply_to_tags(Game& game, Findings& findings) const {
  const bool asked = !names.empty() || ascii_names || openings != nullptr;
  if (!asked && !may_need_cleaning(game)) return false;
  const TagChanges changes(game);
  clean_tags(game, words);
  if (!names.empty() || ascii_names) rename_players(*this, game);
  if (openings != nullptr) fill_opening(*openings, game);
  const std::size_t told = findings.size();
  changes.tell(game, findings);
  return findings.size() != told;
}

bool GameEdits::apply(Game& game) const {
  const std::size_t tags = game.tags.size();
  bool changed = false;
  if (!drop_tags.empty() || !keep_tags.empty()) planilla::drop_tags(*this, game);
  const bool drops_any =
      drop_comments || drop_variations || drop_nags || drop_clocks || drop_evals || drop_marks;
  if (drops_any ? !game.is_plain() : !game.is_ordinary()) changed = drop_elements(*this, game);
  return changed || game.tags.size() != tags;
}

}  // namespace planilla
