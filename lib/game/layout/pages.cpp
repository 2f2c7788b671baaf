// Runs of headings behind moves, compared with the headings above them; numbers of pages.
#include "game/layout/pages.h"

#include <algorithm>
#include <map>
#include <string>

#include "base/ascii.h"
#include "game/layout/sheet.h"
#include "game/spelling/move_number.h"
#include "game/spelling/ruled_line.h"
#include "game/tables/token_lines.h"

namespace planilla {

namespace {

// Without the dashes that it begins with.
std::string_view behind_dashes(std::string_view line) {
  for (bool more = true; more;) {
    more = false;
    for (const std::string_view dash : {"-", "\u2013", "\u2014"})
      if (line.starts_with(dash)) line.remove_prefix(dash.size()), more = true;
  }
  return line;
}

// `-- 2 --`, `— 17 —`: a number between dashes, and blanks around it.
bool is_page_mark(std::string_view line) {
  constexpr std::size_t most = 3;  // digits
  constexpr std::size_t rule =
      8;  // bytes: longer than any mark of a half-move that was not written
  if (is_ruled(line, rule)) return true;
  const std::string_view number = behind_dashes(line);
  if (number.size() == line.size() || !number.starts_with(' ')) return false;
  const std::size_t first = std::min(number.find_first_not_of(' '), number.size());
  const std::size_t end = std::min(number.find_first_not_of("0123456789", first), number.size());
  if (end == first || end > first + most) return false;
  const std::string_view rest = number.substr(end);
  return rest.size() > 1 && rest[0] == ' ' && behind_dashes(rest.substr(1)).empty();
}

// `Hoja 2`, `Page 2/3`, `- Seite 2 -`: the words of a page (`[titles]` of locales/), with any
// numbers in them.
bool is_page_line(std::string_view line, const Lexicon& lexicon) {
  constexpr std::string_view around = " \t.,;:-()[]#*=_";
  constexpr std::size_t longest = 32;  // bytes
  const std::size_t first = line.find_first_not_of(around);
  if (first == line.npos) return false;
  line = line.substr(first, line.find_last_not_of(around) + 1 - first);
  if (line.size() > longest) return false;
  std::string words;
  std::size_t numbers = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (!ascii::is_digit(line[i])) {
      words += line[i];
    } else if (i == 0 || !ascii::is_digit(line[i - 1])) {
      words += '1';
      ++numbers;
    }
  }
  if (numbers > 2) return false;  // of a row, `1. e4 e5`, nobody needs the words
  if (words.ends_with("/1")) words.resize(words.size() - 2);
  return lexicon.title(words) == "page";
}

class Pages {
public:
  Pages(std::string_view text, const Lexicon& lexicon, std::vector<Token>& tokens)
      : text_(text), lexicon_(lexicon), tokens_(tokens) {}

  void pass_marks() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      take_page_mark(i);
      if (is_move(i)) pass_move(i);
    }
  }

  void join() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].kind == TokenKind::tag) {
        i = take_headings(i);
        continue;
      }
      take_page_mark(i);
      take_caption(i);
      ended_ |= tokens_[i].kind == TokenKind::result;
      if (is_move(i)) pass_move(i);
    }
  }

private:
  bool is_move(std::size_t i) const { return looks_like_move(text_, tokens_[i]); }
  // `6.`, or `6-`, which is no number yet.
  bool is_number(const Token& token) const {
    const std::string_view word = token.in(text_);
    return token.kind == TokenKind::move_number ||
           (token.kind == TokenKind::word && ascii::is_digit(word.front()) && word.back() == '-' &&
            word.find('-') + 1 == word.size());
  }
  // Tables may have put tokens into another order.
  bool begins_line(std::size_t i) const {
    return i == 0 || tokens_[i].begin() < tokens_[i - 1].end() ||
           line_ends_before(text_, tokens_, i) > 0;
  }
  void pass_move(std::size_t at);
  bool is_number_of_page(std::string_view line) const;
  void take_page_mark(std::size_t at);
  void take_caption(std::size_t at);
  std::size_t take_headings(std::size_t first);
  void join(std::size_t from, std::size_t last);

  std::string_view text_;
  const Lexicon& lexicon_;
  std::vector<Token>& tokens_;
  std::map<std::string, std::string, std::less<>> players_;  // of the game, by their tags
  std::size_t behind_ = 0;                                   // its last move
  std::uint32_t number_ = 0;                                 // the last before a move of it
  std::size_t beside_ = 0;                                   // so many on the line of their move
  std::size_t above_ = 0;                                    // and so many on a line of their own
  bool ended_ = false;                                       // its result was met
};

void Pages::pass_move(std::size_t at) {
  behind_ = at + 1;
  if (at == 0 || !is_number(tokens_[at - 1])) return;
  number_ = parse_move_number(tokens_[at - 1].in(text_)).value;
  if (!begins_line(at))
    ++beside_;
  else
    above_ += begins_line(at - 1);
}

// `147` on a line of its own, in a game whose numbers stand beside their moves: not the number that
// is due, nor the one that was last.
bool Pages::is_number_of_page(std::string_view line) const {
  constexpr std::size_t most = 3, fewest = 2;  // digits; numbers of moves
  if (line.size() > most || beside_ < fewest || above_ > 0) return false;
  if (!std::all_of(line.begin(), line.end(), ascii::is_digit) || line.starts_with('0'))
    return false;
  const std::uint32_t number = parse_move_number(line).value;
  return number != number_ && number != number_ + 1;
}

// A line that is nothing else becomes a passage.
void Pages::take_page_mark(std::size_t at) {
  if (!begins_line(at) || tokens_[at].kind == TokenKind::passage) return;
  const std::string_view rest = text_.substr(tokens_[at].begin());
  std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
  while (line.ends_with(' ')) line.remove_suffix(1);
  // Above the first move a rule alone may be of the title.
  const bool mark = behind_ > 0 && (is_page_mark(line) || is_number_of_page(line));
  if (!mark && !is_page_line(line, lexicon_)) return;
  const auto end = tokens_[at].begin() + static_cast<std::uint32_t>(line.size());
  std::size_t last = at;
  while (last + 1 < tokens_.size() && tokens_[last + 1].begin() < end) ++last;
  tokens_[at] = {{tokens_[at].begin(), end}, TokenKind::passage, 0};
  tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                tokens_.begin() + static_cast<std::ptrdiff_t>(last) + 1);
}

// "3. c4 d5 Diagram 2 4. Nc3": a word with a capital and a bare number become a passage where the
// number of a move stands directly behind them.
void Pages::take_caption(std::size_t at) {
  constexpr std::size_t shortest = 4;  // bytes of the word
  if (behind_ == 0 || at + 2 >= tokens_.size() || tokens_[at].kind != TokenKind::word ||
      tokens_[at + 1].kind != TokenKind::move_number ||
      tokens_[at + 2].kind != TokenKind::move_number || is_move(at))
    return;
  const std::string_view word = tokens_[at].in(text_), number = tokens_[at + 1].in(text_),
                         following = tokens_[at + 2].in(text_);
  const auto all_are = [](std::string_view text, bool (*is_such)(char)) {
    return std::all_of(text.begin(), text.end(), is_such);
  };
  const bool is_caption = word.size() >= shortest && word[0] >= 'A' && word[0] <= 'Z' &&
                          all_are(word, ascii::is_letter) && all_are(number, ascii::is_digit) &&
                          tokens_[at + 1].begin() > tokens_[at].end() && !begins_line(at + 1);
  const MoveNumber next = parse_move_number(following);
  const bool goes_on = !next.has_digits || next.value == number_ || next.value == number_ + 1;
  if (!is_caption || !goes_on || ascii::is_digit(following.back())) return;
  tokens_[at] = {{tokens_[at].begin(), tokens_[at + 1].end()}, TokenKind::passage, 0};
  tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(at) + 1);
}

// The headings from tokens_[first] up to the next move; returns the last token that was looked at.
std::size_t Pages::take_headings(std::size_t first) {
  std::map<std::string, std::string, std::less<>> players;
  std::size_t at = first, last = first;
  for (; at < tokens_.size() && !is_move(at); ++at) {
    if (tokens_[at].kind == TokenKind::result) break;
    if (tokens_[at].kind != TokenKind::tag) continue;
    last = at;
    for (const Heading& heading : find_headings(text_, tokens_[at].span, lexicon_))
      if (heading.tag == "White" || heading.tag == "Black")
        players.emplace(heading.tag, heading.value.in(text_));
  }
  const bool moves =
      at < tokens_.size() && is_move(at) && tokens_[at - 1].kind == TokenKind::move_number;
  const MoveNumber next = moves ? parse_move_number(tokens_[at - 1].in(text_)) : MoveNumber{};
  const bool goes_on = next.has_digits && number_ > 0 &&
                       (next.value == number_ + 1 || (next.value == number_ && next.dots > 1));
  const bool same = std::none_of(players.begin(), players.end(), [&](const auto& one) {
    const auto known = players_.find(one.first);
    return known != players_.end() && known->second != one.second;
  });
  if (goes_on && !ended_ && same) {
    join(behind_, last);
    return behind_;
  }
  players_ = std::move(players);
  ended_ = false;
  number_ = 0;
  return last;
}

// The lines from the one behind tokens_[from - 1] up to tokens_[last] become one passage.
void Pages::join(std::size_t from, std::size_t last) {
  while (from < last && !begins_line(from)) ++from;
  tokens_[from] = {{tokens_[from].begin(), tokens_[last].end()}, TokenKind::passage, 0};
  tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(from) + 1,
                tokens_.begin() + static_cast<std::ptrdiff_t>(last) + 1);
}

}  // namespace

void join_pages(std::string_view text, const Lexicon& lexicon, std::vector<Token>& tokens) {
  Pages(text, lexicon, tokens).join();
}

void pass_page_marks(std::string_view text, const Lexicon& lexicon, std::vector<Token>& tokens) {
  const bool may_have = text.find("\n-") != text.npos || text.find("\n\u2013") != text.npos ||
                        text.find("\n\u2014") != text.npos;
  if (may_have) Pages(text, lexicon, tokens).pass_marks();
}

}  // namespace planilla
