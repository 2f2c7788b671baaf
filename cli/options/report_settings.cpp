#include "options/report_settings.h"

#include "options/values.h"

namespace planilla {

namespace {

Take severity_into(std::optional<Severity>& out) {
  return [&out](const Option&, const std::vector<std::string>& values) {
    out = std::nullopt;
    for (const Severity one : {Severity::note, Severity::warning, Severity::error})
      if (values.back() == severity_name(one)) out = one;
  };
}

}  // namespace

void add_output(OptionSet& options, std::string& output, const char* text) {
  options.add({.name = "output", .letter = 'o', .value = "FILE", .text = text, .writes_file = true},
              into(output));
}

void add_fail_on(OptionSet& options, std::optional<Severity>& fail_on) {
  options.add({.name = "fail-on",
               .text = "from which severity the exit status is 1 (error)",
               .choices = {"error", "warning", "note", "never"}},
              severity_into(fail_on));
}

void ReportSettings::add_options(OptionSet& options) {
  options.group("Reporting");
  options.add({.name = "format",
               .letter = 'f',
               .value = "NAME",
               .text = "report format (planilla list formats)",
               .names = NameKind::report_format},
              into(format));
  add_fail_on(options, fail_on);
  options.add(
      {.name = "each", .text = "tell every finding, also of a fault that runs through a file"},
      into(each));
  options.add({.name = "color", .text = "obeys NO_COLOR", .choices = {"auto", "always", "never"}},
              into(color));
}

void RuleSettings::add_options(OptionSet& options) {
  options.group("Rules");
  options.add({.name = "select",
               .value = "RULES",
               .text = "only these rules or groups, comma-separated",
               .names = NameKind::rule,
               .repeats = true,
               .list = true},
              list_into(select, "rule"));
  options.add({.name = "ignore",
               .value = "RULES",
               .text = "not these",
               .names = NameKind::rule,
               .repeats = true,
               .list = true},
              list_into(ignore));
  options.add({.name = "extend-select",
               .value = "RULES",
               .text = "these too",
               .names = NameKind::rule,
               .repeats = true,
               .list = true},
              list_into(extend_select));
  options.add({.name = "profile",
               .value = "NAME",
               .text = "a named set of rules and severities",
               .names = NameKind::profile},
              into(profile));
}

void BaselineSettings::add_options(OptionSet& options) {
  options.group("Rules");
  options.add({.name = "per-folder-ignores",
               .value = "FOLDER=RULES",
               .text = "not these in the files below FOLDER",
               .repeats = true},
              into(folder_ignores));
  options.add({.name = "allow",
               .value = "GAME=RULES",
               .text = "not these in the games 'WHITE - BLACK'",
               .repeats = true},
              into(allowed));
  options.add({.name = "baseline", .value = "FILE", .text = "leave out the findings noted there"},
              into(baseline));
  options.add({.name = "write-baseline",
               .value = "FILE",
               .text = "note the findings of this run there",
               .writes_file = true},
              into(write_baseline));
}

void LimitSettings::add_options(OptionSet& options) {
  options.group("Reporting");
  options.add({.name = "statistics", .text = "only how often each rule spoke"}, into(statistics));
  options.add({.name = "max-findings", .value = "N", .text = "print no more than N findings"},
              number_into(max_findings));
}

}  // namespace planilla
