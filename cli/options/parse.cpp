// Boost.Program_options splits the command line; every value is text until its Take reads it.
#include "options/parse.h"

#include <algorithm>
#include <boost/program_options.hpp>
#include <cstdio>

#include "help/help_page.h"
#include "options/config_file.h"
#include "options/file_option.h"
#include "options/known_names.h"

namespace po = boost::program_options;

namespace planilla {

namespace {

using Values = std::vector<std::string>;

constexpr const char* words_name =
    "no option";  // what Boost keeps arguments under that belong to none

po::options_description described(const OptionSet& options) {
  po::options_description out;
  for (const OptionGroup& group : options.groups())
    for (const Option& option : group.options) {
      const std::string names =
          option.letter == 0 ? option.name : option.name + "," + std::string(1, option.letter);
      po::value_semantic* semantic = nullptr;
      if (option.value.empty())
        semantic = po::bool_switch();
      else if (option.repeats)
        semantic = po::value<Values>()->composing();
      else
        semantic = po::value<std::string>();
      out.add_options()(names.c_str(), semantic, "");
    }
  out.add_options()(words_name, po::value<Values>());
  return out;
}

po::variables_map on_command_line(const po::options_description& known,
                                  const std::vector<std::string>& arguments) {
  po::positional_options_description positional;
  positional.add(words_name, -1);
  using namespace po::command_line_style;
  const int style = (unix_style | long_allow_adjacent) & ~allow_guessing;
  po::variables_map map;
  po::store(
      po::command_line_parser(arguments).options(known).positional(positional).style(style).run(),
      map);
  return map;
}

void add_config(const std::vector<ConfigEntry>& entries, const po::options_description& known,
                po::variables_map& map) {
  po::parsed_options parsed(&known);
  for (const ConfigEntry& entry : entries) {
    po::option option;
    option.string_key = entry.name;
    option.value = entry.values;
    parsed.options.push_back(option);
  }
  po::store(parsed, map);
}

Values values_of(const po::variable_value& value, const Option& option) {
  if (option.value.empty()) return {value.as<bool>() ? "true" : "false"};
  if (option.repeats) return value.as<Values>();
  return {value.as<std::string>()};
}

void require_choice(const Option& option, const Values& values) {
  for (const std::string& value : values)
    for (const std::string& part : option.parts(value))
      if (!option.takes(part))
        throw UnknownName(NameKind::value, part, option.choices, "--" + option.name + ": ");
}

// `-o "$OUT"` where OUT is not set: not what was meant, whatever the option is.
void require_file_name(const Option& option, const Values& values) {
  if (takes_file(option) && std::find(values.begin(), values.end(), "") != values.end())
    throw UsageFault("--" + option.name + ": ", "usage-names-none");
}

ConfigValues without_overruled(const ConfigFile& config, const po::variables_map& command_line) {
  ConfigValues out;
  for (const ConfigEntry& entry : config.entries) {
    const auto given = command_line.find(entry.name);
    if (given == command_line.end() || given->second.defaulted()) out.push_back(entry);
  }
  return out;
}

bool holds(const Option& option, const ConfigEntry& entry, const std::string& name) {
  return std::any_of(entry.values.begin(), entry.values.end(), [&](const std::string& value) {
    const Values parts = option.parts(value);
    return std::find(parts.begin(), parts.end(), name) != parts.end();
  });
}

// Whether the value of this entry is what is wrong. A fault names its option, or what kind of name
// it is, and the name.
bool is_of(const TranslatedError& fault, const ConfigEntry& entry, const OptionSet& options) {
  if (fault.place == "--" + entry.name + ": ") return true;
  const auto* unknown = dynamic_cast<const UnknownName*>(&fault);
  const Option* option = options.find(entry.name);
  return unknown != nullptr && option != nullptr && unknown->place.empty() &&
         option->names == unknown->kind && holds(*option, entry, unknown->name);
}

void hand_out(const po::variables_map& map, const OptionSet& options) {
  for (const OptionGroup& group : options.groups())
    for (const Option& option : group.options) {
      const auto found = map.find(option.name);
      if (found == map.end() || found->second.defaulted()) continue;
      const Values values = values_of(found->second, option);
      require_choice(option, values);
      require_file_name(option, values);
      options.take(option.name)(option, values);
    }
  const auto words = map.find(words_name);
  if (words == map.end()) return;
  if (options.words() == nullptr)
    throw UsageFault("", "usage-no-argument", {{"value", words->second.as<Values>().front()}});
  *options.words() = words->second.as<Values>();
}

std::string text_of(const po::variables_map& map, const char* name) {
  const auto found = map.find(name);
  return found == map.end() ? std::string() : found->second.as<std::string>();
}

[[noreturn]] void unknown_option(const std::string& written, const OptionSet& options,
                                 const std::string& without_option) {
  Values names;
  for (const std::string& name : options.names()) names.push_back("--" + name);
  UnknownName error(NameKind::option, written.substr(0, written.find('=')), names);
  // No option holds a blank: a text that begins with a dash ("-Ac4- Aa4").
  const bool is_text = options.words() != nullptr && written.find(' ') != written.npos;
  error.hint = is_text ? without_option + " -- '" + written + "'" : without_option + " --help";
  throw error;
}

// False if --help was asked for.
bool read_arguments(const OptionSet& options, const po::options_description& known,
                    const std::vector<std::string>& arguments, po::variables_map& map,
                    ConfigValues& configured) {
  map = on_command_line(known, arguments);
  if (map["help"].as<bool>()) return false;
  const std::string ui = text_of(map, "ui").empty() ? ui_of_environment() : text_of(map, "ui");
  ConfigFile config = read_config(text_of(map, "config"), options, ui);
  if (!config.path.empty() && !config.named) config.entries.push_back({"config", {config.path}});
  configured = without_overruled(config, map);
  add_config(config.entries, known, map);
  po::notify(map);
  return true;
}

[[noreturn]] void fault_of(const po::variables_map& map, UsageFault fault) {
  fault.ui = text_of(map, "ui");
  throw fault;
}

// Says of what Boost and the options throw which command it was.
template <typename Work>
auto with_hints(const CommandTexts& texts, const OptionSet& options, const po::variables_map& map,
                const ConfigValues& configured, const Work& work) {
  const std::string hint = "planilla " + std::string(texts.name) + " --help";
  try {
    return work();
  } catch (const po::unknown_option& error) {
    unknown_option(error.get_option_name(), options, "planilla " + std::string(texts.name));
  } catch (const po::invalid_command_line_syntax& error) {
    const bool extra = error.kind() == po::invalid_syntax::extra_parameter;
    fault_of(map, {error.get_option_name() + ": ",
                   extra ? "usage-takes-no-value" : "usage-value-missing",
                   {},
                   hint});
  } catch (const po::multiple_occurrences& error) {
    fault_of(map, {error.get_option_name() + ": ", "usage-given-twice", {}, hint});
  } catch (const po::error& error) {
    throw UsageError(std::string(error.what()) + "; try: " + hint);
  } catch (TranslatedError& error) {
    if (const std::string ui = text_of(map, "ui"); !ui.empty()) error.ui = ui;
    add_place(error, options, configured);
    throw;
  }
}

}  // namespace

void add_place(TranslatedError& fault, const OptionSet& options, const ConfigValues& configured) {
  for (const ConfigEntry& entry : configured)
    if (is_of(fault, entry, options)) fault.file = entry.place;
}

std::optional<ConfigValues> parse_options(const CommandTexts& texts, const OptionSet& options,
                                          const std::vector<std::string>& arguments) {
  const po::options_description known = described(options);
  po::variables_map map;
  ConfigValues configured;
  return with_hints(texts, options, map, configured, [&]() -> std::optional<ConfigValues> {
    if (read_arguments(options, known, arguments, map, configured)) {
      hand_out(map, options);
      return configured;
    }
    const HelpTexts help(Data::embedded(), language_of_help(arguments));
    std::fputs(help_page(texts, options.groups(), help).c_str(), stdout);
    return std::nullopt;
  });
}

ResolvedArguments resolve_options(const CommandTexts& texts, const OptionSet& options,
                                  const std::vector<std::string>& arguments) {
  const po::options_description known = described(options);
  po::variables_map map;
  ConfigValues configured;
  return with_hints(texts, options, map, configured, [&] {
    ResolvedArguments out;
    if (!read_arguments(options, known, arguments, map, configured))
      throw UsageFault("--help: ", "usage-not-with-plan");
    for (const OptionGroup& group : options.groups())
      for (const Option& option : group.options) {
        const auto found = map.find(option.name);
        if (found == map.end() || found->second.defaulted() || option.name == "config") continue;
        for (const std::string& value : values_of(found->second, option))
          if (!option.value.empty())
            out.options.push_back("--" + option.name + "=" + value);
          else if (value == "true")
            out.options.push_back("--" + option.name);
      }
    if (const auto words = map.find(words_name); words != map.end())
      out.words = words->second.as<Values>();
    return out;
  });
}

void parse_resolved(const CommandTexts& texts, const OptionSet& options,
                    const ResolvedArguments& arguments) {
  const po::options_description known = described(options);
  std::vector<std::string> all = arguments.options;
  all.emplace_back("--");
  all.insert(all.end(), arguments.words.begin(), arguments.words.end());
  po::variables_map map;
  with_hints(texts, options, map, {}, [&] {
    map = on_command_line(known, all);
    po::notify(map);
    hand_out(map, options);
  });
}

}  // namespace planilla
