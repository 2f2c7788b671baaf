// _arguments with one specification an option.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "help/completions.h"
#include "options/file_option.h"

namespace planilla {

namespace {

// For a text between single quotes inside brackets, before a colon.
std::string in_brackets(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\'')
      out += "'\\''";
    else if (c == '[' || c == ']' || c == ':' || c == '\\')
      out += std::string("\\") + c;
    else
      out += c == '\n' ? ' ' : c;
  }
  return out;
}

std::string action(const Option& option) {
  if (option.value.empty()) return "";
  if (takes_file(option)) return fmt::format(":{}:_files", in_brackets(option.value));
  const std::vector<std::string> values = values_of(option);
  const std::string words = fmt::format("{}", fmt::join(values, " "));
  return ":" + in_brackets(option.value) + ":" +
         (option.list && !values.empty() ? "_sequence compadd - " + words : "(" + words + ")");
}

std::string specifications(const Option& option, const HelpTexts& texts) {
  const std::string rest =
      fmt::format("[{}]{}'", in_brackets(texts.of(option.text)), action(option));
  const std::string star = option.repeats ? "*" : "";
  std::string out = fmt::format(" \\\n        '{}--{}{}", star, option.name, rest);
  if (option.letter != 0) out += fmt::format(" \\\n        '{}-{}{}", star, option.letter, rest);
  return out;
}

std::string zsh_case(const Command& command, const HelpTexts& texts) {
  std::string out = fmt::format("    {})\n      _arguments -s", command.texts.name);
  for (const OptionGroup& group : command.options())
    for (const Option& option : group.options) out += specifications(option, texts);
  const std::vector<std::string> words = words_of(command.texts);
  if (words.empty()) return out + " \\\n        '*:file:_files' ;;\n";
  return out + fmt::format(" \\\n        '*:word:({})' ;;\n", fmt::join(words, " "));
}

}  // namespace

std::string zsh_completions(const HelpTexts& texts) {
  std::string out =
      "#compdef planilla\n"
      "# Completion of planilla for zsh; made by `planilla help --as zsh`.\n"
      "local -a planilla_commands\n"
      "planilla_commands=(\n";
  for (const Command& command : all_commands())
    out += fmt::format("  '{}:{}'\n", command.texts.name,
                       in_brackets(texts.of(std::string(command.texts.summary))));
  out +=
      ")\n"
      "if (( CURRENT == 2 )); then\n"
      "  _describe command planilla_commands\n"
      "else\n"
      "  shift words\n"
      "  (( CURRENT-- ))\n"
      "  case $words[1] in\n";
  for (const Command& command : all_commands()) out += zsh_case(command, texts);
  return out + "  esac\nfi\n";
}

}  // namespace planilla
