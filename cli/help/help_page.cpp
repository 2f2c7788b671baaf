// Two columns; the second is broken between words.
#include "help/help_page.h"

#include <algorithm>

namespace planilla {

namespace {

constexpr std::size_t page_width = 100;

std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string name_of(const Option& option) {
  std::string name = "  ";
  if (option.letter != 0)
    name += std::string("-") + option.letter + " [ --" + option.name + " ]";
  else
    name += "--" + option.name;
  return option.value.empty() ? name : name + " " + option.value;
}

void add_option(std::string& out, const std::string& name, const std::string& text,
                std::size_t column) {
  out += name + std::string(column - width(name), ' ');
  std::size_t at = column;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    const std::string word = text.substr(begin, end - begin);
    if (at != column && at + 1 + width(word) > page_width) {
      out += "\n" + std::string(column, ' ');
      at = column;
    } else if (at != column) {
      out += ' ';
      ++at;
    }
    out += word;
    at += width(word);
    begin = end + 1;
  }
  out += '\n';
}

}  // namespace

std::string help_page(const CommandTexts& command, const std::vector<OptionGroup>& groups,
                      const HelpTexts& texts) {
  std::string out = texts.of("Usage") + ": " + std::string(command.usage) + "\n\n" +
                    texts.of(std::string(command.about)) + "\n";
  for (const OptionGroup& group : groups) {
    std::size_t column = 0;
    for (const Option& option : group.options)
      column = std::max(column, width(name_of(option)) + 2);
    out += "\n" + texts.of(group.title) + ":\n";
    for (const Option& option : group.options)
      add_option(out, name_of(option), texts.of(option.text), column);
  }
  return out;
}

}  // namespace planilla
