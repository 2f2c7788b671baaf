// planilla explain: what a rule means, why, an example, the article of the Laws. Offline.
#include <algorithm>

#include "checks/engine/article.h"
#include "checks/engine/check.h"
#include "checks/engine/other_severities.h"
#include "command.h"
#include "games/written_answer.h"
#include "laws/edition.h"
#include "options/reading_settings.h"
#include "options/report_settings.h"
#include "write/findings/explanations.h"
#include "write/findings/messages.h"

namespace planilla::commands {

namespace {

std::string indented(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    out += end == 0 ? "\n" : "    " + std::string(text.substr(0, end)) + "\n";
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

// "9.2.1" of the edition named; of each that has one if none was named.
std::string articles(const Check& check, const std::string& edition, std::string_view law,
                     Messages& messages) {
  std::string out;
  for (const Edition one : all_editions()) {
    const std::string number = article_of_laws(check, one);
    if (number.empty() || (edition != "auto" && edition != edition_name(one))) continue;
    out += (out.empty() ? "" : ", ") + number + " (" + std::string(edition_name(one)) + ")";
  }
  if (out.empty() && check.laws.y2023.empty()) return "";
  if (out.empty()) return "\n" + messages.text("explain-no-article", {{"edition", edition}}) + "\n";
  return "\n" + messages.text("explain-article", {{"articles", out}}) + "\n" + indented(law);
}

void paragraph(std::string& out, std::string_view text) {
  if (!text.empty()) out += "\n" + std::string(text) + "\n";
}

std::string explanation(const Check& check, const std::string& edition, Messages& messages,
                        const Explanations& texts) {
  std::string out = std::string(rule_id(check.rule)) + ": " + messages.title(check.rule) + "\n";
  std::string severity = messages.text("severity-" + std::string(severity_name(check.severity)));
  for (const Severity one : other_severities(check.rule))
    severity += " / " + messages.text("severity-" + std::string(severity_name(one)));
  out += messages.text("explain-kind", {{"severity", severity},
                                        {"group", std::string(group_name(check.group))},
                                        {"default", check.on_by_default ? "on" : "off"}}) +
         "\n";
  paragraph(out, texts.why(check.rule));
  if (!check.bad.empty()) out += "\n" + messages.text("explain-bad") + "\n\n" + indented(check.bad);
  if (check.bad.find("\\x") != std::string_view::npos)
    out += "    " + messages.text("explain-bytes") + "\n";
  if (!check.good.empty())
    out += "\n" + messages.text("explain-good") + "\n\n" + indented(check.good);
  out += articles(check, edition, texts.law(check.rule), messages);
  if (!check.pgn.empty())
    out += "\n" + messages.text("explain-pgn", {{"section", std::string(check.pgn)}}) + "\n";
  return out;
}

struct ExplainSettings {
  CommonSettings common;
  std::vector<std::string> rules;
  std::string laws = "auto", output;

  void add_options(OptionSet& options) {
    options.words(rules);
    options.group("Output");
    add_laws(options, laws);
    add_output(options, output, "instead of stdout");
  }
};

[[noreturn]] void unknown_rule(const std::string& name) {
  std::vector<std::string> known;
  for (const Check& check : all_checks()) known.emplace_back(rule_id(check.rule));
  UnknownName error(NameKind::rule, name, known, "explain: ");
  error.hint = "planilla list checks";
  throw error;
}

int run_explain(const ExplainSettings& settings) {
  const Data data = load_data(settings.common);
  Messages messages(data, settings.common.ui);
  const Explanations texts(data, settings.common.ui);
  std::string text;
  if (settings.rules.empty())
    for (const Check& check : all_checks())
      text += std::string(rule_id(check.rule)) + ": " + messages.title(check.rule) + "\n";
  for (const std::string& name : settings.rules) {
    const std::optional<Rule> rule = find_rule(name);
    if (!rule) unknown_rule(name);
    if (!text.empty()) text += "\n";
    text += explanation(check_of(*rule), settings.laws, messages, texts);
  }
  write_answer(text, settings.output, {}, settings.common);
  return 0;
}

}  // namespace

Command explain() {
  return make_command(
      {.name = "explain",
       .summary = "what a rule means, why, an example, the article of the Laws",
       .usage = "planilla explain [RULE...]",
       .about = "Tells what a rule means, why it matters, an example and the article of the Laws.\n"
                "Without a rule: all of them, a line each."},
      run_explain);
}

}  // namespace planilla::commands
