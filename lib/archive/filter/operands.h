// The parts of an expression, made by the grammar. Each throws MessageFault for what makes
// no sense.
#pragma once

#include <functional>
#include <string>

#include "archive/filter/filter.h"
#include "archive/filter/filtered_game.h"

namespace planilla {

struct Operand {
  std::function<Value(const FilteredGame&)> value;
  bool is_test = false;    // true or false by itself: may stand alone
  std::string name;        // of a function that is being read
  std::string spelled;     // how it begins: a name, a number, what stands in quotes
  std::string constant;    // what stands in quotes
  bool is_text = false;    // it stands in quotes
  bool is_number = false;  // by itself: a field that is counted, or digits
  bool is_tag = false;     // a tag by its name
  std::string of_date;     // the tag of which it is the year, the month or the day
};

struct Relation {
  Operand left, right;
  std::string sign;      // "" : none
  std::string from, to;  // of `in`

  // What is read last of it behind a sign; empty: there is none.
  const std::string& last_word() const { return to.empty() ? right.spelled : to; }
};

class FilterDoubts;  // archive/filter/filter_doubts.h

Operand number_operand(const std::string& digits);
Operand text_operand(const std::string& text);
Operand name_operand(const std::string& name, FilterDoubts& doubts);
Operand call_operand(const std::string& name, const std::string& argument,
                     const Notations& notations, FilterDoubts& doubts);
bool is_function(const std::string& name);
Filter::Condition condition_of(const Relation& comparison);

}  // namespace planilla
