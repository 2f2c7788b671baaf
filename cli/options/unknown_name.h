// A name that the user wrote and that does not exist, with the nearest one that does.
//
//   throw UnknownName(NameKind::command, "chekc", names_of_commands);
//   // planilla: no command 'chekc'; did you mean 'check'?
//
//   throw UsageFault("--jobs: ", "usage-no-number", {{"value", "x"}});
//   // planilla: --jobs: 'x' is no number
//
// The sentence is made where the error is shown, in the language of --ui.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/message_fault.h"

namespace planilla {

class Messages;

// What a name is the name of.
enum class NameKind : std::uint8_t {
  none,
  command,
  option,
  key,    // of planilla.toml
  value,  // one of few, such as those of --fail-on
  language,
  encoding,
  notation,
  report_format,
  game_form,  // of --to: a language or a form
  profile,
  rule,
  ui_language,
};

// A wrong option or argument: one line on stderr, exit status 2.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// One whose sentence is made when it is shown.
struct TranslatedError : UsageError {
  // `place` stands before the sentence: "--jobs: ", "planilla.toml:3:1: ".
  TranslatedError(const std::string& english, std::string where, NameKind what = NameKind::none)
      : UsageError(english), place(std::move(where)), kind(what) {}
  // In the language of `messages`.
  virtual std::string sentence(Messages& messages) const = 0;

  std::string place;
  NameKind kind;     // of what the name that is wrong is one
  std::string ui;    // the language asked for, where it is known
  std::string file;  // where planilla.toml says the value, if it does: "planilla.toml:3:1: "
};

// A sentence of locales/messages/ ("usage-..."). what() is English.
struct UsageFault : TranslatedError {
  using Arguments = std::vector<std::pair<std::string, std::string>>;
  // `hint`: a command to try.
  UsageFault(const std::string& place, std::string key, Arguments arguments = {},
             std::string hint = {});
  std::string sentence(Messages& messages) const override;

  std::string key;
  Arguments arguments;
  std::string hint;
};

// A fault of a room below, told as this program tells its own.
struct FaultToTell : TranslatedError {
  FaultToTell(const std::string& where, const MessageFault& what)
      : TranslatedError(where + what.what(), where), fault(what) {}
  std::string sentence(Messages& messages) const override;

  MessageFault fault;
};

struct UnknownName : TranslatedError {
  UnknownName(NameKind kind, std::string name, const std::vector<std::string>& known,
              const std::string& place = {});

  std::string sentence(Messages& messages) const override;

  std::string name;
  std::string nearest;             // empty: none is near
  std::vector<std::string> known;  // told where none is near and they are few
  std::string hint;                // what to try where none is near: "planilla check --help"
};

// The name of `known` that is most like `name`: it differs in at most a third of the letters, or
// begins with `name`. Upper and lower case are alike. Empty: none.
std::string nearest_name(std::string_view name, const std::vector<std::string>& known);

}  // namespace planilla
