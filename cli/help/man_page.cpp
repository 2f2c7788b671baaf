// The language of man(7): a line that begins with a dot is an order, a backslash begins an escape.
#include "help/man_page.h"

#include <fmt/format.h>

namespace planilla {

namespace {

std::string escaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool starts_line = i == 0 || text[i - 1] == '\n';
    if (starts_line && (text[i] == '.' || text[i] == '\'')) out += "\\&";
    if (text[i] == '-')
      out += "\\-";
    else if (text[i] == '\\')
      out += "\\e";
    else
      out += text[i];
  }
  return out;
}

std::string upper(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

std::string heading(const std::string& name) {
  return ".TH " + escaped(upper(name)) + " 1 \"\" \"planilla " PLANILLA_VERSION "\"\n";
}

std::string section(const HelpTexts& texts, const char* english) {
  return ".SH " + texts.of(english) + "\n";
}

// The name in bold, what stands for the value underlined.
std::string option_entry(const Option& option, const HelpTexts& texts) {
  std::string name = "\\fB\\-\\-" + escaped(option.name) + "\\fR";
  if (option.letter != 0) name = fmt::format("\\fB\\-{}\\fR, ", option.letter) + name;
  if (!option.value.empty()) name += " \\fI" + escaped(option.value) + "\\fR";
  return ".TP\n" + name + "\n" + escaped(texts.of(option.text)) + "\n";
}

std::string exit_status(const HelpTexts& texts, const char* zero, const std::string& one) {
  std::string out = section(texts, "EXIT STATUS");
  out += ".TP\n0\n" + escaped(texts.of(zero)) + "\n";
  if (!one.empty()) out += ".TP\n1\n" + escaped(texts.of(one)) + "\n";
  return out + ".TP\n2\n" +
         escaped(texts.of("the command could not do its job: usage, an unreadable file, a full "
                          "disk")) +
         "\n";
}

// Of all commands that have --fail-on.
std::string exit_status_of_findings(const HelpTexts& texts) {
  return exit_status(texts, "nothing was found at or above --fail-on", "something was");
}

bool fails_on_findings(const Command& command) {
  for (const OptionGroup& group : command.options())
    for (const Option& option : group.options)
      if (option.name == "fail-on") return true;
  return false;
}

std::string synopsis(std::string_view usage) {
  std::string out;
  while (!usage.empty()) {
    const std::size_t end = std::min(usage.find('\n'), usage.size());
    std::string_view line = usage.substr(0, end);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    out += (out.empty() ? "" : ".br\n") + escaped(line) + "\n";
    usage.remove_prefix(std::min(end + 1, usage.size()));
  }
  return out;
}

}  // namespace

std::string man_page(const Command& command, const HelpTexts& texts) {
  const std::string name = "planilla-" + std::string(command.texts.name);
  std::string out = heading(name) + section(texts, "NAME") + escaped(name) + " \\- " +
                    escaped(texts.of(std::string(command.texts.summary))) + "\n";
  out += section(texts, "SYNOPSIS") + synopsis(command.texts.usage);
  out += section(texts, "DESCRIPTION") + escaped(texts.of(std::string(command.texts.about))) + "\n";
  out += section(texts, "OPTIONS");
  for (const OptionGroup& group : command.options()) {
    out += ".SS " + texts.of(group.title) + "\n";
    for (const Option& option : group.options) out += option_entry(option, texts);
  }
  out += fails_on_findings(command)
             ? exit_status_of_findings(texts)
             : exit_status(texts, "it was done", std::string(command.texts.says_no));
  return out + section(texts, "SEE ALSO") + ".BR planilla (1)\n";
}

std::string man_page_of_all(const HelpTexts& texts) {
  std::string out = heading("planilla") + section(texts, "NAME") + "planilla \\- " +
                    escaped(texts.of("reads chess scoresheets and PGN in any language, checks "
                                     "every move, writes clean PGN")) +
                    "\n";
  out += section(texts, "SYNOPSIS") + "planilla COMMAND [OPTION...] [INPUT...]\n";
  out += section(texts, "COMMANDS");
  for (const Command& command : all_commands())
    out += fmt::format(".TP\n.BR planilla\\-{} (1)\n{}\n", escaped(command.texts.name),
                       escaped(texts.of(std::string(command.texts.summary))));
  out += exit_status_of_findings(texts) + section(texts, "FILES") + ".TP\nplanilla.toml\n" +
         escaped(texts.of("TOML of the same options; else planilla.toml of the working folder or "
                          "the nearest above it")) +
         "\n";
  out += section(texts, "ENVIRONMENT") + ".TP\nLC_ALL, LC_MESSAGES, LANG\n" +
         escaped(texts.of("language of messages and reports")) + "\n.TP\nNO_COLOR\n" +
         escaped(texts.of("no colours, and no links")) + "\n.TP\nCOLUMNS\n" +
         escaped(texts.of("the width to which a terminal gets lines of the input")) + "\n";
  return out;
}

}  // namespace planilla
