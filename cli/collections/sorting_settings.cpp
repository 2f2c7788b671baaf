// The options of sorting and changing games.
#include "collections/sorting_settings.h"

#include "options/values.h"

namespace planilla {

namespace {

// 64M, 1G, 500K, or bytes.
Take size_into(std::uint64_t& out) {
  return [&out](const Option& option, const std::vector<std::string>& values) {
    std::string digits = values.back();
    unsigned shift = 0;
    if (!digits.empty()) {
      const char unit = digits.back();
      shift = unit == 'K' || unit == 'k'   ? 10
              : unit == 'M' || unit == 'm' ? 20
              : unit == 'G' || unit == 'g' ? 30
                                           : 0;
    }
    if (shift != 0) digits.pop_back();
    out = read_number(option, digits, std::uint64_t{1} << (40 - shift)) << shift;
  };
}

Option file_option(const char* name, const char* text) {
  return {.name = name, .value = "FILE", .text = text, .writes_file = true};
}

void add_changes(SortingSettings& settings, OptionSet& options) {
  options.group("Changing games");
  options.add({.name = "drop",
               .value = "LIST",
               .text = "leave out comments,variations,nags,clocks,evals",
               .choices = {"comments", "variations", "nags", "clocks", "evals"},
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
