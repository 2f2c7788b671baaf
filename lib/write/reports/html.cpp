// A page to look at: one file, no network. The findings are lines of JSON inside it, each game with
// findings before them; pages/report.js shows them. Everything around stands in pages/ as data.
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "base/data_fault.h"
#include "board/fen.h"
#include "checks/engine/check.h"
#include "notation/write/san.h"
#include "write/findings/display.h"
#include "write/findings/report_format.h"
#include "write/findings/report_line.h"
#include "write/pages/game_score.h"
#include "write/pages/markup.h"
#include "write/pages/page_template.h"

namespace planilla::reports {

namespace {

using Object = nlohmann::ordered_json;

// Texts of the page, as html-<word> in locales/messages/; and those that other reports have too.
constexpr std::array page_words = {
    "after",     "all",           "article", "back",       "before", "candidates",
    "elsewhere", "end",           "filters", "findings",   "flip",   "game",
    "keys",      "moves",         "next",    "next-move",  "none",   "place",
    "previous",  "previous-move", "print",   "round",      "rule",   "rules",
    "search",    "severity",      "start",   "suggestion", "theme"};
constexpr std::array<std::pair<const char*, const char*>, 11> shared_words = {
    {{"error", "severity-error"},
     {"warning", "severity-warning"},
     {"note", "severity-note"},
     {"white", "white"},
     {"black", "black"},
     {"king", "piece-king"},
     {"queen", "piece-queen"},
     {"rook", "piece-rook"},
     {"bishop", "piece-bishop"},
     {"knight", "piece-knight"},
     {"pawn", "piece-pawn"}}};

std::string json_text(const Object& object) {
  return script_json(object.dump(-1, ' ', false, Object::error_handler_t::replace));
}

// "g1f3" for each English SAN that is legal there.
Object squares_of(const std::string& fen, const std::vector<std::string>& moves) {
  Object out = Object::array();
  const FenResult read = parse_fen(fen);
  if (!read.position) return out;
  MoveList legal;
  read.position->legal_moves(legal);
  for (const std::string& wanted : moves) {
    for (const Move move : legal) {
      if (san(*read.position, move) != wanted) continue;
      std::string uci;
      append_uci(*read.position, move, uci);
      out.push_back(uci.substr(0, 4));
      break;
    }
  }
  return out;
}

class Html : public ReportFormat {
public:
  explicit Html(const ReportContext& context) : messages_(*context.messages), data_(context.data) {}

  void begin(std::string& out) override { page(Part::before, {}, out); }
  void end(const Summary& summary, std::string& out) override { page(Part::behind, summary, out); }

  bool shows_games() const override { return true; }
  void game(const Game& game, std::string& out) override { append_game_score(game, out); }

  void finding(const Reported& reported, std::string& out) override {
    const Finding& finding = *reported.finding;
    Object object = {{"g", reported.game},
                     {"f", one_line(reported.file)},
                     {"l", reported.place.line},
                     {"c", reported.place.column},
                     {"r", finding.rule.index()},
                     {"s", severity_name(reported.severity)},
                     {"m", messages_.sentence(finding)}};
    const auto put = [&object](const char* key, std::string_view text) {
      if (!text.empty()) object[key] = text;
    };
    // Where in the game's text; findings across games stand in none.
    if (!reported.line.empty() || !finding.span.empty())
      object["at"] = {finding.span.begin, finding.span.end};
    put("wh", reported.white);
    put("bl", reported.black);
    put("h", messages_.help(finding));
    put("a", finding.article);
    if (finding.ply > 0)
      put_move(finding, object);
    else
      put_excerpt(reported, object);
    out += json_text(object) + "\n";
  }

private:
  enum class Part : std::uint8_t { before, behind };

  void put_move(const Finding& finding, Object& object) {
    object["p"] = finding.ply;
    object["mv"] = finding.move;
    object["w"] = one_line(finding.written);
    if (!finding.variation.empty()) object["v"] = finding.variation;
    if (!finding.suggestion.empty()) object["sg"] = messages_.move(finding.suggestion);
    for (const std::string& candidate : finding.candidates)
      object["k"].push_back(messages_.move(candidate));
    if (finding.fen.empty()) return;
    object["fen"] = finding.fen;
    if (!finding.candidates.empty()) object["ku"] = squares_of(finding.fen, finding.candidates);
    if (finding.suggestion.empty()) return;
    if (const Object squares = squares_of(finding.fen, {finding.suggestion}); !squares.empty())
      object["su"] = squares[0];
  }

  static void put_excerpt(const Reported& reported, Object& object) {
    if (reported.line.empty()) return;
    object["ln"] = shown_line(reported.line);
    object["ca"] = reported.caret;
    object["cl"] = reported.caret_length;
  }

  // The half of pages/report.html around {{findings}}, its places filled.
  void page(Part part, const Summary& summary, std::string& out) {
    const std::string_view whole = data_->get("pages/report.html"), marker = "{{findings}}";
    const std::size_t cut = whole.find(marker);
    if (cut == std::string_view::npos)
      throw DataFault(data_->origin("pages/report.html"), 0, 0, "data-page-lacks",
                      {{"name", std::string(marker)}});
    const std::string_view half =
        part == Part::before ? whole.substr(0, cut) : whole.substr(cut + marker.size());
    fill_page(
        half, data_->origin("pages/report.html"),
        [&](std::string_view place) { fill(place, summary, out); }, out);
  }

  void fill(std::string_view place, const Summary& summary, std::string& out) {
    if (place == "language")
      out += markup_text(messages_.language());
    else if (place == "style")
      out += data_->get("pages/report.css");
    else if (place == "script")
      out += data_->get("pages/report.js");
    else if (place == "words")
      out += json_text(words());
    else if (place == "rules")
      out += json_text(rules());
    else if (place == "summary")
      out += json_text({{"sentence", summary_sentence(summary, messages_)}});
    else if (place == "sentence")
      out += markup_text(summary_sentence(summary, messages_));
    else if (place == "needs-script")
      out += markup_text(messages_.text("html-needs-script"));
    else
      throw DataFault(data_->origin("pages/report.html"), 0, 0, "data-page-place",
                      {{"name", "{{" + std::string(place) + "}}"}});
  }

  Object words() {
    Object out = Object::object();
    for (const char* word : page_words) out[word] = messages_.text(std::string("html-") + word);
    for (const auto& [word, key] : shared_words) out[word] = messages_.text(key);
    return out;
  }

  Object rules() {
    Object out = Object::array();
    for (const Check& check : all_checks())
      out.push_back({{"id", rule_id(check.rule)}, {"title", messages_.title(check.rule)}});
    return out;
  }

  Messages& messages_;
  const Data* data_;
};

std::unique_ptr<ReportFormat> make_html(const ReportContext& context) {
  return std::make_unique<Html>(context);
}

}  // namespace

ReportFormatEntry html() {
  return {"html", "a page with boards, filters and counts; one file, no network", make_html};
}

}  // namespace planilla::reports
