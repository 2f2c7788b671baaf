// The arguments of a finding: as they travel (a name and a value), and as the code that raises the
// finding writes them, with types.
//
// Each rule declares its arguments in its own file of lib/checks/rules/, and the build makes a
// struct of them (cmake/rule_header.h), so that a misspelt name, a missing argument or a wrong word
// does not compile:
//
//   #include "rules/bad_fen.h"
//   Finding finding(diagnostics::BadFen{.fault = chosen(fen_fault_name(fault)), .at = 5}, span);
//
// The members of such a struct are of these types. They hold views: the struct lives as long as its
// full expression, the finding copies what it takes. One without `Optional` has no default, so that
// leaving it out is an error of the compiler.
#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace planilla {

struct Argument {
  std::string name;
  std::variant<std::int64_t, std::string> value;
};
using Arguments = std::vector<Argument>;

// The argument of that name; nullptr if it is not there.
const Argument* find_argument(const Arguments& args, std::string_view name);
// Its text; "" if it is not there or a number.
std::string_view argument_text(const Arguments& args, std::string_view name);

namespace args {

// A word that is known only at run time: one_of_the_words = chosen(side_name(side)). Which words
// can be is asserted where assertions are on, and checked by the schema of the report.
struct Chosen {
  std::string_view word;
};

// A word of a list, fixed at compile time.
template <std::size_t N>
struct Literal {
  char text[N];
  consteval Literal(const char (&literal)[N]) {
    for (std::size_t i = 0; i < N; ++i) text[i] = literal[i];
  }
  constexpr std::string_view view() const { return {text, N - 1}; }
};

template <Literal... words>
constexpr bool is_among(std::string_view word) {
  return ((word == words.view()) || ...);
}

template <Literal... words>
class Word {
public:
  // A literal that is none of the words does not compile.
  consteval Word(const char* literal) : text_(literal) {
    if (!is_among<words...>(text_)) throw "not one of the words of this argument";
  }
  constexpr Word(Chosen chosen) : text_(chosen.word) { assert(is_among<words...>(text_)); }
  constexpr std::string_view text() const { return text_; }

private:
  std::string_view text_;
};

template <Literal... words>
class OptionalWord {
public:
  constexpr OptionalWord() = default;
  consteval OptionalWord(const char* literal) : text_(literal) {
    if (!is_among<words...>(*text_)) throw "not one of the words of this argument";
  }
  constexpr OptionalWord(Chosen chosen) : text_(chosen.word) { assert(is_among<words...>(*text_)); }
  constexpr const std::optional<std::string_view>& text() const { return text_; }

private:
  std::optional<std::string_view> text_;
};

class Text {
public:
  template <class T>
  requires std::convertible_to<const T&, std::string_view>
  constexpr Text(const T& text) : text_(text) {}
  constexpr std::string_view text() const { return text_; }

private:
  std::string_view text_;
};

class Number {
public:
  template <std::integral T>
  requires(!std::same_as<T, bool> && !std::same_as<T, char>) constexpr Number(T number)
      : number_(static_cast<std::int64_t>(number)) {}
  constexpr std::int64_t number() const { return number_; }

private:
  std::int64_t number_;
};

class Flag {
public:
  template <std::same_as<bool> T>
  constexpr Flag(T flag) : flag_(flag) {}
  constexpr bool flag() const { return flag_; }

private:
  bool flag_;
};

using OptionalText = std::optional<Text>;
using OptionalNumber = std::optional<Number>;
using OptionalFlag = std::optional<Flag>;

// What the structs made by the build call for each member.
void put(Arguments& out, std::string_view name, std::string_view text);
void put(Arguments& out, std::string_view name, Number number);
void put(Arguments& out, std::string_view name, Flag flag);
inline void put(Arguments& out, std::string_view name, Text text) {
  put(out, name, text.text());
}
template <Literal... words>
void put(Arguments& out, std::string_view name, const Word<words...>& word) {
  put(out, name, word.text());
}
template <Literal... words>
void put(Arguments& out, std::string_view name, const OptionalWord<words...>& word) {
  if (word.text()) put(out, name, *word.text());
}
template <class T>
void put(Arguments& out, std::string_view name, const std::optional<T>& value) {
  if (value) put(out, name, *value);
}

}  // namespace args

constexpr args::Chosen chosen(std::string_view word) {
  return {word};
}

// A group of arguments: what `write_to` appends to the arguments of a finding.
template <class T>
concept ArgumentGroup = requires(const T& said, Arguments& out) {
  said.write_to(out);
};

// All that the code says of a finding of one rule: the struct diagnostics::<Rule>.
template <class T>
concept Diagnostic = ArgumentGroup<T> && requires {
  requires std::is_pointer_v<decltype(&T::rule)>;  // static: the rule, and no argument of that name
};

}  // namespace planilla
