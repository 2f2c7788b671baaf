// One option, and all that is known of it: its name and letter, what its help says, which values it
// takes, and where the value goes. The help, planilla.toml, "did you mean" and the table of all
// options are made from these.
//
//   struct DataSettings {
//     CommonSettings common;
//     std::string folder;
//     void add_options(OptionSet& options) {
//       options.group("Data");
//       options.add({.name = "export", .value = "DIR", .text = "write the embedded data files below
//       DIR",
//                    .writes_file = true},
//                   into(folder));
//     }
//   };
//
// An option of one command stands in the file of its command; those that several commands have
// stand in the settings they share (common_settings.h, reading_settings.h, report_settings.h).
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "options/unknown_name.h"

namespace planilla {

struct Option {
  std::string name;        // long name, and the key in planilla.toml
  char letter = 0;         // of the short form; 0: none
  std::string value = {};  // what stands for the value in the help ("FILE"); empty: a switch
  std::string text = {};   // one line of help in English; locales/help/ translates it
  std::vector<std::string> choices =
      {};                           // every value it takes, if they are few; empty: other values
  NameKind names = NameKind::none;  // its value is a name of this kind
  bool repeats = false;             // may be given several times
  bool list = false;                // several values in one, between commas
  bool writes_file = false;         // its value names a file to be written
  bool is_dangerous = false;        // it runs a command, or overwrites what was changed
  bool in_config = true;            // may stand in planilla.toml

  // The values in one that was given: one, or those of a list.
  std::vector<std::string> parts(const std::string& given) const;
  // Whether `part` may be given: it is one of `choices`, or these are none.
  bool takes(const std::string& part) const;

  // Only the command line may say it, or a file named by --config; not one that was found.
  bool needs_naming() const { return writes_file || is_dangerous; }
};

// Gets the values that were given, at least one; "true" or "false" for a switch. Throws UsageError.
using Take = std::function<void(const Option& option, const std::vector<std::string>& values)>;

struct OptionGroup {
  std::string title;
  std::vector<Option> options;
};

// The options of one command, in groups as its help shows them. Where the values go must outlive
// parsing.
class OptionSet {
public:
  // Options added from now on stand below this title; a title that is there already is gone on
  // with.
  void group(std::string_view title);
  // A name that is there already is a mistake of the programmer (std::logic_error).
  void add(Option option, Take take);
  // Where arguments go that belong to no option. Without it they are refused.
  void words(std::vector<std::string>& words) { words_ = &words; }

  const std::vector<OptionGroup>& groups() const { return groups_; }
  const Option* find(std::string_view name) const;  // nullptr: none of that name
  const Take& take(std::string_view name) const;
  std::vector<std::string>* words() const { return words_; }
  std::vector<std::string> names() const;

private:
  std::vector<OptionGroup> groups_;
  std::size_t group_ = 0;
  std::vector<std::pair<std::string, Take>> takes_;
  std::vector<std::string>* words_ = nullptr;
};

}  // namespace planilla
