// Changes sheets as people spoil them: words, lines, marks of doubt, braces and tags, in place of
// bytes. A target that includes this file tries these beside the changes of libFuzzer's own.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <string_view>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace planilla::fuzz {

inline constexpr std::string_view signs[] = {"?",
                                             "_",
                                             "\u00b7",
                                             "--",
                                             "...",
                                             "\u2713",
                                             "{",
                                             "}",
                                             "(",
                                             ")",
                                             "[",
                                             "]",
                                             ";",
                                             "%",
                                             "$7",
                                             "!",
                                             "*",
                                             "1-0",
                                             "0-1",
                                             "1/2-1/2",
                                             "(=)",
                                             "\u00b1",
                                             "+",
                                             "#",
                                             "e.p.",
                                             "O-O",
                                             "0-0",
                                             "\"",
                                             "\t",
                                             "\n",
                                             "\r\n",
                                             "\n\n",
                                             "\x01",
                                             "\x1b[31m",
                                             "\u00a0",
                                             "\u200b",
                                             "\ufffd",
                                             "1.",
                                             "57.",
                                             "12...",
                                             "[%clk 0:01:00]",
                                             "; planilla unread: [illegal-move] Qh9\n",
                                             "{planilla: or Nf3 [doubtful-move]}",
                                             "{[%illegal Ke1-e3]}",
                                             "\n[Event \"x\"]\n",
                                             "[Result \"1-0\"]\n",
                                             "ilegible",
                                             "tablas",
                                             "si 2.Cf3",
                                             "a)",
                                             "~~Nf3~~",
                                             "Cb6/d6",
                                             "e4",
                                             "Nf3",
                                             "Cf3",
                                             "exd5",
                                             "e8=Q"};

struct Word {
  std::size_t begin = 0, end = 0;
};

inline std::vector<Word> words_of(std::string_view text) {
  std::vector<Word> out;
  constexpr std::string_view blanks = " \t\r\n";
  for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
    out.push_back({at, end});
    at = text.find_first_not_of(blanks, end);
  }
  return out;
}

class SheetMutator {
public:
  explicit SheetMutator(unsigned seed) : random_(seed) {}

  std::string changed(std::string text) {
    const std::vector<Word> words = words_of(text);
    if (words.empty()) return text + std::string(sign());
    const Word one = words[below(words.size())], other = words[below(words.size())];
    const std::string word = text.substr(one.begin, one.end - one.begin);
    const std::size_t inside = one.begin + below(one.end - one.begin);
    switch (below(9)) {
      case 0:
        return text.erase(one.begin, one.end - one.begin);
      case 1:
        return text.insert(one.end, " " + word);
      case 2:
        return text.replace(one.begin, word.size(),
                            text.substr(other.begin, other.end - other.begin));
      case 3:
        return text.insert(inside, sign());
      case 4:
        return text.insert(one.begin, std::string(sign()) + " ");
      case 5:
        return text.replace(one.begin, word.size(), sign());
      case 6:
        return text.erase(inside);
      case 7:
        text[inside] = "abcdefgh12345678NBRQKxo0+-."[below(27)];
        return text;
      default:
        return without_a_line(std::move(text), inside);
    }
  }

private:
  std::size_t below(std::size_t bound) { return random_() % bound; }
  std::string_view sign() { return signs[below(std::size(signs))]; }

  static std::string without_a_line(std::string text, std::size_t inside) {
    const std::size_t before = text.rfind('\n', inside);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    const std::size_t end = std::min(text.find('\n', inside), text.size() - 1) + 1;
    return text.erase(begin, end - begin);
  }

  std::minstd_rand random_;
};

}  // namespace planilla::fuzz

extern "C" inline std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                                      std::size_t most, unsigned seed) {
  if (size == 0 || seed % 4 == 0) return LLVMFuzzerMutate(data, size, most);
  planilla::fuzz::SheetMutator mutator(seed);
  std::string text(reinterpret_cast<const char*>(data), size);
  for (unsigned i = 0; i < 1 + seed / 4 % 4; ++i) text = mutator.changed(std::move(text));
  const std::size_t kept = std::min(text.size(), most);
  std::memcpy(data, text.data(), kept);
  return kept;
}
