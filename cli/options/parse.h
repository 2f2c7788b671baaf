// The arguments of a command, and planilla.toml, to its settings.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "options/config_file.h"
#include "options/option.h"

namespace planilla {

// What is said of a command; English, translated in locales/help/.
struct CommandTexts {
  std::string_view name;
  std::string_view summary;  // a line of `planilla --help`
  std::string_view usage;    // "planilla check [OPTION...] [INPUT...]"
  std::string_view about;    // of `planilla check --help`
  // What exit status 1 says where it is not what --fail-on asks for; empty: it is, or there is
  // none.
  std::string_view says_no = {};
};

// What planilla.toml says and the command line does not.
using ConfigValues = std::vector<ConfigEntry>;

// Hands each value to its Take: what the command line says comes before what planilla.toml says.
// Returns nullopt if --help was asked for, and printed to stdout. Throws UsageError, also for a
// fault of planilla.toml.
std::optional<ConfigValues> parse_options(const CommandTexts& texts, const OptionSet& options,
                                          const std::vector<std::string>& arguments);

// Says of a fault where the value stands that is wrong, if it is one of `configured`.
void add_place(TranslatedError& fault, const OptionSet& options, const ConfigValues& configured);

// What parse_options() would hand out, to be handed out later and elsewhere.
struct ResolvedArguments {
  std::vector<std::string> options;  // "--dedupe=near", "--quiet"; none is --config
  std::vector<std::string> words;
};
ResolvedArguments resolve_options(const CommandTexts& texts, const OptionSet& options,
                                  const std::vector<std::string>& arguments);
// Hands out the arguments alone: planilla.toml is not looked for.
void parse_resolved(const CommandTexts& texts, const OptionSet& options,
                    const ResolvedArguments& arguments);

}  // namespace planilla
