// planilla help: what --help prints, manual pages, and completions for shells.
#include "command.h"
#include "help/completions.h"
#include "help/help_page.h"
#include "help/man_page.h"
#include "help/usage_page.h"
#include "options/values.h"
#include "output/output.h"

namespace planilla::commands {

namespace {

struct HelpSettings {
  CommonSettings common;
  std::vector<std::string> words;
  std::string as = "text";

  void add_options(OptionSet& options) {
    options.words(words);
    options.group("Output");
    options.add({.name = "as",
                 .text = "text, a manual page for man, or completions for a shell",
                 .choices = {"text", "man", "bash", "zsh", "fish"},
                 .in_config = false},
                into(as));
  }
};

std::string page(const HelpSettings& settings, const HelpTexts& texts) {
  if (settings.as == "bash") return bash_completions();
  if (settings.as == "zsh") return zsh_completions(texts);
  if (settings.as == "fish") return fish_completions(texts);
  if (settings.words.empty())
    return settings.as == "man" ? man_page_of_all(texts) : usage_page(texts);
  if (settings.words.size() > 1)
    throw UsageFault("", "usage-no-argument", {{"value", settings.words[1]}});
  const Command& command = command_named(settings.words.front());
  return settings.as == "man" ? man_page(command, texts)
                              : help_page(command.texts, command.options(), texts);
}

int run_help(const HelpSettings& settings) {
  const HelpTexts texts(load_data(settings.common), settings.common.ui);
  ByteSink out = ByteSink::to_stdout();
  out.write(page(settings, texts));
  out.commit();
  return 0;
}

}  // namespace

Command help() {
  return make_command(
      {.name = "help",
       .summary = "this help, or that of a command; manual pages, completions",
       .usage = "planilla help [COMMAND] [OPTION...]",
       .about = "Prints what COMMAND --help prints, or a line for each command. With --as man a "
                "manual page, with\n"
                "--as bash, zsh or fish what completes commands, options and values in that "
                "shell."},
      run_help);
}

}  // namespace planilla::commands
