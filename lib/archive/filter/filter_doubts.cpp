// Each comparison of a tag or a number with a constant.
#include "archive/filter/filter_doubts.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

#include "archive/filter/filtered_game.h"
#include "checks/facts/dates.h"

namespace planilla {

namespace {

bool is_equality(const std::string& sign) {
  return sign == "=" || sign == "==" || sign == "!=";
}

bool is_date_tag(const std::string& name) {
  return name.ends_with("Date");
}

struct Range {
  double least = 0, most = std::numeric_limits<double>::infinity();
};

// What a number can be that is asked for.
Range range_of(const Operand& asked) {
  if (asked.spelled == "month") return {1, 12};
  if (asked.spelled == "day") return {1, 31};
  if (asked.spelled == "year") return {1, 9999};
  return {};
}

// Digits, or a text in quotes.
bool is_constant(const Operand& operand) {
  return operand.is_text ||
         (operand.is_number && !operand.spelled.empty() &&
          std::string_view("-0123456789").find(operand.spelled[0]) != std::string_view::npos);
}

// Is no number of the range so?
bool never_holds(const std::string& sign, const Range& range, double number) {
  if (sign == "=" || sign == "==") return number < range.least || number > range.most;
  if (sign == "<") return number <= range.least;
  if (sign == "<=") return number < range.least;
  if (sign == ">") return number >= range.most;
  return sign == ">=" && number > range.most;
}

// `5 < plies` is `plies > 5`.
std::string turned(std::string sign) {
  if (sign.starts_with('<') || sign.starts_with('>')) sign[0] = sign[0] == '<' ? '>' : '<';
  return sign;
}

}  // namespace

void FilterDoubts::doubt(const char* sentence, Arguments values) {
  told_.emplace_back("", sentence, std::move(values));
}

void FilterDoubts::look_at_sides(const Relation& comparison, const Operand& asked,
                                 const Operand& constant) {
  if (is_constant(asked) || !is_constant(constant)) return;
  const std::string& sign = comparison.sign;
  const std::string& text = constant.constant;
  const std::string where =
      &asked == &comparison.left ? sign : turned(sign);  // the constant on the right
  if (asked.is_number) {
    const Range range = range_of(asked);
    const std::string& digits = constant.is_text ? text : constant.spelled;
    if (never_holds(where, range, std::strtod(digits.c_str(), nullptr)))
      doubt("filter-never", {{"condition", asked.spelled + " " + where + " " + digits}});
    return;
  }
  if (!asked.is_tag || !constant.is_text || !Value::of_text(text).known) return;
  constexpr std::array<std::string_view, 4> results = {"1-0", "0-1", "1/2-1/2", "*"};
  if (asked.spelled == "Result" && is_equality(sign) &&
      std::find(results.begin(), results.end(), text) == results.end())
    doubt("filter-result", {{"value", text}});
  if (asked.spelled.ends_with("Elo") && !Value::of_text(text).as_number())
    doubt("filter-no-number", {{"value", text}});
  // "1995" and "1995.05" are the beginnings of dates, as which they can be compared.
  const std::string pattern = "????.??.??";
  const bool begins_date = text.size() < pattern.size() &&
                           parse_date(text + pattern.substr(text.size())).fault == DateFault::none;
  if (is_date_tag(asked.spelled) && !begins_date && parse_date(text).fault == DateFault::form)
    doubt("filter-date", {{"value", text}});
}

void FilterDoubts::look_at(const Relation& comparison) {
  for (const Operand* side : {&comparison.left, &comparison.right})
    if (!side->of_date.empty() && !is_date_tag(side->of_date))
      doubt("filter-no-date", {{"name", side->of_date}});
  if (!comparison.from.empty()) {
    const Range range = range_of(comparison.left);
    const bool outside = std::strtod(comparison.to.c_str(), nullptr) < range.least ||
                         std::strtod(comparison.from.c_str(), nullptr) > range.most;
    if (comparison.left.is_number && outside)
      doubt("filter-never", {{"condition", comparison.left.spelled + " in " + comparison.from +
                                               ".." + comparison.to}});
  } else if (!comparison.sign.empty() && !comparison.sign.ends_with('~')) {
    look_at_sides(comparison, comparison.left, comparison.right);
    look_at_sides(comparison, comparison.right, comparison.left);
  }
}

TagAsked& FilterDoubts::tag(const std::string& name) {
  const auto known = std::find_if(tags_.begin(), tags_.end(),
                                  [&](const TagAsked& tag) { return tag.name() == name; });
  return known != tags_.end() ? *known : tags_.emplace_back(name);
}

void FilterDoubts::note_tags(const Game& game) {
  for (TagAsked& tag : tags_)
    if (!tag.is_met() && game.tag(tag.name()) != nullptr) tag.note(true);
}

std::vector<MessageFault> FilterDoubts::sentences() const {
  std::vector<MessageFault> out = told_;
  for (const TagAsked& tag : tags_)
    if (tag.is_unmet()) out.emplace_back("", "filter-unmet-tag", Arguments{{"name", tag.name()}});
  return out;
}

}  // namespace planilla
