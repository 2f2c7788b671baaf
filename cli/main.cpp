// planilla: finds the subcommand and runs it. The one place where trouble with the environment is
// caught.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "base/data_fault.h"
#include "collections/game_filter.h"
#include "command.h"
#include "files/part_registry.h"
#include "help/help_texts.h"
#include "help/usage_page.h"
#include "options/known_names.h"
#include "output/output.h"
#include "output/terminal.h"
#include "write/findings/display.h"
#include "write/findings/messages.h"

namespace {

planilla::HelpTexts texts_for(const std::vector<std::string>& arguments) {
  return {planilla::Data::embedded(), planilla::language_of_help(arguments)};
}

// What the system says, in the language that was asked for; in English where there is no memory for
// more.
void tell(const char* english, const std::vector<std::string>& arguments) {
  try {
    const planilla::Messages messages(planilla::Data::embedded(),
                                      planilla::language_of_help(arguments));
    std::fprintf(stderr, "planilla: %s\n", planilla::shown_line(messages.words(english)).c_str());
  } catch (const std::exception&) {
    std::fprintf(stderr, "planilla: %s\n", english);
  }
}

// In the language that was asked for.
void tell(const planilla::TranslatedError& error, const std::vector<std::string>& arguments) {
  const std::string ui =
      error.ui.empty() ? planilla::language_of_help(arguments) : planilla::ui_tag(error.ui);
  planilla::Messages messages(planilla::Data::embedded(), ui);
  std::fprintf(stderr, "planilla: %s\n",
               planilla::shown_line(error.file + error.sentence(messages)).c_str());
}

int run(const std::vector<std::string>& arguments) {
  if (arguments.empty()) {
    std::fputs(planilla::usage_page(texts_for(arguments)).c_str(), stderr);
    return 2;
  }
  if (arguments[0] == "--help" || arguments[0] == "-h") {
    std::fputs(planilla::usage_page(texts_for(arguments)).c_str(), stdout);
    return 0;
  }
  if (arguments[0] == "--version" || arguments[0] == "-V") {
    std::puts("planilla " PLANILLA_VERSION);
    return 0;
  }
  if (arguments[0].starts_with('-')) {
    const std::string meant = planilla::nearest_name(arguments[0], {"--help", "--version"});
    if (!meant.empty())
      throw planilla::UnknownName(planilla::NameKind::option, arguments[0], {meant});
    throw planilla::UsageFault("", "usage-option-first", {{"value", arguments[0]}},
                               "planilla --help");
  }
  return planilla::command_named(arguments[0]).run({arguments.begin() + 1, arguments.end()});
}

// A file opened for reading or writing must never get the number of a stream that was closed by
// the caller, or what is meant for the stream goes there. What stands in its place fails when used.
void fill_closed_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
    if (open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0) std::_Exit(2);
  }
}

// What ends the run is told in a line.
int run_told(const std::vector<std::string>& arguments) {
  try {
    const int status = run(arguments);
    if (std::fflush(stdout) != 0 && errno != EPIPE)
      throw std::system_error(errno, std::generic_category(), "cannot write");
    return status;
  } catch (const planilla::ClosedPipe&) {
    return 0;
  } catch (const planilla::PointedUsageError& error) {
    tell(error, arguments);
    std::fprintf(stderr, "%s\n", error.excerpt(planilla::columns_of_errors()).c_str());
  } catch (const planilla::TranslatedError& error) {
    tell(error, arguments);
  } catch (const planilla::MessageFault& error) {
    tell(planilla::FaultToTell("", error), arguments);
  } catch (const planilla::DataFault& error) {
    tell(planilla::FaultToTell("", error.told), arguments);
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception& error) {
    tell(error.what(), arguments);
  }
  return 2;
}

constexpr char no_memory[] = "planilla: out of memory\n";

// A destructor of a library may need memory to give memory back, and nothing may be thrown there.
void end_uncaught() {
  try {
    if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
  } catch (const std::bad_alloc&) {
    planilla::remove_part_files();
    if (write(STDERR_FILENO, no_memory, sizeof no_memory - 1) < 0) std::_Exit(2);
    std::_Exit(2);
  } catch (...) {  // a fault of ours: where it was thrown is of use
  }
  std::abort();
}

}  // namespace

int main(int argc, char** argv) {
  fill_closed_streams();
  std::set_terminate(end_uncaught);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a write past the limit fails, and is told
  try {
    return run_told({argv + 1, argv + argc});
  } catch (const std::bad_alloc&) {  // of the run, or of what tells how it ended
    std::fputs(no_memory, stderr);
    return 2;
  }
}
