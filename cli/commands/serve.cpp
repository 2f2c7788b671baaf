// planilla serve: the desk, where a sheet is typed in the browser.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>

#include "command.h"
#include "games/selection_of.h"
#include "options/reading_settings.h"
#include "options/report_settings.h"
#include "options/values.h"
#include "output/output.h"
#include "serve/browser.h"
#include "serve/desk_api.h"
#include "serve/desk_page.h"
#include "serve/http_server.h"
#include "text/input/source.h"
#include "write/findings/display.h"

namespace planilla::commands {

namespace {

// The same each time, so that the browser finds again what it kept of this page.
constexpr unsigned usual_port = 7475, most_port = 65535;

struct ServeSettings {
  CommonSettings common;
  std::vector<std::string> files;
  std::optional<std::uint64_t> port;
  bool no_open = false;
  std::string laws = "auto";
  RuleSettings rules;

  void add_options(OptionSet& options) {
    options.words(files);
    options.group("The desk");
    options.add(
        {.name = "port",
         .value = "N",
         .text = "on the loopback interface; 0: any (default: 7475, or any if it is taken)"},
        number_into(port));
    options.add({.name = "no-open", .text = "print the address; open no browser"}, into(no_open));
    add_laws(options, laws);
    rules.add_options(options);
  }
};

// Of the files that were named, those that cannot be opened are told, and left out.
void leave_out_unreadable(std::vector<InputFile>& files, const Messages& messages) {
  std::erase_if(files, [&](const InputFile& file) {
    std::string fault = file.fault;
    try {
      if (fault.empty() && std::filesystem::is_regular_file(file.path)) (void)Source{file};
    } catch (const SourceError& error) {
      if (error.fault.kind == InputFaultKind::unreadable) fault = error.fault.reason;
    }
    if (!fault.empty())
      ByteSink::to_stderr().write("planilla: " + one_line(file.name) + ": " +
                                  messages.words(fault) + "\n");
    return !fault.empty();
  });
}

void print_line(const std::string& line) {
  std::fputs((line + "\n").c_str(), stdout);
  std::fflush(stdout);
}

std::unique_ptr<HttpServer> server_of(HttpServer::Answer answer, Messages& messages) {
  try {
    return load_http_server(std::move(answer));
  } catch (const HttpModuleMissing& error) {
    throw std::runtime_error(messages.text("serve-no-server", {{"reason", error.what()}}));
  }
}

int run_serve(const ServeSettings& settings) {
  if (settings.port.value_or(0) > most_port) throw UsageFault("--port: ", "usage-no-port");
  const Data data = load_data(settings.common);
  const Notations notations(data);
  const Selection selection = selection_of(settings.rules, data);
  const DeskReader reader(data, notations, selection, laws_of_games(settings.laws));
  std::vector<InputFile> files;
  if (!settings.files.empty()) files = expand_inputs(settings.files);
  Messages messages(data, settings.common.ui);
  const std::size_t named = files.size();
  leave_out_unreadable(files, messages);
  const int status = files.size() == named ? 0 : 2;
  if (files.empty() && status != 0) return status;
  DeskApi api(data, notations, selection, reader, settings.common.ui, settings.common.ui_given,
              std::move(files));
  const DeskPage page(data);
  const std::string missing = messages.text("serve-no-page");
  const std::unique_ptr<HttpServer> server = server_of(
      [&](const HttpRequest& request) {
        return request.path.starts_with("/api/") ? api.answer(request)
                                                 : page.part(request.path, missing);
      },
      messages);
  const int port = server->bind(static_cast<int>(settings.port.value_or(usual_port)),
                                !settings.port.has_value());
  const std::string token = new_token();
  const Admission gate{.port = port, .token = token};
  server->admit([&](const RequestFacts& request) { return gate.refusal(request); });
  const std::string url = "http://127.0.0.1:" + std::to_string(port) + "/#" + token;
  if (!page.is_there()) ByteSink::to_stderr().write("planilla: " + missing + "\n");
  std::optional<BrowserPage> opened;
  const bool ended = server->run_until_signalled(
      [&] {
        print_line(url);
        if (!settings.no_open && page.is_there()) opened.emplace(url);
      },
      [&] { api.stop(); });
  opened.reset();
  // A read that does not end is left behind.
  if (!ended) std::_Exit(status);
  return status;
}

}  // namespace

Command serve() {
  return make_command(
      {.name = "serve",
       .summary = "the desk: type or paste a sheet in the browser, board beside it",
       .usage = "planilla serve [OPTION...] [FILE...]",
       .about =
           "Serves one page on the loopback interface and prints its address, with a key in it "
           "that is new each time.\n"
           "FILE is opened in the page; nothing is written and nothing leaves the machine. "
           "Ctrl+C ends it."},
      run_serve);
}

}  // namespace planilla::commands
