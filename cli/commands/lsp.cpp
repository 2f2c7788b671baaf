// planilla lsp: a language server on stdin and stdout, for editors.
#include "command.h"
#include "games/selection_of.h"
#include "lsp/messages.h"
#include "lsp/server.h"
#include "options/known_names.h"
#include "options/reading_settings.h"

namespace planilla::commands {

namespace {

struct LspSettings {
  CommonSettings common;
  std::vector<std::string> languages;
  std::string notation = "auto";
  RuleSettings rules;

  void add_options(OptionSet& options) {
    options.group("Reading");
    add_language(options, languages,
                 "language of the moves (BCP-47), or several in order of trust: es,en");
    add_notation(options, notation,
                 "algebraic, figurine, uci, iccf, descriptive-en, ... (planilla list notations)");
    rules.add_options(options);
  }
};

int run_lsp(const LspSettings& settings) {
  const Data data = load_data(settings.common);
  const Notations notations(data);
  require_notation(settings.notation, notations);
  ReadOptions options;
  options.languages = language_tags(settings.languages, notations.languages(), "--language: ");
  options.notation = settings.notation;
  const Selection selection = selection_of(settings.rules, data);
  const DocumentReader reader(data, notations, selection, options, settings.common.ui);
  LanguageServer server(reader);
  while (!server.ended()) {
    const std::optional<std::string> message = read_message(stdin);
    if (!message) break;
    for (const LanguageServer::Json& answer : server.take(*message))
      write_message(stdout,
                    answer.dump(-1, ' ', false, LanguageServer::Json::error_handler_t::replace));
  }
  return server.status();
}

}  // namespace

Command lsp() {
  return make_command(
      {.name = "lsp",
       .summary = "a language server for editors, on stdin and stdout",
       .usage = "planilla lsp [OPTION...]",
       .about = "Speaks the Language Server Protocol with an editor: findings as diagnostics, the "
                "board behind a\n"
                "move where the pointer rests on it, and edits that mend a finding."},
      run_lsp);
}

}  // namespace planilla::commands
