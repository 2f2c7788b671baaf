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
  using UsageError::UsageError;
  // In the language of `messages`.
  virtual std::string sentence(Messages& messages) const = 0;

  std::string ui;  // the language asked for, where it is known
};

// A sentence of locales/messages/ ("usage-..."). what() is English.
struct UsageFault : TranslatedError {
  using Arguments = std::vector<std::pair<std::string, std::string>>;
  // `place` stands before the sentence: "--jobs: ". `hint`: a command to try.
  UsageFault(std::string place, std::string key, Arguments arguments = {}, std::string hint = {});
  std::string sentence(Messages& messages) const override;

  std::string place, key;
  Arguments arguments;
  std::string hint;
};

// A fault of a room below, told as this program tells its own.
struct FaultToTell : TranslatedError {
  FaultToTell(const std::string& where, const MessageFault& what)
      : TranslatedError(where + what.what()), place(where), fault(what) {}
  std::string sentence(Messages& messages) const override;

  std::string place;
  MessageFault fault;
};

struct UnknownName : TranslatedError {
  // `place` stands before the sentence: "--select: ", "planilla.toml:3:1: ".
  UnknownName(NameKind kind, std::string name, const std::vector<std::string>& known,
              std::string place = {});

  std::string sentence(Messages& messages) const override;

  NameKind kind;
  std::string name, place;
  std::string nearest;             // empty: none is near
  std::vector<std::string> known;  // told where none is near and they are few
  std::string hint;                // what to try where none is near: "planilla check --help"
};

// The name of `known` that is most like `name`: it differs in at most a third of the letters, or
// begins with `name`. Upper and lower case are alike. Empty: none.
std::string nearest_name(std::string_view name, const std::vector<std::string>& known);

}  // namespace planilla
