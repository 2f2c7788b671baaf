// The grammar of --where (docs/archives.md), as Boost.Spirit X3:
//
//   either     = both, { "or", both } ;
//   both       = single, { "and", single } ;
//   single     = "not", single | "(", either, ")" | comparison ;
//   comparison = operand, [ sign, operand | "in", number, "..", number ] ;
//   operand    = number | text | name, [ "(", ( text | name ), ")" ] ;
#include <algorithm>
#include <boost/spirit/home/x3.hpp>
#include <boost/spirit/home/x3/support/utility/error_reporting.hpp>

#include "archive/filter/filter.h"
#include "archive/filter/filter_doubts.h"
#include "archive/filter/operands.h"
#include "base/ascii.h"

namespace planilla {

namespace {

namespace x3 = boost::spirit::x3;

using Condition = Filter::Condition;
using Iterator = std::string_view::const_iterator;

// What the actions know: where the text begins, the notations, and what is doubtful.
struct Scope {
  Iterator begin;
  const Notations* notations;
  FilterDoubts* doubts;
};
struct scope_tag;

template <typename Context>
std::size_t place_in(const Context& context) {
  const Scope& scope = x3::get<scope_tag>(context).get();
  return static_cast<std::size_t>(x3::_where(context).begin() - scope.begin);
}

// What an action throws is told where `culprit` begins, which was read last.
template <typename Context, typename Make>
auto made(const Context& context, std::string_view culprit, const Make& make) {
  try {
    return make();
  } catch (const FilterError&) {
    throw;
  } catch (const MessageFault& error) {
    const Scope& scope = x3::get<scope_tag>(context).get();
    const std::size_t end = place_in(context);
    const std::size_t begin = std::string_view(&*scope.begin, end).rfind(culprit);
    throw FilterError(error.key, error.args, begin == std::string_view::npos ? end : begin);
  }
}

const auto letter = x3::alpha | x3::char_('_');
const auto word_end = !(x3::alnum | x3::char_('_'));
auto keyword(const char* text) {
  return x3::lexeme[x3::lit(text) >> word_end];
}

const x3::rule<struct keyword_, std::string> keywords = "keyword";
const auto keywords_def =
    x3::lexeme[(x3::string("and") | x3::string("or") | x3::string("not") | x3::string("in")) >>
               word_end];

const x3::rule<struct name_, std::string> name = "name";
const auto name_def = !keywords >> x3::lexeme[letter >> *(x3::alnum | x3::char_('_'))];

const x3::rule<struct quoted_, std::string> quoted = "quoted";
const auto quoted_def =
    x3::lexeme['"' > *((x3::lit('\\') >> x3::char_("\"\\")) | (x3::char_ - '"')) > '"'];

const x3::rule<struct number_, std::string> number = "number";
const auto number_def =
    x3::lexeme[-x3::char_('-') >> +x3::digit >> -(x3::char_('.') >> +x3::digit)];

const x3::rule<struct sign_, std::string> sign = "sign";
const auto sign_def = x3::lexeme[x3::string("=~") | x3::string("!~") | x3::string("!=") |
                                 x3::string("<=") | x3::string(">=") | x3::string("==") |
                                 x3::string("<") | x3::string(">") | x3::string("=")];

const auto set_number = [](auto& context) {
  x3::_val(context) = number_operand(x3::_attr(context));
};
const auto set_text = [](auto& context) { x3::_val(context) = text_operand(x3::_attr(context)); };
const auto set_name = [](auto& context) {
  const Scope& scope = x3::get<scope_tag>(context).get();
  x3::_val(context) = made(context, x3::_attr(context),
                           [&] { return name_operand(x3::_attr(context), *scope.doubts); });
};
const auto begin_call = [](auto& context) { x3::_val(context).name = x3::_attr(context); };
const auto end_call = [](auto& context) {
  const Scope& scope = x3::get<scope_tag>(context).get();
  const std::string called = x3::_val(context).name;
  const std::string argument = x3::_attr(context);
  x3::_val(context) = made(context, is_function(called) ? argument : called, [&] {
    return call_operand(called, argument, *scope.notations, *scope.doubts);
  });
  x3::_val(context).spelled = called;
};

const x3::rule<struct call_, Operand> call = "function";
const auto call_def = (name[begin_call] >> '(') > (quoted[end_call] | name[end_call]) > ')';

const x3::rule<struct operand_, Operand> operand = "operand";
const auto operand_def = number[set_number] | quoted[set_text] |
                         call[([](auto& context) { x3::_val(context) = x3::_attr(context); })] |
                         name[set_name];

// left, then what it is compared with.
const auto set_left = [](auto& context) { x3::_val(context).left = x3::_attr(context); };
const auto set_sign = [](auto& context) { x3::_val(context).sign = x3::_attr(context); };
const auto set_right = [](auto& context) { x3::_val(context).right = x3::_attr(context); };
const auto set_from = [](auto& context) { x3::_val(context).from = x3::_attr(context); };
const auto set_to = [](auto& context) { x3::_val(context).to = x3::_attr(context); };

const x3::rule<struct comparison_, Relation> comparison = "condition";
const auto comparison_def = operand[set_left] >>
                            -((sign[set_sign] > operand[set_right]) |
                              (keyword("in") > number[set_from] > ".." > number[set_to]));

const auto take = [](auto& context) { x3::_val(context) = x3::_attr(context); };
const auto take_comparison = [](auto& context) {
  const Scope& scope = x3::get<scope_tag>(context).get();
  const Relation& relation = x3::_attr(context);
  x3::_val(context) = made(context, relation.last_word(), [&] { return condition_of(relation); });
  scope.doubts->look_at(relation);
};
const auto negate = [](auto& context) {
  x3::_val(context) = [inner = Condition(x3::_attr(context))](const FilteredGame& facts) {
    return !inner(facts);
  };
};
const auto join_and = [](auto& context) {
  x3::_val(context) = [left = Condition(x3::_val(context)), right = Condition(x3::_attr(context))](
                          const FilteredGame& facts) { return left(facts) && right(facts); };
};
const auto join_or = [](auto& context) {
  x3::_val(context) = [left = Condition(x3::_val(context)), right = Condition(x3::_attr(context))](
                          const FilteredGame& facts) { return left(facts) || right(facts); };
};

const x3::rule<struct either_, Condition> either = "condition";
const x3::rule<struct both_, Condition> both = "condition";
const x3::rule<struct single_, Condition> single = "condition";
const auto single_def =
    (keyword("not") > single[negate]) | ('(' > either[take] > ')') | comparison[take_comparison];
const auto both_def = single[take] >> *(keyword("and") > single[join_and]);
const auto either_def = both[take] >> *(keyword("or") > both[join_or]);

BOOST_SPIRIT_DEFINE(keywords, name, quoted, number, sign, call, operand, comparison, single, both,
                    either)

}  // namespace

namespace {

// Conditions stand in each other; the stack has an end.
constexpr std::size_t most_parentheses = 100;  // in each other
constexpr std::size_t most_words = 1000;       // and, or, not

void require_shallow(std::string_view text) {
  std::size_t depth = 0, words = 0;
  bool in_text = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_text && c == '\\') {
      ++i;
    } else if (c == '"') {
      in_text = !in_text;
    } else if (in_text) {
      continue;
    } else if (c == '(' && ++depth > most_parentheses) {
      throw FilterError("filter-parentheses", {{"most", std::int64_t{most_parentheses}}}, i);
    } else if (c == ')') {
      depth -= depth != 0;
    } else if (const std::string_view rest = text.substr(i);
               rest.starts_with("and") || rest.starts_with("or") || rest.starts_with("not")) {
      if (++words > most_words)
        throw FilterError("filter-conditions", {{"most", std::int64_t{most_words}}}, i);
    }
  }
}

// `what`: the name of a rule of the grammar, or a sign that must stand there. Blanks before what
// stands in its place are passed over.
FilterError expected(std::string what, Iterator at, std::string_view text) {
  const Iterator culprit = std::find_if_not(at, text.end(), ascii::is_space);
  if (culprit != text.end()) at = culprit;
  return {
      "filter-expected", {{"what", std::move(what)}}, static_cast<std::size_t>(at - text.begin())};
}

// Behind `in` and `..`.
bool wants_number(std::string_view before) {
  while (!before.empty() && ascii::is_space(before.back())) before.remove_suffix(1);
  if (before.ends_with("..")) return true;
  return before.ends_with("in") &&
         (before.size() == 2 || ascii::is_space(before[before.size() - 3]));
}

}  // namespace

Filter Filter::parse(std::string_view text, const Notations& notations) {
  require_shallow(text);
  auto doubts = std::make_shared<FilterDoubts>();
  Scope scope{text.begin(), &notations, doubts.get()};
  Condition condition;
  Iterator at = text.begin();
  try {
    const auto whole = x3::with<scope_tag>(std::ref(scope))[either];
    if (!x3::phrase_parse(at, text.end(), whole, x3::space, condition))
      throw expected("operand", at, text);
  } catch (const x3::expectation_failure<Iterator>& error) {
    // A rule without a name of its own is called by its type in the grammar.
    const bool named = error.which().find("boost") == std::string::npos;
    const bool number = wants_number(text.substr(0, error.where() - text.begin()));
    throw expected(number ? "number" : named ? error.which() : "operand", error.where(), text);
  }
  if (at != text.end()) throw expected("joint", at, text);
  return Filter(std::move(condition), std::move(doubts));
}

std::vector<MessageFault> Filter::doubts() const {
  return doubts_->sentences();
}

bool Filter::passes(const Game& game) const {
  doubts_->note_tags(game);
  return condition_(FilteredGame(game));
}

}  // namespace planilla
