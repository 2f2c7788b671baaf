// The tokenizer's definition a second time, as patterns: slow, and plain enough to be read.
//
//   std::vector<Token> expected = grammar_tokens(text, {0, size});   // what tokenize() must answer
//
// First every sequence of several bytes that means something is folded to a code of the same
// length; then at each place the rules are tried in order and the first that matches is the token.
// Bytes, not characters (Latin-1).
#pragma once

#include <re2/re2.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

// Codes of folded text. A sequence is its code followed by \x02.
//   \x01 picture (an evaluation sign)   \x03 one half   \x04 one byte of several dots, or of an
//   ellipsis \x05 dash   \x06 control character
class Grammar {
public:
  std::vector<Token> tokens(std::string_view text, Span range) const {
    const std::string folded = fold(text.substr(range.begin, range.size()));
    std::vector<Token> out;
    std::size_t depth = 0;
    std::size_t at = 0;
    while ((at = skip_blanks(folded, at)) < folded.size()) {
      const Context context{depth, column_1(text, range.begin + at),
                            tag_expected(text, range, at, out)};
      Token token = first_match(folded, at, context);
      token.span.begin += range.begin;
      token.span.end += range.begin;
      if (!out.empty() && out.back().end() == token.begin()) token.flags |= token_glued;
      if (token.kind == TokenKind::open) ++depth;
      if (token.kind == TokenKind::close && depth > 0) --depth;
      at = token.end() - range.begin;
      out.push_back(token);
    }
    return out;
  }

private:
  enum class When { always, column_1, tag_expected, no_variation };
  struct Context {
    std::size_t depth;
    bool column_1;
    bool tag_expected;
  };
  struct Rule {
    std::unique_ptr<RE2> pattern;  // group 1 is the token, what follows it is looked at only
    TokenKind kind;
    std::uint8_t flags;
    When when;
  };
  struct Fold {
    std::unique_ptr<RE2> pattern;
    char code;
    char rest;
  };

  static std::unique_ptr<RE2> compile(const std::string& pattern) {
    RE2::Options options(RE2::Latin1);
    options.set_dot_nl(true);
    auto compiled = std::make_unique<RE2>(pattern, options);
    if (!compiled->ok()) throw std::invalid_argument(compiled->error());
    return compiled;
  }

  void add_fold(const std::string& pattern, char code, char rest) {
    folds_.push_back({compile("(" + pattern + ")"), code, rest});
  }
  void add(TokenKind kind, const std::string& pattern, std::uint8_t flags = 0,
           When when = When::always) {
    rules_.push_back({compile(pattern), kind, flags, when});
  }

  using Kind = TokenKind;
  const std::string blank = R"([ \t\v\f]*)";
  const std::string letter = R"([A-Za-z\x80-\xFF])";
  const std::string word = R"([^ \t\n\v\f\r(){};\[\]$!?,*.\x01\x04\x06])";
  const std::string end = R"((?:[ \t\n\v\f\r(){};\[\]$!?,*.\x01\x04\x06]|$))";
  const std::string dash = R"((?:-|\x05\x02\x02))";
  const std::string separator = "(?:" + dash + "|[:_])";
  const std::string half = R"((?:1/2|\x03\x02))";
  const std::string advantage = R"(\+/?)" + dash + "|" + dash + R"(/?\+|\+/?=|=/?\+)";

public:
  Grammar() {
    add_folds();
    add_tags();
    add_punctuation();
    add_results();
    add_numbers();
    add_words();
  }

private:
  // Common first bytes stand before a group: RE2 of 2022 takes a prefix that it factors out itself
  // for UTF-8.
  void add_folds() {
    add_fold(R"([\x00-\x08\x0E-\x1F\x7F])", '\x06', '\x06');
    add_fold(R"(\xC2[\x85\xA0]|\xE1(?:\x9A\x80|\xA0\x8E)|\xE3\x80\x80|\xEF\xBB\xBF)"
             R"(|\xE2(?:\x80[\x80-\x8B\x8E\x8F\xA8-\xAF]|\x81[\x9F-\xAF]))",
             ' ', ' ');
    add_fold(R"((?:\.|\xE2\x80\xA6){2,}|\xE2\x80\xA6)", '\x04', '\x04');
    add_fold(R"(\xC2\xBD)", '\x03', '\x02');
    add_fold(R"(\xE2(?:\x80[\x90-\x95]|\x88\x92))", '\x05', '\x02');
    add_fold(
        R"(\xC2\xB1|\xEF\xBC[\x81\x9F]|\xE2(?:\x80\xBC|\x81[\x87-\x89]|\x88[\x80-\x94\x96-\xB5\xB7-\xBF])"
        R"(|\x96[\xA0-\xBF]|[\x86\x87\x89-\x8F\x97\x9F\xA4-\xAF][\x80-\xBF]))",
        '\x01', '\x02');
  }

  void add_tags() {
    add(Kind::escape, R"((%[^\r\n]*))", 0, When::column_1);
    const std::string name_rest = R"([A-Za-z0-9_\-\x80-\xFF]*)";
    const std::string start =
        R"(\[)" + blank + R"([A-Za-z0-9_\x80-\xFF])" + name_rest + blank + "\"";
    add(Kind::tag, "(" + start + R"((?:\\["\\]|[^\r\n])*?")" + blank + R"(\]))");
    add(Kind::tag, "(" + start + R"([^\r\n]*\]))");
    add(Kind::tag, "(" + start + R"([^\r\n]*))");
    const std::string bare = R"((\[)" + blank + "[A-Z]" + name_rest;
    const std::string behind = R"(\]))" + blank + R"((?:[\r\n\[]|$))";
    const std::string no_quote = R"([^\]\[\r\n"]*)";
    add(Kind::tag, bare + R"([ \t\v\f])" + no_quote + "\"" + no_quote + R"("[^\]\[\r\n]*)" + behind,
        0, When::tag_expected);
    add(Kind::tag, bare + R"((?:[ \t\v\f][^\]\[\r\n]*)?)" + behind, token_unclosed,
        When::tag_expected);
  }

  void add_punctuation() {
    add(Kind::comment, R"((\{[^{}]*\}))");
    add(Kind::comment, R"((\{[^}]*\}))", token_nested);
    add(Kind::comment, R"((\{[^{}]*)$)", token_unclosed);
    add(Kind::comment, R"((\{[^}]*)$)", token_unclosed | token_nested);
    add(Kind::line_comment, R"((;[^\r\n]*))");
    add(Kind::offer, R"((\()" + blank + "=" + blank + R"(\)))");
    add(Kind::word, R"((\([0-9]{1,3}:[0-9]{2}(?::[0-9]{2})?\)))");
    add(Kind::word, R"((\[[0-9]{1,3}:[0-9]{2}(?::[0-9]{2})?\]))");
    add(Kind::word, R"((\[[0-9]{1,3}\.[0-9]{2}\.[0-9]{2}\]))");
    add(Kind::passage, R"((\[[+\-]?[0-9]+(?:[.,:/+\-][0-9]+)*\]))");
    add(Kind::open, R"((\())");
    add(Kind::close, R"((\)))");
    add(Kind::nag, R"((\$[0-9]+))");
    add(Kind::glyph, R"(([!?]+))");
    add(Kind::glyph, R"((\x01\x02+))");
    add(Kind::junk, R"((\*\*+))");
    add(Kind::result, R"((\*))");
    add(Kind::junk, R"((,+))");
    add(Kind::junk, R"((\$|\[|[\]}\x06]+))");
  }

  // Both sides in digits, with `s` between them.
  std::string scores(const std::string& s) const {
    return "1" + s + "0|0" + s + "1|" + half + s + half + "|" + half + s + "0|0" + s + half;
  }

  void add_results() {
    const std::string decimal = R"(0[.,]5)";
    const std::string spaced = " (?:" + dash + "|:) ";
    const std::string signs = R"(\+)" + separator + dash + R"(|\+)" + separator + "0|1" +
                              separator + dash + "|" + dash + separator + R"(\+|)" + dash +
                              separator + "1|0" + separator + R"(\+|)" + dash + separator + dash +
                              "|" + dash + "/" + dash;
    const auto by_slash = [&](const std::string& s) {
      return "1" + s + "0|0" + s + "1|" + half + s + half + "|" + decimal + s + decimal;
    };
    add(Kind::result, "(" + by_slash(" / ") + "|" + by_slash("/") + "|" + scores(spaced) + "|" +
                          decimal + spaced + decimal + "|" + scores(separator) + "|" + decimal +
                          separator + decimal + "|" + signs + "|" + half + ")" + end);
  }

  void add_numbers() {
    const std::string ring = " " + dash + " 0";
    add(Kind::word, "(0" + ring + ring + ")" + end);
    add(Kind::word, "(0" + ring + ")" + end);
    const std::string wide = R"((?:\xEF\xBC[\x90-\x99])+)";
    add(Kind::move_number, "(" + wide + R"((?:\xEF\xBC\x8E)+))");
    add(Kind::move_number, "(" + wide + R"((?:\.|\x04+)))");
    add(Kind::move_number, "(" + wide + ")" + end);
    add(Kind::move_number, R"((\.|\x04+))");
    add(Kind::move_number, R"(([0-9]+(?:\.|\x04+)))");
    add(Kind::move_number, R"(([0-9]+(?:\xEF\xBC\x8E)+))");
    add(Kind::word, "(00+|[1-8]{4,5})" + end);
    add(Kind::move_number, R"(([0-9]{1,3}\)))", 0, When::no_variation);
    add(Kind::move_number, "([0-9]+)" + end);
    add(Kind::move_number, "([1-9][0-9]{0,2})" + letter);
  }

  void add_words() {
    const std::string promotion = R"(\(=?(?:[A-Za-z]{1,2}|[\x80-\xFF]{2,6})\))";
    const std::string qualifier = R"(\((?:[A-Za-z]\.?[pP]\.?|[\x80-\xFF]{2}\.[\x80-\xFF]{2}\.?)"
                                  R"(|[A-Z][A-Z]?t?[1-8]|[1-8][A-Z]{1,2})\))";
    const std::string simple = letter + R"(\.|)" + word;
    const std::string atom =
        "(?:" + letter + R"(\.|[18=/tA-Z])" + promotion + "|" + word + qualifier + "|" + word + ")";
    add(Kind::word, "(=" + promotion + atom + "*)");
    add(Kind::glyph, R"((=/\x01\x02+))");
    add(Kind::glyph, "(" + advantage + "|==|=)" + end);
    const std::string tail = scores(separator) + R"(|\x03\x02|)" + advantage;
    add(Kind::word,
        "((?:" + letter + R"(\.|)" + letter + ")(?:" + simple + ")*?)(?:" + tail + ")" + end);
    add(Kind::word, "(" + atom + "+)");
  }

  std::string fold(std::string_view text) const {
    std::string folded(text);
    for (const Fold& f : folds_) {
      const std::string before = folded;
      re2::StringPiece rest(before);
      re2::StringPiece found;
      while (RE2::FindAndConsume(&rest, *f.pattern, &found)) {
        const std::size_t at = static_cast<std::size_t>(found.data() - before.data());
        folded.replace(at, found.size(), found.size(), f.rest);
        folded[at] = f.code;
      }
    }
    return folded;
  }

  static std::size_t skip_blanks(const std::string& folded, std::size_t at) {
    const std::size_t next = folded.find_first_not_of(" \t\n\v\f\r", at);
    return next == std::string::npos ? folded.size() : next;
  }

  static bool column_1(std::string_view text, std::size_t at) {
    return at == 0 || text[at - 1] == '\n' || text[at - 1] == '\r';
  }

  static bool tag_expected(std::string_view text, Span range, std::size_t at,
                           const std::vector<Token>& out) {
    if (!out.empty()) return out.back().kind == TokenKind::tag;
    return column_1(text, range.begin) ||
           text.substr(range.begin, at).find_first_of("\r\n") != std::string_view::npos;
  }

  static bool applies(When when, const Context& context) {
    switch (when) {
      case When::always:
        return true;
      case When::column_1:
        return context.column_1;
      case When::tag_expected:
        return context.tag_expected;
      case When::no_variation:
        return context.depth == 0;
    }
    return false;
  }

  Token first_match(const std::string& folded, std::size_t at, const Context& context) const {
    const re2::StringPiece rest(folded.data() + at, folded.size() - at);
    for (const Rule& rule : rules_) {
      if (!applies(rule.when, context)) continue;
      re2::StringPiece groups[2];
      if (!rule.pattern->Match(rest, 0, rest.size(), RE2::ANCHOR_START, groups, 2)) continue;
      const re2::StringPiece found = groups[1];
      Token token{{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + found.size())},
                  rule.kind,
                  rule.flags};
      if (rule.kind == TokenKind::tag && rule.when == When::always && !tag_closed(found))
        token.flags |= token_unclosed;
      return token;
    }
    throw std::logic_error("the grammar has no rule for this byte");
  }

  // A second quote, at the end or with a blank behind it, and a bracket.
  static bool tag_closed(re2::StringPiece token) {
    static const auto closed = compile(R"(\[[^"]*".*"(?:[ \t\v\f][^"]*)?\])");
    return RE2::FullMatch(token, *closed);
  }

  std::vector<Fold> folds_;
  std::vector<Rule> rules_;
};

}  // namespace planilla
