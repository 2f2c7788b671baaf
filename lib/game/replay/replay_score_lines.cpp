// Results at the end of a sheet that are no single word: in signs and digits, in parentheses,
// behind words of their line, a score for each player.
#include <algorithm>
#include <array>
#include <string>

#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "game/model/result.h"
#include "game/replay/replayer.h"
#include "game/tables/token_lines.h"
#include "notation/read/fold.h"
#include "rules/several_results.h"

namespace planilla {

namespace {

// `1-O`, `l-0`, `I-0`: letters that a scanner saw for digits. Both zeros are castling.
void read_as_digits(std::string& said) {
  constexpr std::size_t length = 3;  // bytes
  if (said.size() != length || (said[1] != '-' && said[1] != ':')) return;
  std::string digits = said;
  for (char& c : digits) {
    if (c == 'l' || c == 'I' || c == '|' || c == 'i') c = '1';
    if (c == 'O' || c == 'o') c = '0';
  }
  if (digits[0] != digits[2]) said = digits;
}

// Half a point, a point or none; empty: no score.
std::string_view score_of(std::string_view word) {
  if (word == "\u00bd" || word == "1/2" || word == "0.5" || word == "0,5") return "1/2";
  return word == "1" || word == "0" ? word : std::string_view();
}

std::string_view bare(std::string_view word) {
  constexpr std::string_view around = ":.,;=-|";
  while (!word.empty() && around.find(word.back()) != around.npos) word.remove_suffix(1);
  return word;
}

// Letters alone, and more than any move that cannot be read has: no fewer than `Pts`.
bool is_plain_word(std::string_view word) {
  constexpr std::size_t shortest = 3;  // bytes
  word = bare(word);
  return word.size() >= shortest && shape_of(word) == MoveShape::none &&
         std::none_of(word.begin(), word.end(), [](char c) {
           const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c < 0;
           return !letter;
         });
}

}  // namespace

// "1 0", "0 1", or with decimals: how newspapers print a result, where nothing follows.
bool Replayer::take_spaced_result() {
  if (line().ply == 0 || !lines_.in_main_line()) return false;
  if (!ends_at(cursor_.at + 1) || tokens()[cursor_.at + 1].kind != TokenKind::move_number)
    return take_result_at_end();
  const std::string_view white = tokens()[cursor_.at].in(text_),
                         black = tokens()[cursor_.at + 1].in(text_);
  const bool white_wins = white == "1" && black == "0";
  if (!white_wins && !(white == "0" && black == "1")) return take_result_at_end();
  end_with(white_wins ? Result::white_wins : Result::black_wins,
           {tokens()[cursor_.at].begin(), tokens()[cursor_.at + 1].end()});
  cursor_.at += 2;
  return true;
}

// "+ -", "- +", "+ : -": where nothing follows, and the first sign is no check.
bool Replayer::take_signed_result() {
  return lines_.in_main_line() && !line().position.in_check() && take_result_at_end();
}

// Signs and digits up to the end of the text: "+ : -", ".5-.5", "1.0 - 0.0", "1 x 0".
bool Replayer::take_result_at_end() {
  constexpr std::size_t most = 6;
  constexpr std::uint32_t longest = 16;  // bytes
  std::size_t last = cursor_.at;
  const std::uint32_t begin = tokens()[last].begin();
  while (last < cursor_.at + most && !ends_at(last)) {
    ++last;
    if (last >= tokens().size() || tokens()[last].end() > begin + longest) return false;
  }
  const Span span{begin, tokens()[last].end()};
  if (!ends_at(last) || span.size() > longest) return false;
  std::string said(fold(span.in(text_)).text);
  constexpr std::string_view times = " x ";  // "1 x 0"
  if (const std::size_t at = said.find(times); at != said.npos) said.replace(at, times.size(), "-");
  read_as_digits(said);
  Result result = parse_result(said);
  if (result == Result::none) result = parse_result(span.in(text_));  // "0,5\t0,5"
  if (result == Result::none || result == Result::unknown) return false;
  end_with(result, span);
  cursor_.at = last + 1;
  return true;
}

// "(1-0)", "(Black resigns)", where nothing follows.
bool Replayer::take_result_in_parentheses(std::size_t close) {
  const std::size_t first = cursor_.at + 1;
  if (close <= first || !lines_.in_main_line() || ended_ || !ends_at(close)) return false;
  const auto inside = tokens().subspan(first, close - first);
  if (inside[0].kind == TokenKind::result) {
    if (inside.size() > 1) return false;
    end_with(parse_result(inside[0].in(text_)),
             {tokens()[cursor_.at].begin(), tokens()[close].end()});
    return true;
  }
  const Lexicon::Phrase phrase = readers_.lexicon.phrase_at(text_, tokens(), first);
  if (phrase.tokens != inside.size() || phrase.result == Result::none) return false;
  const Result lost = line().position.turn() == white ? Result::black_wins : Result::white_wins;
  end_with(phrase.resigns() ? lost : phrase.result,
           {inside[0].begin(), inside[inside.size() - 1].end()});
  return true;
}

// ";1;0": the last row of a table that parts its cells so.
bool Replayer::take_points_in_cells(Span span) {
  if (!start_.is_sheet || !lines_.in_main_line() || ended_ || line().ply == 0 ||
      !ends_at(cursor_.at))
    return false;
  const Result result = parse_result(span.in(text_));
  if (result == Result::none || result == Result::unknown) return false;
  end_with(result, span);
  return true;
}

// What takes a result back, between it and another: a word that corrects or denies, an arrow, a
// cross.
bool Replayer::takes_result_back(Span between) const {
  constexpr std::string_view around = " \t\r\n([:,;.";
  std::string_view said = between.in(text_);
  said.remove_prefix(std::min(said.find_first_not_of(around), said.size()));
  for (const std::string_view arrow : {"->", "-->", "=>", "\u2192", "\u21d2"})
    if (said.starts_with(arrow)) return true;
  const std::string_view word = said.substr(0, said.find_first_of(around));
  if (word.empty()) return false;
  return word.find_first_not_of("Xx") == word.npos || readers_.lexicon.corrects(word) ||
         readers_.lexicon.negates(word);
}

// "1-0 (error, es 0-1)", "1-0 -> 0-1", "* a draw was offered here" above "1-0": behind the end of
// the moves words, and then another result. The last token of it; the first where it is none.
std::size_t Replayer::end_of_other_result(std::size_t from, std::size_t end) const {
  std::size_t last = from;
  while (last < end && tokens()[last].kind != TokenKind::result) {
    const TokenKind kind = tokens()[last].kind;
    const bool is_text = kind == TokenKind::word || kind == TokenKind::junk ||
                         kind == TokenKind::glyph || kind == TokenKind::open;
    if (!is_text || looks_like_move(text_, tokens()[last])) return from;
    ++last;
  }
  if (last == from || last == end) return from;
  const std::size_t behind = last + 1;
  const bool closes = behind < end && tokens()[behind].kind == TokenKind::close;
  return behind + (closes ? 1 : 0) == end ? behind : from;
}

bool Replayer::take_other_result(std::size_t from, std::size_t end) {
  constexpr std::size_t most = 6;  // tokens
  const std::size_t behind = end_of_other_result(from, end);
  if (!start_.is_sheet || behind == from || out_.terminator_span.empty()) return false;
  const Token& said = tokens()[behind - 1];
  const Result result = parse_result(said.in(text_));
  if (result == Result::none || result == Result::unknown || result == out_.terminator)
    return false;
  const Span between{out_.terminator_span.end, said.begin()};
  const bool is_note = out_.terminator == Result::unknown && begins_line(behind - 1);
  if (!is_note && (end > from + most || !takes_result_back(between))) return false;
  Finding& finding = raise(rules::several_results, out_.terminator_span);
  finding.ply = line().ply;
  finding.say(diagnostics::SeveralResults{.result = out_.terminator_span.in(text_)});
  add(ElementKind::remark, {out_.terminator_span.begin, tokens()[behind - 2].end()});
  out_.terminator = result;
  out_.terminator_span = said.span;
  return true;
}

// The line of the cursor up to its end, if nothing of the game follows it; empty: something does.
std::size_t Replayer::end_of_last_line() const {
  constexpr std::size_t most = 8;  // tokens
  if (!start_.is_sheet || !lines_.in_main_line() || ended_ || line().ply == 0 ||
      !begins_line(cursor_.at))
    return cursor_.at;
  std::size_t end = cursor_.at + 1;
  while (end < tokens().size() && !begins_line(end) && end < cursor_.at + most) ++end;
  return ends_at(end - 1) ? end : cursor_.at;
}

// The same of a line that ends with a result, where only words stand below: who signs it.
std::size_t Replayer::end_of_result_line() const {
  const std::size_t end = end_of_last_line();
  if (end != cursor_.at || !start_.is_sheet || !lines_.in_main_line() || ended_ ||
      line().ply == 0 || !begins_line(cursor_.at))
    return end;
  std::size_t last = cursor_.at;
  while (last + 1 < tokens().size() && !begins_line(last + 1)) ++last;
  const auto is_said = [&](const Token& token) {
    return token.kind == TokenKind::move_number || token.kind == TokenKind::result ||
           token.kind == TokenKind::tag || looks_like_move(text_, token);
  };
  const bool alone = tokens()[last].kind == TokenKind::result &&
                     std::none_of(tokens().begin() + static_cast<std::ptrdiff_t>(last) + 1,
                                  tokens().end(), is_said);
  return alone ? last + 1 : cursor_.at;
}

// `Resultado 0-1`, `ganan 1-0`, `Punkte: 1 - 0` below the moves: words without a move, and behind
// them the result.
bool Replayer::take_result_behind_words() {
  constexpr std::size_t most_words = 3;
  const std::size_t end = end_of_result_line(), first = cursor_.at;
  std::size_t at = first;
  while (at < end && tokens()[at].kind == TokenKind::word &&
         is_plain_word(tokens()[at].in(text_)) &&
         !readers_.lexicon.names_piece(bare(tokens()[at].in(text_))))
    ++at;
  if (at == first || at >= end || at > first + most_words) return false;
  const Span words{tokens()[first].begin(), tokens()[at - 1].end()};
  cursor_.at = at;
  const bool is_result = tokens()[at].kind == TokenKind::result && at + 1 == end;
  if (!is_result && !take_result_at_end() && !take_spaced_result()) {
    cursor_.at = first;
    return false;
  }
  keep_words(words);
  return true;
}

// The rest of the text from a line of the last two on; the cursor where it is more.
std::size_t Replayer::end_of_last_lines() const {
  constexpr std::size_t most = 8;  // tokens
  const bool few = tokens().size() <= cursor_.at + most && start_.is_sheet &&
                   lines_.in_main_line() && !ended_ && line().ply != 0 && begins_line(cursor_.at);
  return few ? tokens().size() : cursor_.at;
}

// `Blancas: 1  Negras: 0`, `White 1/2 Black 1/2`, in one line or two: a score behind the word for
// each side.
bool Replayer::take_score_of_sides() {
  const std::size_t line_end = end_of_last_line();
  const std::size_t end = line_end == cursor_.at ? end_of_last_lines() : line_end;
  std::array<std::string_view, 2> scores;
  std::size_t side = scores.size(), sides = 0;
  for (std::size_t at = cursor_.at; at < end; ++at) {
    const std::string_view word = tokens()[at].in(text_);
    const std::string_view tag = readers_.lexicon.heading(bare(word));
    if (tag == "White" || tag == "Black") {
      side = tag == "White" ? 0 : 1;
      ++sides;
    } else if (const std::string_view score = score_of(word); !score.empty()) {
      if (side == scores.size() || !scores[side].empty()) return false;
      scores[side] = score;
    } else if (!bare(word).empty()) {
      return false;
    }
  }
  if (sides != scores.size() || scores[0].empty() || scores[1].empty()) return false;
  const Result result = parse_result(std::string(scores[0]) + "-" + std::string(scores[1]));
  if (result == Result::none || result == Result::both_lose || result == Result::odd) return false;
  end_with(result, {tokens()[cursor_.at].begin(), tokens()[end - 1].end()});
  cursor_.at = end;
  return true;
}

}  // namespace planilla
