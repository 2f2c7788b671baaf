// The options of sorting and changing games.
#include "collections/sorting_settings.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "options/unknown_name.h"
#include "options/values.h"

namespace planilla {

namespace {

// How many bytes the unit behind a number stands for; nullopt: there is no such unit.
std::optional<double> bytes_of(std::string unit) {
  std::transform(unit.begin(), unit.end(), unit.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  if (unit.ends_with("IB")) unit.resize(unit.size() - 2);
  if (unit.ends_with("B")) unit.resize(unit.size() - 1);
  constexpr std::string_view units = "KMGT";
  if (unit.empty()) return 1;
  const std::size_t which = units.find(unit);
  if (unit.size() != 1 || which == std::string_view::npos) return std::nullopt;
  return std::pow(1024.0, static_cast<double>(which + 1));
}

// 64M, 1.5G, 1T, 500K, or bytes.
Take size_into(std::uint64_t& out) {
  return [&out](const Option& option, const std::vector<std::string>& values) {
    const std::string& value = values.back();
    const std::size_t digits = std::min(value.find_first_not_of("0123456789."), value.size());
    const auto unit = bytes_of(value.substr(digits));
    double number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + digits, number);
    const double bytes = number * unit.value_or(0);
    constexpr double most = std::uint64_t{1} << 44;  // 16T
    const bool is_size = unit && error == std::errc() && end == value.data() + digits;
    if (!is_size || bytes > most)
      throw UsageFault("--" + option.name + ": ", "usage-no-size", {{"value", value}});
    out = static_cast<std::uint64_t>(bytes);
  };
}

Option file_option(const char* name, const char* text) {
  return {.name = name, .value = "FILE", .text = text, .writes_file = true};
}

void add_changes(SortingSettings& settings, OptionSet& options) {
  options.group("Changing games");
  options.add({.name = "drop",
               .value = "LIST",
               .text = "leave out comments,variations,nags,clocks,evals,marks",
               .choices = {"comments", "variations", "nags", "clocks", "evals", "marks"},
               .repeats = true,
               .list = true},
              list_into(settings.drop, "value"));
  options.add({.name = "drop-tags",
               .value = "LIST",
               .text = "leave out these tags",
               .repeats = true,
               .list = true},
              list_into(settings.drop_tags, "tag"));
  options.add({.name = "keep-tags",
               .value = "LIST",
               .text = "leave out all other tags but the seven of the roster",
               .repeats = true,
               .list = true},
              list_into(settings.keep_tags, "tag"));
  options.add({.name = "names",
               .value = "FILE",
               .text = "TSV: a player's name as it stands, and as it should be"},
              into(settings.names));
  options.add({.name = "ascii-names", .text = "players' names in letters of ASCII"},
              into(settings.ascii_names));
  options.add({.name = "eco",
               .text = "fill in ECO, Opening and Variation where they are missing, and check ECO"},
              into(settings.eco));
}

}  // namespace

void SortingSettings::add_options(OptionSet& options) {
  options.group("Sorting games");
  options.add(file_option("good", "the games that are kept, as --output"), into(good));
  options.add(file_option("duplicates", "games that are copies of others go there"),
              into(duplicates));
  options.add(file_option("bad", "games with errors go there; else they stay in the output"),
              into(bad));
  options.add(file_option("filtered", "games that do not pass --where go there"), into(filtered));
  options.add({.name = "dedupe",
               .text = "which copies are dropped (near)",
               .choices = {"off", "exact", "prefix", "near"}},
              into(dedupe));
  options.add(file_option("decisions", "why each duplicate was dropped, as JSON lines"),
              into(decisions));
  options.add({.name = "merge-tags",
               .text = "tags of copies that are dropped fill the gaps of the one that is kept"},
              into(merge_tags));
  options.add({.name = "split",
               .value = "N|event|year|month|eco|player",
               .text = "several outputs: N games each, or one for each value"},
              into(split));
  options.add({.name = "sort",
               .value = "KEYS",
               .text = "date, event, site, round, white, black, eco, result",
               .choices = {"date", "event", "site", "round", "white", "black", "eco", "result"},
               .repeats = true,
               .list = true},
              list_into(sort, "value"));
  options.add({.name = "memory",
               .value = "SIZE",
               .text = "for comparing games, such as 64M; past it disk is used (256M)"},
              size_into(memory));
  add_changes(*this, options);
  options.add(
      {.name = "preserve", .text = "copy a game byte for byte where nothing is changed in it"},
      into(preserve));
}

}  // namespace planilla
