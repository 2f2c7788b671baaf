// One `complete` an option of a command.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "help/completions.h"
#include "options/file_option.h"

namespace planilla {

namespace {

std::string in_quotes(std::string_view text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out + "'";
}

std::string option_line(std::string_view command, const Option& option, const HelpTexts& texts) {
  std::string out = fmt::format("complete -c planilla -n '__fish_seen_subcommand_from {}' -l {}",
                                command, option.name);
  if (option.letter != 0) out += fmt::format(" -s {}", option.letter);
  if (!option.value.empty()) {
    out += takes_file(option) ? " -r -F" : " -x";
    const std::vector<std::string> values = values_of(option);
    const std::string words = fmt::format("{}", fmt::join(values, " "));
    if (!values.empty())
      out += " -a " + in_quotes(option.list ? "(__fish_append , " + words + ")" : words);
  }
  return out + " -d " + in_quotes(texts.of(option.text)) + "\n";
}

}  // namespace

std::string fish_completions(const HelpTexts& texts) {
  std::string out = "# Completion of planilla for fish; made by `planilla help --as fish`.\n";
  for (const Command& command : all_commands())
    out += fmt::format("complete -c planilla -n __fish_use_subcommand -f -a {} -d {}\n",
                       command.texts.name, in_quotes(texts.of(std::string(command.texts.summary))));
  for (const Command& command : all_commands()) {
    for (const OptionGroup& group : command.options())
      for (const Option& option : group.options)
        out += option_line(command.texts.name, option, texts);
    if (const std::vector<std::string> words = words_of(command.texts); !words.empty())
      out += fmt::format("complete -c planilla -n '__fish_seen_subcommand_from {}' -f -a {}\n",
                         command.texts.name, in_quotes(fmt::format("{}", fmt::join(words, " "))));
  }
  return out;
}

}  // namespace planilla
