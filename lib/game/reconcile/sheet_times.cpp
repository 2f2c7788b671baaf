// Tokens behind each word of a sheet: times, and comments that hold one.
#include "game/reconcile/sheet_times.h"

#include "game/spelling/clock_time.h"

namespace planilla {

namespace {

// Of "{[%clk 1:25:00]}"; also with tenths.
std::optional<std::uint32_t> commented(std::string_view comment) {
  constexpr std::string_view command = "[%clk ";
  const std::size_t at = comment.find(command);
  if (at == std::string_view::npos) return std::nullopt;
  comment.remove_prefix(at + command.size());
  return parse_clock_time(comment.substr(0, comment.find_first_not_of("0123456789:")));
}

// Between a word and the next, up to a sign that is of neither: `1:25 - 1:25`.
std::vector<std::uint32_t> times_behind(const SheetLine& line, std::size_t word) {
  std::vector<std::uint32_t> times;
  const std::size_t end =
      word + 1 < line.words.size() ? line.words[word + 1].token : line.tokens.size();
  std::uint32_t last = 0;  // where the time before ends
  for (std::size_t at = line.words[word].token + 1u; at < end; ++at) {
    const Token& token = line.tokens[at];
    const std::optional<std::uint32_t> time = token.kind == TokenKind::comment
                                                  ? commented(token.in(line.text))
                                                  : parse_clock_time(token.in(line.text));
    if (!time) continue;
    const std::string_view between =
        times.empty() ? std::string_view() : Span{last, token.begin()}.in(line.text);
    if (between.find_first_not_of(" \t\r\n()[];|") != std::string_view::npos) break;
    times.push_back(*time);
    last = token.end();
  }
  return times;
}

// Is it Black's word, with White's before it?
bool ends_row(const SheetLine& line, std::size_t word) {
  const int place = line.words[word].place;
  return word > 0 && place != 0 && side_of_half_move(place) == black &&
         line.words[word - 1].place == place - 1;
}

}  // namespace

SheetTimes sheet_times(const SheetLine& line) {
  SheetTimes out;
  bool was_noted = false;  // behind the word before
  for (std::size_t i = 0; i < line.words.size(); ++i) {
    const std::vector<std::uint32_t> times = times_behind(line, i);
    const auto note = [&](std::size_t word, std::uint32_t time) {
      out.emplace(line.tokens[line.words[word].token].begin(), time);
    };
    if (times.size() == 1) note(i, times.front());
    if (times.size() == 2 && !was_noted && ends_row(line, i)) {
      note(i - 1, times.front());
      note(i, times.back());
    }
    was_noted = !times.empty();
  }
  return out;
}

void drop_times(SheetLine& line) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < line.words.size(); ++i)
    if (!parse_clock_time(line.word(i))) line.words[kept++] = line.words[i];
  line.words.resize(kept);
}

std::string clock_text(std::uint32_t seconds) {
  const auto two = [](std::uint32_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
  return std::to_string(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
}

}  // namespace planilla
