#include "options/unknown_name.h"

#include <algorithm>

#include "base/ascii.h"
#include "checks/facts/edit_distance.h"
#include "write/findings/messages.h"

namespace planilla {

namespace {

constexpr std::size_t most_known_told = 12;
constexpr std::size_t shortest_beginning = 3;

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

// The key of the sentence in locales/messages/.
std::string_view key_of(NameKind kind) {
  switch (kind) {
    case NameKind::command:
      return "unknown-command";
    case NameKind::option:
      return "unknown-option";
    case NameKind::key:
      return "unknown-key";
    case NameKind::language:
      return "unknown-language";
    case NameKind::encoding:
      return "unknown-encoding";
    case NameKind::notation:
      return "unknown-notation";
    case NameKind::report_format:
      return "unknown-format";
    case NameKind::game_form:
      return "unknown-form";
    case NameKind::profile:
      return "unknown-profile";
    case NameKind::rule:
      return "unknown-rule";
    case NameKind::ui_language:
      return "unknown-ui";
    case NameKind::none:
    case NameKind::value:
      break;
  }
  return "unknown-value";
}

std::string digits_in(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (ascii::is_digit(c)) out += c;
  return out;
}

// A character set of another number is another one, and no slip: ISO-8859-16, ISO-8859-6.
std::string nearest_of_its_number(std::string_view name, std::vector<std::string> known) {
  const std::string number = digits_in(name);
  std::erase_if(known, [&](const std::string& one) { return digits_in(one) != number; });
  return nearest_name(name, known);
}

std::string listed(const std::vector<std::string>& parts) {
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : ", ") + part;
  return out;
}

}  // namespace

UnknownName::UnknownName(NameKind name_kind, std::string written,
                         const std::vector<std::string>& names, const std::string& where)
    : TranslatedError(where + written, where, name_kind),
      name(std::move(written)),
      nearest(name_kind == NameKind::encoding ? nearest_of_its_number(name, names)
                                              : nearest_name(name, names)) {
  if (names.size() <= most_known_told) known = names;
}

namespace {

std::string said(Messages& messages, const std::string& place, const std::string& key,
                 const UsageFault::Arguments& arguments, const std::string& hint) {
  std::vector<Argument> values;
  for (const auto& [name, value] : arguments) values.push_back({name, value});
  std::string out = place + messages.text(key, values);
  if (!hint.empty()) out += "; " + messages.text("try-command", {{"command", hint}});
  return out;
}

std::string said_in_english(const std::string& place, const std::string& key,
                            const UsageFault::Arguments& arguments, const std::string& hint) {
  Messages messages(Data::embedded(), "en");
  return said(messages, place, key, arguments, hint);
}

}  // namespace

UsageFault::UsageFault(const std::string& where, std::string sentence_key, Arguments values,
                       std::string command)
    : TranslatedError(said_in_english(where, sentence_key, values, command), where),
      key(std::move(sentence_key)),
      arguments(std::move(values)),
      hint(std::move(command)) {}

std::string UsageFault::sentence(Messages& messages) const {
  return said(messages, place, key, arguments, hint);
}

std::string FaultToTell::sentence(Messages& messages) const {
  return place + fault.place + messages.text(fault.key, fault.args);
}

std::string UnknownName::sentence(Messages& messages) const {
  std::string out = place + messages.text(key_of(kind), {{"name", name}, {"names", listed(known)}});
  if (!nearest.empty()) return out + "; " + messages.text("did-you-mean", {{"name", nearest}});
  if (!hint.empty()) return out + "; " + messages.text("try-command", {{"command", hint}});
  if (!known.empty() && kind != NameKind::value)
    return out + "; " + messages.text("there-are", {{"names", listed(known)}});
  return out;
}

std::string nearest_name(std::string_view name, const std::vector<std::string>& known) {
  const std::string written = lower(name);
  std::string nearest;
  const std::size_t most = written.size() < shortest_beginning ? 0 : written.size() / 3;
  std::size_t best = most + 1;
  for (const std::string& one : known) {
    const std::size_t distance =
        edit_distance(std::string_view(written), std::string_view(lower(one)), best);
    if (distance < best) best = distance, nearest = one;
  }
  if (!nearest.empty() || written.size() < shortest_beginning) return nearest;
  for (const std::string& one : known)
    if (lower(one).starts_with(written)) return one;
  return nearest;
}

}  // namespace planilla
