// `case` over the command, then over the option before the cursor. A value may stand behind a `=`,
// which readline takes for a word of its own; of a list, what stands behind the last comma is
// completed.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>

#include "help/completions.h"
#include "options/file_option.h"

namespace planilla {

namespace {

std::string names(const Option& option) {
  std::string out = "--" + option.name;
  return option.letter == 0 ? out : fmt::format("-{}|{}", option.letter, out);
}

// What completes the value of an option.
std::string value_line(const Option& option) {
  if (takes_file(option)) return "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$current\"))";
  return fmt::format("_planilla_{} '{}'", option.list ? "list" : "word",
                     fmt::join(values_of(option), " "));
}

std::string options_of(const Command& command) {
  std::string out = "--help";
  for (const OptionGroup& group : command.options())
    for (const Option& option : group.options) {
      out += " --" + option.name;
      if (option.letter != 0) out += fmt::format(" -{}", option.letter);
    }
  return out;
}

std::string command_case(const Command& command) {
  std::string out = fmt::format("    {})\n      case $previous in\n", command.texts.name);
  for (const OptionGroup& group : command.options())
    for (const Option& option : group.options)
      if (!option.value.empty())
        out += fmt::format("        {}) {}; return ;;\n", names(option), value_line(option));
  out += fmt::format("      esac\n      options='{}'\n      words='{}' ;;\n", options_of(command),
                     fmt::join(words_of(command.texts), " "));
  return out;
}

}  // namespace

std::string bash_completions() {
  std::vector<std::string_view> commands;
  for (const Command& command : all_commands()) commands.push_back(command.texts.name);
  std::string out = fmt::format(
      "# Completion of planilla for bash; made by `planilla help --as bash`.\n"
      "_planilla_word() {{\n"
      "  COMPREPLY=($(compgen -W \"$1\" -- \"$current\"))\n"
      "}}\n"
      "_planilla_list() {{\n"
      "  local before=\n"
      "  [[ $current != *,* ]] || before=${{current%,*}},\n"
      "  COMPREPLY=($(compgen -P \"$before\" -W \"$1\" -- \"${{current##*,}}\"))\n"
      "  compopt -o nospace\n"
      "}}\n"
      "_planilla() {{\n"
      "  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}}\n"
      "  local options='' words=''\n"
      "  if [ \"$current\" = = ]; then\n"
      "    current=\n"
      "  elif [ \"$previous\" = = ]; then\n"
      "    previous=${{COMP_WORDS[COMP_CWORD-2]}}\n"
      "  fi\n"
      "  COMPREPLY=()\n"
      "  if [ \"$COMP_CWORD\" = 1 ]; then\n"
      "    COMPREPLY=($(compgen -W '{} --help --version' -- \"$current\"))\n"
      "    return\n"
      "  fi\n"
      "  case ${{COMP_WORDS[1]}} in\n",
      fmt::join(commands, " "));
  for (const Command& command : all_commands()) out += command_case(command);
  return out +
         "  esac\n"
         "  if [[ $current == -* ]]; then\n"
         "    COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n"
         "  elif [ -n \"$words\" ]; then\n"
         "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
         "  else\n"
         "    compopt -o filenames\n"
         "    COMPREPLY=($(compgen -f -- \"$current\"))\n"
         "  fi\n"
         "}\n"
         "complete -F _planilla planilla\n";
}

}  // namespace planilla
