// ICU MessageFormat with named arguments, each given in the type that its place in the pattern
// wants.
#include "text/unicode/message_pattern.h"

#include <unicode/listformatter.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <new>

namespace planilla {

namespace {

enum class Use : std::uint8_t { plain, select, number };

struct Named {
  icu::UnicodeString name;
  std::string utf8;
  Use use;
  std::vector<std::string> cases;  // of a select
};

// ICU leaves out what it has no memory for, and goes on.
void require_memory(const icu::UnicodeString& text, UErrorCode status = U_ZERO_ERROR) {
  if (text.isBogus() || status == U_MEMORY_ALLOCATION_ERROR) throw std::bad_alloc();
}

icu::UnicodeString unicode(std::string_view text) {
  icu::UnicodeString out =
      icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int>(text.size())));
  require_memory(out);
  return out;
}

Use use_of(UMessagePatternArgType type) {
  switch (type) {
    case UMSGPAT_ARG_TYPE_NONE:
      return Use::plain;
    case UMSGPAT_ARG_TYPE_SELECT:
      return Use::select;
    default:
      return Use::number;
  }
}

// The cases of the select that begins at part `start`.
void add_cases(const icu::MessagePattern& pattern, int start, std::vector<std::string>& out) {
  for (int i = start + 2; i < pattern.getLimitPartIndex(start); ++i) {
    if (pattern.getPartType(i) == UMSGPAT_PART_TYPE_ARG_SELECTOR)
      pattern.getSubstring(pattern.getPart(i)).toUTF8String(out.emplace_back());
    if (pattern.getPartType(i) == UMSGPAT_PART_TYPE_MSG_START) i = pattern.getLimitPartIndex(i);
  }
}

// The arguments that a pattern names, each once; a select wins over a plain use.
std::vector<Named> arguments_of(const icu::MessagePattern& pattern) {
  std::vector<Named> out;
  for (int i = 0; i + 1 < pattern.countParts(); ++i) {
    const auto& part = pattern.getPart(i);
    if (part.getType() != UMSGPAT_PART_TYPE_ARG_START) continue;
    Named named{{}, {}, use_of(part.getArgType()), {}};
    pattern.getSubstring(pattern.getPart(i + 1)).toUTF8String(named.utf8);
    named.name = unicode(named.utf8);  // getSubstring gives no copy
    if (named.use == Use::select) add_cases(pattern, i, named.cases);
    const auto known =
        std::find_if(out.begin(), out.end(), [&](const Named& n) { return n.utf8 == named.utf8; });
    if (known == out.end()) {
      out.push_back(std::move(named));
    } else if (named.use != Use::plain) {
      known->use = named.use;
      known->cases.insert(known->cases.end(), named.cases.begin(), named.cases.end());
    }
  }
  return out;
}

const Argument* find(const std::vector<Argument>& args, std::string_view name) {
  for (const Argument& arg : args)
    if (arg.name == name) return &arg;
  return nullptr;
}

std::string text_of(const Argument& arg) {
  if (const auto* number = std::get_if<std::int64_t>(&arg.value)) return std::to_string(*number);
  return std::get<std::string>(arg.value);
}

std::int64_t number_of(const Argument& arg) {
  if (const auto* number = std::get_if<std::int64_t>(&arg.value)) return *number;
  const std::string& text = std::get<std::string>(arg.value);
  std::int64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// ICU gives no memory back as none: a copy of a value that was not made would be read from nowhere.
void set_text(icu::Formattable& value, const std::string& text) {
  std::unique_ptr<icu::UnicodeString> made(new icu::UnicodeString(unicode(text)));
  if (made == nullptr || made->isBogus()) throw std::bad_alloc();
  value.adoptString(made.release());
}

void set_value(icu::Formattable& value, const Named& named, const Argument* arg) {
  if (named.use == Use::number) {
    value.setInt64(arg ? number_of(*arg) : std::int64_t{0});
    return;
  }
  const std::string text = arg ? text_of(*arg) : std::string();
  std::string as_case = text;  // "no-such-piece" for the case no_such_piece
  std::replace(as_case.begin(), as_case.end(), '-', '_');
  const bool is_case = named.use == Use::select && std::find(named.cases.begin(), named.cases.end(),
                                                             as_case) != named.cases.end();
  set_text(value, is_case ? as_case : text);
}

}  // namespace

class MessagePattern::Impl {
public:
  Impl(std::string_view text, const icu::Locale& locale) : format(compile(text, locale)) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessagePattern pattern(unicode(text), nullptr, status);
    require_memory({}, status);
    for (Named& named : arguments_of(pattern)) arguments.push_back(std::move(named));
  }

  icu::MessageFormat format;
  std::vector<Named> arguments;

private:
  static icu::MessageFormat compile(std::string_view text, const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError where{};
    icu::MessageFormat format(unicode(text), locale, where, status);
    require_memory({}, status);
    if (U_FAILURE(status)) throw PatternError(u_errorName(status), where.offset);
    return format;
  }
};

MessagePattern::MessagePattern(std::string_view pattern, std::string_view language)
    : impl_(std::make_unique<Impl>(pattern, icu::Locale(std::string(language).c_str()))) {}
MessagePattern::~MessagePattern() = default;
MessagePattern::MessagePattern(MessagePattern&&) noexcept = default;

std::string MessagePattern::format(const std::vector<Argument>& args) const {
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values(impl_->arguments.size());
  names.reserve(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Named& named = impl_->arguments[i];
    names.push_back(named.name);
    set_value(values[i], named, find(args, named.utf8));
  }
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString result;
  impl_->format.format(names.data(), values.data(), static_cast<int>(names.size()), result, status);
  require_memory(result, status);
  std::string out;
  result.toUTF8String(out);
  return out;
}

bool MessagePattern::has_all(const std::vector<Argument>& args) const {
  return std::all_of(impl_->arguments.begin(), impl_->arguments.end(),
                     [&](const Named& named) { return find(args, named.utf8) != nullptr; });
}

std::string join_alternatives(const std::vector<std::string>& items, std::string_view language) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::ListFormatter> list(icu::ListFormatter::createInstance(
      icu::Locale(std::string(language).c_str()), ULISTFMT_TYPE_OR, ULISTFMT_WIDTH_WIDE, status));
  std::vector<icu::UnicodeString> texts;
  for (const std::string& item : items) texts.push_back(unicode(item));
  icu::UnicodeString joined;
  if (list) list->format(texts.data(), static_cast<int>(texts.size()), joined, status);
  require_memory(joined, status);
  std::string out;
  joined.toUTF8String(out);
  return out;
}

}  // namespace planilla
