// Identity by device and inode; of files that are not there yet, by folder and name.
#include "files/outputs.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>

namespace planilla {

namespace {

namespace fs = std::filesystem;

bool is_regular(const std::string& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

// Exists and is no plain file: a device, a pipe.
bool is_special(const std::string& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  return fs::exists(status) && !fs::is_regular_file(status);
}

// One name for one place, whether the file is there or not.
std::string place_of(const std::string& path) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(fs::absolute(followed(path), error), error);
  return error ? path : whole.string();
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

// A tag pair `[Name "` as the first text of the file, or a name that says so.
bool holds_games(const std::string& path) {
  const std::string name = lower(fs::path(path).filename().string());
  if (name.ends_with(".pgn") || name.find(".pgn.") != std::string::npos) return true;
  std::array<char, 512> first{};
  std::ifstream in(path, std::ios::binary);
  in.read(first.data(), first.size());
  std::string_view text(first.data(), static_cast<std::size_t>(in.gcount()));
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (text.size() < 4 || text[0] != '[' || !std::isalpha(static_cast<unsigned char>(text[1])))
    return false;
  const std::size_t blank = text.find_first_of(" \t\r\n");
  return blank != std::string_view::npos && text.substr(blank).starts_with(" \"");
}

// What is not written, and would be looked for in a file of that name.
bool is_named_archive(const std::string& path) {
  constexpr std::array<std::string_view, 9> archives = {".zip", ".7z",  ".tar", ".tgz", ".tbz2",
                                                        ".txz", ".rar", ".lz4", ".lzma"};
  const std::string name = lower(fs::path(path).filename().string());
  return std::any_of(archives.begin(), archives.end(),
                     [&](std::string_view end) { return name.ends_with(end); }) ||
         name.find(".tar.") != std::string::npos;
}

std::uintmax_t size_of(const std::string& path) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(path, error);
  return error ? 0 : size;
}

}  // namespace

void Outputs::protect(const std::string& path) {
  const auto id = path == "-" ? regular_file_id(STDIN_FILENO) : file_id(path);
  if (id && (path == "-" || is_regular(path)))
    protected_.emplace(*id, path == "-" ? "<stdin>" : path);
}

void Outputs::refuse_protected(const std::string& path, const std::string& option) const {
  const auto id = file_id(path);
  if (!id) return;
  const auto found = protected_.find(*id);
  if (found == protected_.end()) return;
  if (found->second == path)
    throw OutputRefused(option + ": ", "output-is-input", {{"value", path}});
  throw OutputRefused(option + ": ", "output-is-input-as",
                      {{"value", path}, {"other", found->second}});
}

void Outputs::refuse_twice(const std::string& path, const std::string& option) {
  const auto twice = [&](const std::string& first) {
    throw OutputRefused(option + ": ", "output-given-twice", {{"value", path}, {"other", first}});
  };
  const auto [place, is_new] = by_place_.emplace(place_of(path), option);
  if (!is_new) twice(place->second);
  const auto id = file_id(path);
  if (!id) return;
  const auto [same, is_first] = by_id_.emplace(*id, option);
  if (!is_first) twice(same->second);
}

void Outputs::reserve(const std::string& path, const std::string& option) {
  refuse_protected(path, option);
  refuse_twice(path, option);
}

ByteSink& Outputs::open(const std::string& path, const std::string& option, Holds holds) {
  if (path == "-") return standard_output();
  if (!is_special(path)) {
    if (is_named_archive(path))
      throw OutputRefused(option + ": ", "output-no-archive", {{"value", path}});
    refuse_protected(path, option);
    refuse_twice(path, option);
    const bool is_there = is_regular(path) && size_of(path) > 0;
    if (is_there && holds == Holds::report && holds_games(path))
      throw OutputRefused(option + ": ", "output-holds-games", {{"value", path}});
    ByteSink& sink = sinks_.emplace_back(ByteSink::to_file(path));
    if (is_there) replacing_.push_back(&sink);
    return sink;
  }
  return sinks_.emplace_back(ByteSink::to_file(path));
}

ByteSink& Outputs::standard_output() {
  const auto id = regular_file_id(STDOUT_FILENO);
  if (id && protected_.contains(*id))
    throw OutputRefused("", "output-stdout-is-input", {{"value", protected_.at(*id)}});
  return sinks_.emplace_back(ByteSink::to_stdout());
}

ByteSink& Outputs::standard_error() {
  return sinks_.emplace_back(ByteSink::to_stderr());
}

bool Outputs::leave_what_stands() {
  leaves_ = true;
  return !replacing_.empty();
}

void Outputs::commit() {
  const auto stays = [this](const ByteSink& sink) {
    return leaves_ && std::find(replacing_.begin(), replacing_.end(), &sink) != replacing_.end();
  };
  for (ByteSink& sink : sinks_) sink.finish();
  for (ByteSink& sink : sinks_)
    if (!stays(sink)) sink.commit();
}

}  // namespace planilla
