// Files by number or by value.
#include "collections/split_outputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "checks/facts/dates.h"
#include "options/unknown_name.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

constexpr std::uint64_t most_files = 10'000;  // their names are kept, for a signal to remove

// Where the extensions of "clean.pgn.zst" begin.
std::size_t extension_of(const std::string& path) {
  const std::size_t folder = path.rfind('/');
  const std::size_t name = folder == std::string::npos ? 0 : folder + 1;
  const std::size_t pgn = path.find(".pgn", name);
  if (pgn != std::string::npos && pgn != name) return pgn;
  const std::size_t dot = path.rfind('.');
  return dot == std::string::npos || dot <= name ? path.size() : dot;
}

// Names of files are made of its own.
bool is_device(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_other(std::filesystem::status(path, error));
}

// "2001" or "2001.05"; empty if a date does not say it, as for --where and stats.
std::string year_of(const Date& date) {
  return date.fault != DateFault::none || date.year == 0 ? "" : fmt::format("{:04}", date.year);
}
std::string month_of(const Date& date) {
  const std::string year = year_of(date);
  return year.empty() || date.month == 0 ? "" : fmt::format("{}.{:02}", year, date.month);
}

}  // namespace

std::string tag_in(std::string_view game, std::string_view name) {
  while (game.starts_with('[')) {
    const std::size_t end = std::min(game.find('\n'), game.size());
    std::string_view line = game.substr(1, end - 1);
    game.remove_prefix(std::min(end + 1, game.size()));
    if (!line.starts_with(name) || !line.substr(name.size()).starts_with(" \"")) continue;
    line.remove_prefix(name.size() + 2);
    std::string out;
    for (std::size_t i = 0; i < line.size() && line[i] != '"'; ++i) {
      if (line[i] == '\\' && i + 1 < line.size()) ++i;
      out += line[i];
    }
    return out;
  }
  return {};
}

std::string safe_file_name(std::string_view value) {
  constexpr std::size_t longest = 120;
  std::string out;
  for (const char c : value) {
    const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    const bool sign = std::string_view(" ,.-()+'").find(c) != std::string_view::npos;
    const bool beyond_ascii = (c & 0x80) != 0;
    out += plain || sign || beyond_ascii ? c : '_';
  }
  if (out.size() > longest) {
    std::size_t end = longest;
    while (end > 0 && (out[end] & 0xc0) == 0x80) --end;  // not inside a character
    out.resize(end);
  }
  const std::size_t begin = out.find_first_not_of(" .");
  const std::size_t end = out.find_last_not_of(" .");
  return begin == std::string::npos ? "unknown" : out.substr(begin, end + 1 - begin);
}

SplitOutputs::SplitOutputs(const std::string& by, const std::string& path, Outputs& outputs)
    : by_(by), outputs_(outputs) {
  if (path.empty() || path == "-" || is_device(path))
    throw UsageFault("--split: ", "usage-name-output");
  const auto [end, error] = std::from_chars(by.data(), by.data() + by.size(), games_a_file_);
  const bool number = error == std::errc() && end == by.data() + by.size() && games_a_file_ != 0;
  if (!number) games_a_file_ = 0;
  if (!number && by != "event" && by != "year" && by != "month" && by != "eco" && by != "player")
    throw UnknownName(NameKind::value, by, {"N", "event", "year", "month", "eco", "player"},
                      "--split: ");
  const std::size_t extension = extension_of(path);
  stem_ = path.substr(0, extension);
  extension_ = path.substr(extension);
}

std::string SplitOutputs::next_value(std::string_view text) {
  if (games_a_file_ != 0) return fmt::format("{:04}", games_ / games_a_file_ + 1);
  return value_of(text);
}

std::string SplitOutputs::value_of(std::string_view text) const {
  if (by_ == "year") return year_of(parse_date(tag_in(text, "Date")));
  if (by_ == "month") return month_of(parse_date(tag_in(text, "Date")));
  std::string value;
  if (by_ == "event") value = tag_in(text, "Event");
  if (by_ == "player") value = tag_in(text, "White");
  if (by_ == "eco") value = tag_in(text, "ECO").substr(0, 3);
  return value == "?" ? std::string() : unicode::composed(value);
}

// Names that differ in capitals only are one file on some disks.
std::string SplitOutputs::file_name(const std::string& value) {
  if (games_a_file_ != 0) return value;
  const std::string name = value.empty() ? "unknown" : safe_file_name(value);
  for (std::size_t number = 1;; ++number) {
    std::string tried = number == 1 ? name : name + "~" + std::to_string(number);
    if (names_.insert(unicode::fold_case(tried)).second) return tried;
  }
}

void SplitOutputs::write(std::string_view text) {
  std::string value = next_value(text);
  ++games_;
  if (sink_ == nullptr || value != value_) {
    if (sink_ != nullptr) sink_->finish();
    if (files_++ == most_files)
      throw UsageFault("--split " + by_ + ": ", "usage-split-many",
                       {{"most", std::to_string(most_files)}});
    const std::string path = stem_ + "-" + file_name(value) + extension_;
    sink_ = &outputs_.open(path, "--split", Holds::games);
    value_ = std::move(value);
  }
  sink_->write(text);
}

}  // namespace planilla
