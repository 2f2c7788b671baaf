// Values of names and functions, and how two values are compared.
#include "archive/filter/operands.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <stdexcept>

#include "archive/edits/ascii_text.h"
#include "archive/filter/board_tests.h"
#include "archive/filter/filter_doubts.h"
#include "base/message_fault.h"
#include "checks/facts/dates.h"

namespace planilla {

namespace {

bool is_tag_name(const std::string& name) {
  return !name.empty() && name.front() >= 'A' && name.front() <= 'Z';
}

Value part_of_date(const Value& tag, char part) {
  const Date date = parse_date(tag.text);
  const int value = part == 'y' ? date.year : part == 'm' ? date.month : date.day;
  return date.fault != DateFault::none || value == 0 ? Value{} : Value::of(value);
}

Value lower(Value value) {
  std::transform(value.text.begin(), value.text.end(), value.text.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return value;
}

Value folded(Value value) {
  value.text = in_ascii(value.text);
  return value;
}

Operand test_operand(BoardTest test) {
  Operand out;
  out.is_test = true;
  out.value = [test = std::move(test)](const FilteredGame& facts) {
    return Value::of(test(facts));
  };
  return out;
}

// The tag that is written so but for its capitals; empty: none that is usual.
std::string usual_tag(const std::string& name) {
  constexpr std::array<std::string_view, 17> all = {
      "Event",    "Site",     "Date",      "Round",     "White",      "Black",
      "Result",   "ECO",      "FEN",       "Annotator", "Opening",    "Variation",
      "WhiteElo", "BlackElo", "EventDate", "PlyCount",  "Termination"};
  const auto lowered = [](std::string_view text) { return lower(Value::of_text(text)).text; };
  const std::string wanted = lowered(name);
  for (const std::string_view tag : all)
    if (lowered(tag) == wanted) return std::string(tag);
  return {};
}

// The tag that is meant by what begins with a small letter: `eco` is ECO.
std::string likely_tag(std::string name) {
  if (std::string tag = usual_tag(name); !tag.empty()) return tag;
  if (name.front() >= 'a' && name.front() <= 'z') name.front() -= 'a' - 'A';
  return name;
}

// `Whiteelo` is WhiteElo, and `Elo` a field: no game would have such a tag.
void require_likely(const std::string& name) {
  const std::string tag = likely_tag(name), small = lower(Value::of_text(name)).text;
  if (tag == name && !is_field(small)) return;
  throw MessageFault("", "filter-near-tag", {{"name", name}, {"tag", tag == name ? small : tag}});
}

void require_tag(const std::string& name) {
  if (!is_tag_name(name))
    throw MessageFault("", "filter-no-tag",
                       {{"name", name}, {"tag", name.empty() ? "ECO" : likely_tag(name)}});
}

// The value of a tag, which tells whether games have it.
Value tag_of(const FilteredGame& facts, TagAsked& tag) {
  Value value = facts.tag(tag.name());
  tag.note(facts.game().tag(tag.name()) != nullptr || value.known);
  return value;
}

Operand tag_function(const std::string& name, TagAsked& tag) {
  Operand out;
  const auto of = [&](auto function) {
    out.value = [&tag, function](const FilteredGame& facts) {
      return function(tag_of(facts, tag));
    };
    return out;
  };
  if (name == "year" || name == "month" || name == "day") {
    out.is_number = true;
    out.of_date = tag.name();
    return of([part = name.front()](const Value& value) { return part_of_date(value, part); });
  }
  if (name == "lower") return of([](const Value& value) { return lower(value); });
  if (name == "ascii") return of([](const Value& value) { return folded(value); });
  out.is_test = true;  // has()
  return of([](const Value& value) { return Value::of(value.known); });
}

template <typename T>
bool holds(const std::string& sign, const T& a, const T& b) {
  if (sign == "=" || sign == "==") return a == b;
  if (sign == "!=") return a != b;
  if (sign == "<") return a < b;
  if (sign == "<=") return a <= b;
  if (sign == ">") return a > b;
  return a >= b;
}

// "965" is more than "1028" as a text: of what both sides have as numbers, only whether it equals a
// text in quotes is asked of the letters.
bool compare(const std::string& sign, const Value& a, const Value& b, bool quoted) {
  if (!a.known || !b.known) return sign == "!=";
  const auto x = a.as_number(), y = b.as_number();
  const bool by_letters = quoted && (sign == "=" || sign == "==" || sign == "!=");
  if (a.is_number || b.is_number) return x && y ? holds(sign, *x, *y) : sign == "!=";
  return x && y && !by_letters ? holds(sign, *x, *y) : holds(sign, a.text, b.text);
}

// A tag of a date beside a number is asked for its year.
std::function<Value(const FilteredGame&)> as_number(const Operand& operand) {
  const bool date = is_tag_name(operand.spelled) && operand.spelled.ends_with("Date") &&
                    !operand.is_text && !operand.is_number && !operand.is_test;
  if (!date) return operand.value;
  return [value = operand.value](const FilteredGame& facts) {
    return part_of_date(value(facts), 'y');
  };
}

void require_function(const std::string& name) {
  if (!is_function(name))
    throw MessageFault(
        "", "filter-no-function",
        {{"name", name},
         {"names", std::string("year, month, day, lower, ascii, has, material, position, "
                               "moves")}});
}

// "?" and "" ask whether the tag says nothing.
bool asks_for_unknown(const Relation& comparison) {
  const std::string& sign = comparison.sign;
  return comparison.right.is_text && !Value::of_text(comparison.right.constant).known &&
         (sign == "=" || sign == "==" || sign == "!=");
}

// What is counted, or true or false, is no text.
void require_kinds(const Operand& one, const Operand& text) {
  if (!text.is_text) return;
  if (one.is_test) throw MessageFault("", "filter-test", {{"name", one.spelled}});
  if (one.is_number && !Value::of_text(text.constant).as_number())
    throw MessageFault("", "filter-no-number", {{"value", text.constant}});
}

void require_pattern(const Relation& comparison) {
  const Operand& left = comparison.left;
  if (left.is_test) throw MessageFault("", "filter-test", {{"name", left.spelled}});
  if (left.is_number) throw MessageFault("", "filter-pattern-number", {{"name", left.spelled}});
  if (!comparison.right.is_text)
    throw MessageFault("", "filter-pattern-text", {{"value", comparison.right.spelled}});
}

Filter::Condition pattern_condition(const Relation& comparison) {
  require_pattern(comparison);
  const auto regex =
      std::make_shared<re2::RE2>(comparison.right.constant, re2::RE2::CannedOptions::Quiet);
  if (!regex->ok()) throw MessageFault("", "filter-pattern", {{"reason", regex->error()}});
  const bool wanted = comparison.sign == "=~";
  return [left = comparison.left.value, regex, wanted](const FilteredGame& facts) {
    const Value value = left(facts);
    const bool matches = value.known && re2::RE2::PartialMatch(value.text, *regex);
    return matches == wanted;
  };
}

}  // namespace

Operand number_operand(const std::string& digits) {
  Operand out;
  out.spelled = digits;
  out.is_number = true;
  out.value = [value = Value::of(std::strtod(digits.c_str(), nullptr))](const FilteredGame&) {
    return value;
  };
  return out;
}

Operand text_operand(const std::string& text) {
  Operand out;
  out.spelled = out.constant = text;
  out.is_text = true;
  Value value;
  value.known = true;
  value.text = text;
  out.value = [value](const FilteredGame&) { return value; };
  return out;
}

Operand name_operand(const std::string& name, FilterDoubts& doubts) {
  Operand out;
  out.spelled = name;
  if (is_tag_name(name)) {
    require_likely(name);
    out.is_tag = true;
    out.value = [&tag = doubts.tag(name)](const FilteredGame& facts) { return tag_of(facts, tag); };
    return out;
  }
  if (const std::string tag = usual_tag(name); !is_field(name) && !tag.empty())
    throw MessageFault("", "filter-no-tag", {{"name", name}, {"tag", tag}});
  if (!is_field(name))
    throw MessageFault("", "filter-no-field", {{"name", name}, {"names", field_names()}});
  out.is_test = name == "checkmate" || name == "stalemate";
  out.is_number = !out.is_test;
  out.value = [name](const FilteredGame& facts) { return field(facts, name).value_or(Value{}); };
  return out;
}

bool is_function(const std::string& name) {
  constexpr std::array<std::string_view, 9> all = {"year", "month",    "day",      "lower", "ascii",
                                                   "has",  "material", "position", "moves"};
  return std::find(all.begin(), all.end(), name) != all.end();
}

Operand call_operand(const std::string& name, const std::string& argument,
                     const Notations& notations, FilterDoubts& doubts) {
  if (name == "material") return test_operand(material_test(argument));
  if (name == "position") return test_operand(position_test(argument));
  if (name == "moves") return test_operand(moves_test(argument, notations));
  require_function(name);
  require_tag(argument);
  require_likely(argument);
  return tag_function(name, doubts.tag(argument));
}

Filter::Condition condition_of(const Relation& comparison) {
  const auto left = comparison.left.value;
  if (!comparison.from.empty()) {
    const double from = std::strtod(comparison.from.c_str(), nullptr);
    const double to = std::strtod(comparison.to.c_str(), nullptr);
    if (to < from)
      throw MessageFault("", "filter-range", {{"from", comparison.from}, {"to", comparison.to}});
    if (comparison.left.is_test)
      throw MessageFault("", "filter-test", {{"name", comparison.left.spelled}});
    return [left = as_number(comparison.left), from, to](const FilteredGame& facts) {
      const auto number = left(facts).as_number();
      return number && *number >= from && *number <= to;
    };
  }
  if (comparison.sign.empty()) {
    if (!comparison.left.is_test) throw MessageFault("", "filter-no-comparison");
    return [left](const FilteredGame& facts) { return left(facts).number != 0; };
  }
  if (comparison.sign == "=~" || comparison.sign == "!~") return pattern_condition(comparison);
  if (asks_for_unknown(comparison))
    return [left, wanted = comparison.sign != "!="](const FilteredGame& facts) {
      return left(facts).known != wanted;
    };
  require_kinds(comparison.left, comparison.right);
  require_kinds(comparison.right, comparison.left);
  const Operand &one = comparison.left, &other = comparison.right;
  return [left = other.is_number ? as_number(one) : left,
          right = one.is_number ? as_number(other) : other.value, sign = comparison.sign,
          quoted = one.is_text || other.is_text](const FilteredGame& facts) {
    return compare(sign, left(facts), right(facts), quoted);
  };
}

}  // namespace planilla
