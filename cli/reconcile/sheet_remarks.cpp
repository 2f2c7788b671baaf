// By the last word of the agreed game before each.
#include "reconcile/sheet_remarks.h"

#include <algorithm>

#include "base/ascii.h"
#include "game/reconcile/sheet_times.h"
#include "game/spelling/clock_time.h"

namespace planilla {

namespace {

// On one line, without the signs that hold a comment.
std::string as_comment(std::string_view words) {
  std::string out;
  for (const char c : words) {
    if (c == '{' || c == '}') continue;
    const bool blank = ascii::is_blank(c) || c == '\n' || c == '\r';
    if (!blank)
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

// Those that stand in no other, in their order.
std::vector<Span> outermost(std::vector<Span> spans) {
  std::sort(spans.begin(), spans.end(), [](const Span& a, const Span& b) {
    return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
  });
  std::vector<Span> out;
  for (const Span& span : spans)
    if (out.empty() || span.begin >= out.back().end) out.push_back(span);
  return out;
}

// "(1:29)", "[%clk 1:25:00]": said as the time of its half-move.
bool is_time(std::string_view words) {
  constexpr std::string_view command = "[%clk ";
  if (words.starts_with(command) && words.ends_with(']'))
    words = words.substr(command.size(), words.size() - command.size() - 1);
  if (words.starts_with('(') && words.ends_with(')')) words = words.substr(1, words.size() - 2);
  return parse_clock_time(words).has_value();
}

bool holds_time(const std::string& words) {
  return words.find("[%clk ") != words.npos;
}

}  // namespace

SheetRemarks::SheetRemarks(const std::vector<std::unique_ptr<ReadSheet>>& sheets,
                           const Agreement& game, std::size_t plies,
                           const std::vector<std::size_t>& unread_from)
    : of_ply_(plies + 1) {
  for (std::size_t i = 0; i < sheets.size(); ++i) add(*sheets[i], i, game, unread_from[i]);
  for (std::size_t ply = 1; ply <= plies; ++ply) add_time(sheets, game, ply);
}

// Where sheets differ in it that is told; the first of them is written.
void SheetRemarks::add_time(const std::vector<std::unique_ptr<ReadSheet>>& sheets,
                            const Agreement& game, std::size_t ply) {
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const Span word = game.words[ply - 1][i];
    const auto time = sheets[i]->times.find(word.begin);
    if (word.size() == 0 || time == sheets[i]->times.end()) continue;
    const bool is_said = std::any_of(of_ply_[ply].begin(), of_ply_[ply].end(), holds_time);
    if (!is_said)
      of_ply_[ply].insert(of_ply_[ply].begin(), "[%clk " + clock_text(time->second) + "]");
    return;
  }
}

void SheetRemarks::add(const ReadSheet& sheet, std::size_t index, const Agreement& game,
                       std::size_t end) {
  const std::string_view text = sheet.game.text;
  const Span result = sheet.game.terminator_span;
  for (Span span : outermost(sheet.aside)) {
    if (result.size() != 0 && span.begin == result.begin) span.begin = result.end;
    const std::size_t token = sheet.line.token_index(span);
    if (token >= end && end < sheet.tokens.size()) continue;
    std::size_t ply = 0;
    for (std::size_t i = 1; i < of_ply_.size(); ++i) {
      const Span word = game.words[i - 1][index];
      if (word.size() != 0 && sheet.line.token_index(word) < token) ply = i;
    }
    if (std::string words = as_comment(span.in(text)); !is_time(words)) put(ply, std::move(words));
  }
}

void SheetRemarks::put(std::size_t ply, std::string words) {
  std::vector<std::string>& all = of_ply_[ply];
  if (!words.empty() && std::find(all.begin(), all.end(), words) == all.end())
    all.push_back(std::move(words));
}

std::string SheetRemarks::behind(std::size_t ply) const {
  std::string out;
  for (const std::string& words : of_ply_[ply]) out += "{" + words + "} ";
  return out;
}

}  // namespace planilla
