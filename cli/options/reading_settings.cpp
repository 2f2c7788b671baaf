#include "options/reading_settings.h"

#include <algorithm>
#include <thread>

#include "laws/edition.h"
#include "options/values.h"

namespace planilla {

namespace {

constexpr std::uint64_t most_jobs = 1024, most_shards = 1'000'000;

Take ranges_into(GameRanges& games) {
  return [&games](const Option& option, const std::vector<std::string>& values) {
    for (const std::string& value : values) {
      // split() drops empty parts, which here are slips: 1,,2
      if ((',' + value + ',').find(",,") != std::string::npos)
        throw UsageFault("--game: ", "usage-no-game-range", {{"value", value}});
      for (const std::string& part : split(value, ',')) {
        const std::size_t dash = part.find('-');
        if (dash == 0 || dash + 1 == part.size())
          throw UsageFault("--game: ", "usage-no-game-range", {{"value", part}});
        const std::uint64_t first = read_number(option, std::string_view(part).substr(0, dash));
        const std::uint64_t last =
            dash == std::string::npos
                ? first
                : read_number(option, std::string_view(part).substr(dash + 1));
        if (first == 0 || last < first)
          throw UsageFault("--game: ", "usage-no-game-range", {{"value", part}});
        games.ranges.push_back({first, last});
      }
    }
    if (games.ranges.empty()) throw UsageFault("--game: ", "usage-names-none");
  };
}

Take shard_into(std::uint32_t& shard, std::uint32_t& shards) {
  return [&shard, &shards](const Option& option, const std::vector<std::string>& values) {
    const std::string_view value = values.back();
    const std::size_t slash = value.find('/');
    if (slash == std::string::npos)
      throw UsageFault("--shard: ", "usage-no-shard", {{"value", values.back()}});
    shard = static_cast<std::uint32_t>(read_number(option, value.substr(0, slash), most_shards));
    shards = static_cast<std::uint32_t>(read_number(option, value.substr(slash + 1), most_shards));
    if (shard == 0 || shard > shards)
      throw UsageFault("--shard: ", "usage-no-shard", {{"value", values.back()}});
  };
}

Take languages_into(std::vector<std::string>& languages) {
  return [&languages](const Option& option, const std::vector<std::string>& values) {
    if (values.back() == "auto") return;
    list_into(languages, "language")(option, values);
  };
}

// Nothing, as of a variable that is not set, is a mistake and not a wish for all games: a blank is
// what the grammar refuses.
Take expression_into(std::string& out) {
  return [&out](const Option&, const std::vector<std::string>& values) {
    out = values.back().empty() ? " " : values.back();
  };
}

}  // namespace

bool GameRanges::holds(std::uint64_t game) const {
  if (ranges.empty()) return true;
  return std::any_of(ranges.begin(), ranges.end(), [&](const auto& range) {
    return game >= range.first && game <= range.second;
  });
}

void add_language(OptionSet& options, std::vector<std::string>& languages, const char* text) {
  options.add({.name = "language",
               .letter = 'l',
               .value = "TAG|auto",
               .text = text,
               .names = NameKind::language,
               .list = true},
              languages_into(languages));
}

void add_notation(OptionSet& options, std::string& notation, const char* text) {
  options.add({.name = "notation",
               .letter = 'n',
               .value = "NAME|auto",
               .text = text,
               .names = NameKind::notation},
              into(notation));
}

void add_laws(OptionSet& options, std::string& laws) {
  std::vector<std::string> names = {"auto"};
  for (const Edition one : all_editions()) names.emplace_back(edition_name(one));
  options.add(
      {.name = "laws", .text = "edition of the Laws (planilla list laws)", .choices = names},
      into(laws));
}

std::optional<Edition> laws_of_games(const std::string& laws) {
  const std::optional<Edition> out = find_edition(laws);
  if (out && first_day(*out).empty())
    throw UsageFault("--laws: ", "usage-laws-of-sealed", {{"value", laws}});
  return out;
}

void SheetSettings::add_options(OptionSet& options) {
  options.group("Reading");
  add_language(options, languages,
               "language of the moves (BCP-47), or several in order of trust: es,en");
  add_notation(options, notation,
               "algebraic, figurine, uci, iccf, descriptive-en, ... (planilla list notations)");
  options.add({.name = "encoding",
               .value = "NAME|auto",
               .text = "character set of the input",
               .names = NameKind::encoding},
              into(encoding));
  options.add(
      {.name = "tag", .value = "NAME=VALUE", .text = "a tag of a bare sheet", .repeats = true},
      pairs_into(tags));
  options.add({.name = "fen", .value = "FEN", .text = "the starting position of a bare sheet"},
              into(fen));
}

void ReadingSettings::add_options(OptionSet& options) {
  sheet.add_options(options);
  options.add(
      {.name = "repair",
       .text = "suggest what an unreadable move was; safe also writes it where it is proved",
       .choices = {"off", "suggest", "safe", "guess"}},
      into(repair));
  options.add({.name = "game",
               .value = "N[,M-K]",
               .text = "only these games of the input",
               .repeats = true},
              ranges_into(games));
  options.add({.name = "where",
               .value = "EXPR",
               .text = "only games that pass: 'WhiteElo >= 2400 and ECO =~ \"^B9\"'"},
              expression_into(where));
  add_laws(options, laws);
  options.add({.name = "jobs", .letter = 'j', .value = "N", .text = "workers (default: all cores)"},
              number_into(jobs, most_jobs));
  options.add({.name = "shard",
               .value = "I/N",
               .text = "only the I-th of N parts of the input, cut at game starts"},
              shard_into(shard, shards));
  options.add(
      {.name = "progress", .text = "a bar on stderr", .choices = {"auto", "always", "never"}},
      into(progress));
  options.add(
      {.name = "keep-illegal",
       .text = "an illegal move stands where the rest of the game makes sense only after it"},
      into(keep_illegal));
}

unsigned workers(unsigned jobs) {
  return jobs != 0 ? jobs : std::max(1u, std::thread::hardware_concurrency());
}

}  // namespace planilla
