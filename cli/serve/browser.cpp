#include "serve/browser.h"

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <system_error>

extern char** environ;

namespace planilla {

namespace {

bool has_screen() {
  return std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
}

// A folder for this user alone; empty: there is none.
std::string own_folder() {
  const char* place = std::getenv("XDG_RUNTIME_DIR");
  std::string folder = std::string(place != nullptr ? place : "/tmp") + "/planilla-XXXXXX";
  return mkdtemp(folder.data()) != nullptr ? folder : std::string();
}

void spawn(const std::string& file) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0);
  std::string command = "xdg-open", argument = file;
  char* const arguments[] = {command.data(), argument.data(), nullptr};
  pid_t child = 0;
  posix_spawnp(&child, "xdg-open", &actions, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
}

}  // namespace

BrowserPage::BrowserPage(const std::string& url) {
  if (!has_screen()) return;
  folder_ = own_folder();
  if (folder_.empty()) return;
  const std::string file = folder_ + "/desk.html";
  const std::string page =
      "<!doctype html><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"0;url=" + url +
      "\"><title>planilla</title>\n";
  const int out = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (out < 0) return;
  const bool whole = write(out, page.data(), page.size()) == static_cast<ssize_t>(page.size());
  close(out);
  if (whole) spawn(file);
}

BrowserPage::~BrowserPage() {
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

}  // namespace planilla
