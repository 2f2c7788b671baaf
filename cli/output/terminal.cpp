#include "output/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <initializer_list>
#include <string_view>

namespace planilla {

namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

unsigned number_in(const char* name) {
  const std::string_view text = environment(name);
  unsigned value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() ? value : 0;
}

bool wants_color(const ReportSettings& settings, const ByteSink& report) {
  if (settings.color != "auto") return settings.color == "always";
  return environment("NO_COLOR").empty() && environment("TERM") != "dumb" && report.is_terminal();
}

bool follows_links() {
  // The screen of these passes nothing on that it does not know itself.
  const std::string_view term = environment("TERM");
  if (term == "dumb" || term == "linux" || term.starts_with("screen")) return false;
  constexpr std::array<std::string_view, 6> programs = {"iTerm.app", "WezTerm", "vscode",
                                                        "ghostty",   "Hyper",   "rio"};
  constexpr std::array<const char*, 5> marks = {"KITTY_WINDOW_ID", "WEZTERM_PANE", "WT_SESSION",
                                                "KONSOLE_VERSION", "DOMTERM"};
  constexpr unsigned first_vte = 5000;
  return std::find(programs.begin(), programs.end(), environment("TERM_PROGRAM")) !=
             programs.end() ||
         std::any_of(marks.begin(), marks.end(),
                     [](const char* mark) { return !environment(mark).empty(); }) ||
         number_in("VTE_VERSION") >= first_vte || term == "xterm-kitty" || term.starts_with("foot");
}

std::size_t columns_of_terminal(std::initializer_list<int> files) {
  constexpr unsigned least = 20, most = 10000;
  unsigned columns = number_in("COLUMNS");
  for (const int file : files) {
    winsize size{};
    if (columns == 0 && ioctl(file, TIOCGWINSZ, &size) == 0) columns = size.ws_col;
  }
  return columns == 0 ? 0 : std::clamp(columns, least, most);
}

// PLANILLA_RULE_PAGES: where they are installed, seen from the folder of the program.
std::string installed_rule_pages() {
  std::error_code none;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", none);
  const std::filesystem::path pages = program.parent_path() / PLANILLA_RULE_PAGES;
  return std::filesystem::is_directory(pages, none) ? pages.lexically_normal().string() : "";
}

}  // namespace

std::size_t columns_of_errors() {
  constexpr std::size_t of_a_file = 160;
  const std::size_t columns = isatty(STDERR_FILENO) != 0 ? columns_of_terminal({STDERR_FILENO}) : 0;
  return columns == 0 ? of_a_file : columns;
}

Terminal terminal_of(const ReportSettings& settings, const ByteSink& report) {
  Terminal out;
  out.color = wants_color(settings, report);
  if (!report.is_terminal()) return out;
  out.columns = columns_of_terminal({STDOUT_FILENO, STDERR_FILENO});
  out.links = out.color && follows_links();
  if (out.links) out.rule_pages = installed_rule_pages();
  return out;
}

}  // namespace planilla
