#include "reconcile/reconciled.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "board/fen.h"
#include "game/carried/open_choice.h"
#include "game/game_reader.h"
#include "game/model/result.h"
#include "game/model/walk.h"
#include "game/reconcile/words_moved.h"
#include "notation/write/san.h"
#include "options/unknown_name.h"
#include "reconcile/sheet_remarks.h"
#include "rules/arguments/tag.h"
#include "rules/sheets_differ.h"
#include "rules/sheets_name_differently.h"
#include "text/charset/encoding.h"
#include "write/pgn/game_format.h"

namespace planilla {

namespace {

std::string escaped(std::string_view value) {
  std::string out;
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

// What stands on the sheet from a token on, in the order in which it is read: of a sheet in blocks
// the rest of one column, then the next.
std::vector<std::string_view> text_from(const SheetLine& line, std::size_t token) {
  std::vector<std::uint32_t> begins;
  for (const Token& one : line.tokens) begins.push_back(one.begin());
  std::sort(begins.begin(), begins.end());
  // Where the token that stands behind it on the paper begins.
  const auto next = [&](const Token& one) {
    const auto behind = std::upper_bound(begins.begin(), begins.end(), one.begin());
    return behind == begins.end() ? static_cast<std::uint32_t>(line.text.size()) : *behind;
  };
  std::vector<std::string_view> out;
  for (std::size_t at = token; at < line.tokens.size();) {
    const std::uint32_t begin = line.tokens[at].begin();
    while (at + 1 < line.tokens.size() && line.tokens[at + 1].begin() == next(line.tokens[at]))
      ++at;
    std::string_view text = Span{begin, next(line.tokens[at])}.in(line.text);
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    if (!text.empty()) out.push_back(text);
    ++at;
  }
  return out;
}

bool unknown(std::string_view value) {
  return value.find_first_not_of("?.*") == std::string_view::npos;
}

}  // namespace

SettledTags settled_tags(const std::vector<std::pair<std::string, std::string>>& pairs) {
  constexpr std::array<std::string_view, 4> results = {"1-0", "0-1", "1/2-1/2", "*"};
  SettledTags out;
  for (const auto& [name, value] : pairs) {
    const bool symbol = !name.empty() && std::all_of(name.begin(), name.end(), [](unsigned char c) {
      return std::isalnum(c) != 0 || c == '_';
    });
    if (!symbol) throw UsageFault("--known: ", "usage-no-tag-name", {{"value", name}});
    if (name == "Result" && std::find(results.begin(), results.end(), value) == results.end())
      throw UsageFault("--known: ", "usage-no-pair",
                       {{"value", name + "=" + value}, {"form", "Result=1-0|0-1|1/2-1/2|*"}});
    out.insert_or_assign(name, value);
  }
  return out;
}

Reconciled::Reconciled(const ReadSheets& sheets, const Agreement& game, const SettledTags& known,
                       std::size_t plies)
    : sheets_(sheets),
      game_(game),
      known_(known),
      plies_(plies),
      positions_(positions_along(sheets[0]->game.start, game.moves)),
      findings_(sheets.size()) {
  merge_tags();
  for (const Undecided& question : game.questions) ask(question);
  for (const Departure& departure : game.departures) tell(departure);
  for (std::size_t i = 0; i < sheets.size(); ++i) tell_rows(i);
  for (std::size_t ply = 1; ply <= game.proved; ++ply) {
    compare_times(ply);
    compare_marks(ply);
  }
  compare_offers();
  for (std::size_t i = 0; i < game.stops.size(); ++i)
    add(i, rules::sheets_differ, game.stops[i], last_ply() + 1, {.kind = "stop"}).severity =
        Severity::error;
  for (const int ply : game.refused) tell_named(ply, chosen("refused"));
  for (const int ply : game.beyond) tell_named(ply, chosen("beyond"));
  if (game.misses_final) {
    const auto end = static_cast<std::uint32_t>(sheets[0]->game.text.size());
    add(0, rules::sheets_differ, {end, end}, last_ply(), {.kind = "final"}).severity =
        Severity::error;
  }
  if (game.to_end && game.proved == game.moves.size()) compare_result();
}

std::string Reconciled::pgn(std::size_t plies) const {
  const bool whole = plies == game_.moves.size();
  const bool stops = plies == game_.proved && (!whole || !game_.stops.empty() || stops_at(plies));
  // How the game ended the sheets say, also where it cannot be read to its end.
  const bool ends = whole || stops;
  std::string out;
  for (const auto& [name, value] : tags_)
    out += "[" + name + " \"" + escaped(name == "Result" && !ends ? "*" : value) + "\"]\n";
  out += "\n";
  std::vector<std::size_t> unread_from;
  for (std::size_t i = 0; i < sheets_.size(); ++i)
    unread_from.push_back(stops ? rest_from(plies, i) : sheets_[i]->tokens.size());
  const SheetRemarks remarks(sheets_, game_, plies, unread_from);
  out += remarks.behind(0);
  for (std::size_t i = 0; i < plies; ++i)
    out += san(positions_[i], game_.moves[i]) + " " + other_moves(i + 1) + remarks.behind(i + 1);
  if (ends) out += denied_results();
  if (stops) out += "\n" + unread(plies);
  return out + (ends ? result_ : "*") + "\n";
}

// The comment behind a half-move that nothing decides, which tells `check` so.
std::string Reconciled::other_moves(std::size_t ply) const {
  for (const Undecided& question : game_.questions) {
    if (static_cast<std::size_t>(question.ply) != ply || question.stops || question.written)
      continue;
    std::vector<std::string> others;
    for (const Move move : question.moves)
      if (move != game_.moves[ply - 1]) others.push_back(san(positions_[ply - 1], move));
    if (!others.empty()) return "{" + open_choice_text(rules::sheets_differ, others) + "} ";
  }
  return {};
}

// On the first sheet; a point behind it where it has none.
Span Reconciled::word_of(int ply) const {
  const auto at = static_cast<std::size_t>(ply) - 1;
  const Span word = at < game_.words.size() ? game_.words[at][0] : Span{};
  const auto end = static_cast<std::uint32_t>(sheets_[0]->game.text.size());
  return word.size() != 0 ? word : Span{end, end};
}

// Does the game end behind so many half-moves, since what comes next is not proved?
bool Reconciled::stops_at(std::size_t plies) const {
  return std::any_of(game_.questions.begin(), game_.questions.end(), [&](const Undecided& one) {
    return one.stops && one.ply == static_cast<int>(plies) + 1;
  });
}

// The token with which the rest of a sheet begins: the first word behind those of the half-moves
// before, or one that stands among these and was read for a later half-move.
std::size_t Reconciled::rest_from(std::size_t ply, std::size_t sheet) const {
  const SheetLine& line = sheets_[sheet]->line;
  const std::size_t end = read_before(line, sheet, ply, game_);
  std::size_t from = game_.stops.empty() ? line.tokens.size() : stop_at(sheet);
  for (std::size_t p = ply; p < game_.words.size(); ++p)
    if (const Span word = game_.words[p][sheet]; word.size() != 0)
      from = std::min(from, line.token_index(word));
  for (const SheetWord& word : line.words)
    if (word.token >= end) return std::min<std::size_t>(from, word.token);
  return from;
}

// Where reading of that sheet stopped, as the token that comes next.
std::size_t Reconciled::stop_at(std::size_t sheet) const {
  const SheetLine& line = sheets_[sheet]->line;
  const Span stop = game_.stops[sheet];
  const bool is_end = !line.words.empty() && stop.size() == 0 &&
                      line.tokens[line.words.back().token].end() == stop.begin;
  return is_end ? line.words.back().token + 1u : line.token_index(stop);
}

// Without the result that the game is written with.
std::string_view Reconciled::without_result(std::string_view lines, std::size_t sheet) const {
  const Game& game = sheets_[sheet]->game;
  const std::string_view said = game.terminator_span.in(game.text);
  if (said.empty() || result_text(game.terminator) != result_ || !lines.ends_with(said))
    return lines;
  lines.remove_suffix(said.size());
  return lines.substr(0, lines.find_last_not_of(" \t\r\n") + 1);
}

// The rest of each sheet, from its words for a half-move on.
std::string Reconciled::unread(std::size_t ply) const {
  std::string out;
  for (std::size_t i = 0; i < sheets_.size(); ++i)
    for (std::string_view lines : text_from(sheets_[i]->line, rest_from(ply, i))) {
      lines = without_result(lines, i);
      for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = std::min(lines.find_first_of("\r\n", at), lines.size());
        if (end > at) out += "; planilla unread: " + std::string(lines.substr(at, end - at)) + "\n";
        at = end + 1;
      }
    }
  return out;
}

// The tags of the first sheet, and what the others know besides.
void Reconciled::merge_tags() {
  tags_.emplace_back("Result", "*");
  for (const auto& [name, value] : known_) {
    if (name == "Result")
      tags_[0].second = value;
    else
      tags_.emplace_back(name, value);
  }
  for (std::size_t i = 0; i < sheets_.size(); ++i) {
    const Game& game = sheets_[i]->game;
    for (const GameTag& tag : game.tags)
      if (tag.name != "Result") merge(i, tag.name, tag.value, tag.span);
    const std::string_view result = result_text(game.result);
    const GameTag* heading = game.tag("Result");
    const bool is_heading = game.terminator_span.size() == 0 && heading != nullptr;
    merge(i, "Result", result.empty() ? "*" : result,
          is_heading ? heading->span : game.terminator_span);
  }
  result_ = tags_[0].second;
}

void Reconciled::merge(std::size_t sheet, std::string_view name, std::string_view value,
                       Span span) {
  if (known_.count(std::string(name)) != 0) return;
  const auto known =
      std::find_if(tags_.begin(), tags_.end(), [&](const auto& tag) { return tag.first == name; });
  if (known == tags_.end()) {
    tags_.emplace_back(name, value);
    of_tag_[std::string(name)] = sheet;
    return;
  }
  if (unknown(value) || known->second == value) return;
  if (unknown(known->second)) {
    known->second = value;
    of_tag_[std::string(name)] = sheet;
    return;
  }
  Finding& finding = findings_[sheet].emplace_back(rules::sheets_name_differently, span);
  finding.written = value;
  finding.add(arguments::Tag{.tag = name, .value = value});
  finding.say(diagnostics::SheetsNameDifferently{
      .other = known->second, .other_file = sheets_[of_tag_[std::string(name)]]->name});
  if (name != "Result") return;
  finding.severity = Severity::error;
  denied_results_.insert(std::string(value));
}

// Comments that tell `check` of results that other sheets give.
std::string Reconciled::denied_results() const {
  std::string out;
  for (const std::string& result : denied_results_) out += "{" + result + "} ";
  return out;
}

Finding& Reconciled::add(std::size_t sheet, Rule rule, Span span, int ply) {
  Finding& finding = findings_[sheet].emplace_back(rule, span);
  finding.ply = ply;
  finding.move = move_label(positions_[0], ply);
  finding.written = span.in(sheets_[sheet]->game.text);
  finding.fen = to_fen(positions_[static_cast<std::size_t>(ply) - 1]);
  return finding;
}

Finding& Reconciled::add(std::size_t sheet, Rule rule, Span span, int ply,
                         const arguments::Departure& said) {
  Finding& finding = add(sheet, rule, span, ply);
  finding.add(said);
  return finding;
}

// PGN in English letters to the form asked for.
std::string written(const std::string& pgn, const std::string& to, const Notations& notations) {
  GameStream stream = GameStream::from_memory(pgn, {});
  GameReader reader(notations, {.languages = {"en"}, .notation = "algebraic"});
  const std::unique_ptr<GameFormat> format = make_game_format(to, notations);
  std::string out;
  Game game;
  for (Batch batch; stream.next(batch);) {
    decode_games(batch, {});
    for (const GameText& text : batch.games)
      for (reader.open(text); reader.next(game);) format->write(game, out);
  }
  return out;
}

// The findings of one sheet, rendered.
Output rendered(const ReadSheet& sheet, std::size_t index, Findings findings,
                const Selection& selection, ReportFormat& report) {
  constexpr std::size_t excerpt_limit = 160;
  Output out;
  std::stable_sort(findings.begin(), findings.end(),
                   [](const Finding& a, const Finding& b) { return a.span.begin < b.span.begin; });
  Locator locator(*sheet.game.source);
  for (const Finding& finding : findings) {
    if (!selection.on(finding.rule)) continue;
    Reported reported;
    reported.finding = &finding;
    reported.severity = selection.severity(finding);
    reported.file = sheet.name;
    reported.game = index + 1;
    reported.place = locator.place(finding.span.begin);
    reported.length =
        encoded_size(finding.span.in(sheet.game.text), sheet.game.source->encoding.encoding);
    const std::string line = locator.line_around(finding.span.begin, excerpt_limit, reported.caret);
    reported.line = line;
    const std::string_view word = finding.span.in(sheet.game.text);
    reported.caret_length = std::max<std::ptrdiff_t>(
        1, std::count_if(word.begin(), word.end(), [](char c) { return (c & 0xc0) != 0x80; }));
    reported.white = sheet.game.tag_value("White");
    reported.black = sheet.game.tag_value("Black");
    report.finding(reported, out.report);
    out.tell(finding, reported.severity);
    if (reported.severity == Severity::error) out.summary.broken = 1;
  }
  out.summary.bytes = sheet.bytes_read;
  return out;
}

// The sheets are of one game.
void count_game(std::vector<Output>& outputs, const Agreement& game) {
  bool broken = false, told = false;
  for (Output& output : outputs) {
    broken |= std::exchange(output.summary.broken, 0) != 0;
    told |= !output.told.empty();
  }
  Summary& summary = outputs.front().summary;
  summary.games = 1;
  summary.plies = game.proved;
  (broken ? summary.broken : told ? summary.repaired : summary.clean) = 1;
}

}  // namespace planilla
