// Figures as a page: bars drawn as SVG, no script, colors of the reader's choice of light or dark.
#include <fmt/format.h>

#include <algorithm>

#include "archive/statistics/figures.h"
#include "write/findings/display.h"
#include "write/pages/markup.h"

namespace planilla {

namespace {

constexpr const char* head = R"(<!DOCTYPE html>
<html lang="{}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{}</title>
)";

constexpr std::string_view style = R"(<style>
:root { color-scheme: light dark; }
body { font: 16px/1.4 system-ui, sans-serif; max-width: 60em; margin: 1em auto; padding: 0 1em; }
h2::first-letter { text-transform: uppercase; }
table { border-collapse: collapse; }
td, th { padding: .1em .8em .1em 0; text-align: right; }
td:first-child, th:first-child { text-align: left; }
svg { width: 100%; height: auto; display: block; }
svg text { font: 11px system-ui, sans-serif; fill: currentColor; }
.white { fill: #e8d9b5; stroke: #8a7a55; } .draw { fill: #9a9a9a; } .black { fill: #3b3b3b; stroke: #777; }
.bar { fill: #4a7fb5; }
</style>
</head>
<body>
)";

struct Bar {
  std::string label;
  std::vector<std::pair<const char*, std::uint64_t>> parts;  // class, count
  std::uint64_t sum() const {
    std::uint64_t out = 0;
    for (const auto& [name, count] : parts) out += count;
    return out;
  }
};

Bar bar_of(std::string label, const Score& score) {
  return {std::move(label),
          {{"white", score.white_wins},
           {"draw", score.draws},
           {"black", score.black_wins},
           {"bar", score.games - score.white_wins - score.draws - score.black_wins}}};
}

// Upright bars, side by side, the labels of some below.
void plot(std::string_view title, const std::vector<Bar>& bars, std::string& out) {
  if (bars.empty()) return;
  std::uint64_t most = 1;
  for (const Bar& bar : bars) most = std::max(most, bar.sum());
  constexpr double width = 900, height = 180, below = 20;
  const double step = width / static_cast<double>(bars.size());
  const std::size_t every = std::max<std::size_t>(1, bars.size() / 18 + (bars.size() > 18 ? 1 : 0));
  out +=
      fmt::format("<h2>{0}</h2>\n<svg viewBox=\"0 0 {1} {2}\" role=\"img\" aria-label=\"{0}\">\n",
                  title, width, height + below + 12);
  out += fmt::format("<text x=\"2\" y=\"10\">{}</text>\n", most);
  for (std::size_t i = 0; i < bars.size(); ++i) {
    double y = height + 12;
    for (const auto& [name, count] : bars[i].parts) {
      const double part = height * static_cast<double>(count) / static_cast<double>(most);
      y -= part;
      if (count != 0)
        out += fmt::format(
            "<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\">"
            "<title>{}: {}</title></rect>\n",
            name, static_cast<double>(i) * step + step * 0.1, y, step * 0.8, part,
            markup_text(one_line(bars[i].label)), count);
    }
    if (i % every == 0)
      out += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n",
                         static_cast<double>(i) * step + step * 0.1, height + 12 + 14,
                         markup_text(one_line(bars[i].label)));
  }
  out += "</svg>\n";
}

void score_table(const Figures& figures, Messages& messages, std::string& out) {
  const Score& score = figures.score;
  out += fmt::format(
      "<h1>{} {}</h1>\n<table><tr><th>1-0</th><th>1/2</th><th>0-1</th><th>{}</th></tr>"
      "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr></table>\n",
      score.games, messages.text("stats-games"), messages.text("stats-half-moves"),
      score.white_wins, score.draws, score.black_wins, figures.plies);
}

void player_table(const Figures& figures, Messages& messages, std::string& out) {
  if (figures.players.empty()) return;
  out += fmt::format(
      "<h2>{}</h2>\n<table><tr><th>{}</th><th>{}</th><th>+</th><th>=</th><th>-</th></tr>\n",
      messages.text("stats-players"), messages.text("stats-name"), messages.text("stats-games"));
  for (const auto& [name, player] : busiest_players(figures, 30))
    out += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                       markup_text(one_line(name)), player.games, player.wins, player.draws,
                       player.losses);
  out += "</table>\n";
}

}  // namespace

void append_page(const Figures& figures, Messages& messages, std::string& out) {
  out += fmt::format(head, messages.language(), messages.text("stats-title"));
  out += style;
  score_table(figures, messages, out);
  std::vector<Bar> lengths, years, openings, ratings, findings;
  for (const auto& [moves, games] : figures.lengths)
    lengths.push_back({fmt::format("{}-{}", moves, moves + 9), {{"bar", games}}});
  for (const auto& [year, score] : figures.years)
    years.push_back(bar_of(std::to_string(year), score));
  for (const auto& [eco, score] : most_played(figures, 30)) openings.push_back(bar_of(eco, score));
  for (const auto& [rating, count] : figures.ratings)
    ratings.push_back({std::to_string(rating), {{"bar", count}}});
  for (const auto& [rule, count] : figures.findings) findings.push_back({rule, {{"bar", count}}});
  plot(messages.text("stats-lengths"), lengths, out);
  plot(messages.text("stats-years"), years, out);
  plot(messages.text("stats-openings"), openings, out);
  plot(messages.text("stats-ratings"), ratings, out);
  player_table(figures, messages, out);
  if (!findings.empty()) {
    out += "<h2>" + messages.text("stats-findings") + "</h2>\n<table>\n";
    for (const Bar& bar : findings)
      out += fmt::format("<tr><td>{}</td><td>{}</td></tr>\n", bar.label, bar.sum());
    out += "</table>\n";
  }
  out += "</body>\n</html>\n";
}

}  // namespace planilla
