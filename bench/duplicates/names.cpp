// Lists, and the habits of those who keep archives.
#include "names.h"

#include <array>
#include <string_view>

namespace planilla::twins {

namespace {

using sheets::Random;

// Surnames in several spellings: the first is the usual one.
constexpr std::array<std::array<std::string_view, 3>, 24> surnames = {{
    {"Chigorov", "Tschigorow", "Чигоров"},
    {"Lindqvist", "Lindqvist", "Lindqvist"},
    {"Contreras Pérez", "Contreras", "Contreras Perez"},
    {"Müllner", "Muellner", "Mullner"},
    {"Zhukarin", "Schukarin", "Жукарин"},
    {"van Oosterhof", "Oosterhof", "Van Oosterhof"},
    {"Bjørnsen", "Bjornsen", "Björnsen"},
    {"Szymański", "Szymanski", "Szymanski"},
    {"Ibarguren", "Ibarguren", "Ibarguren"},
    {"Kovačič", "Kovacic", "Kovačić"},
    {"Petrovsky", "Petrowski", "Петровский"},
    {"Çelikoğlu", "Celikoglu", "Celikoğlu"},
    {"O'Farrell", "OFarrell", "O'Farrell"},
    {"Alehnovich", "Alechnowitsch", "Алехнович"},
    {"Gonçalves", "Goncalves", "Gonçalves"},
    {"Hradecký", "Hradecky", "Hradecky"},
    {"Nakagawara", "Nakagawara", "Nakagawara"},
    {"Yusupbekov", "Jussupbekow", "Юсупбеков"},
    {"Vaterlaus", "Vaterlaus", "Vaterlaus"},
    {"Deschamps", "Deschamps", "Deschamps"},
    {"Bartholdy", "Bartholdy", "Bartholdy"},
    {"Quintanar Gil", "Quintanar", "Quintanar Gil"},
    {"Ekström", "Ekstrom", "Ekstroem"},
    {"Thorvaldsen", "Thorvaldsen", "Thorvaldsen"},
}};
constexpr std::array<std::string_view, 30> endings = {
    "",    "a",   "e",    "ic",   "son", "er",  "ini", "ez",  "ov",  "ski",
    "man", "ard", "elli", "ens",  "is",  "ian", "ura", "ari", "oto", "ell",
    "ier", "aux", "ova",  "enko", "dze", "yan", "uk",  "as",  "us",  "el"};
constexpr std::array<std::string_view, 24> given = {
    "Anna",   "José",   "Michael", "Tatiana",   "Pieter", "Ludmila", "Viktor",    "Carmen",
    "Søren",  "Ilse",   "Giorgos", "Ekaterina", "Juan",   "Marek",   "Elisabeth", "Nikolai",
    "Xavier", "Yvonne", "Robert",  "Daniel",    "Ole",    "Fatima",  "Hans",      "Grigory"};

std::string without_accents(const std::string& name) {
  constexpr std::array<std::array<std::string_view, 2>, 12> pairs = {{{"é", "e"},
                                                                      {"ø", "o"},
                                                                      {"ü", "u"},
                                                                      {"ń", "n"},
                                                                      {"č", "c"},
                                                                      {"Ç", "C"},
                                                                      {"ğ", "g"},
                                                                      {"ç", "c"},
                                                                      {"ý", "y"},
                                                                      {"ö", "o"},
                                                                      {"ć", "c"},
                                                                      {"å", "a"}}};
  std::string out = name;
  for (const auto& [letter, plain] : pairs)
    for (std::size_t at = out.find(letter); at != std::string::npos; at = out.find(letter))
      out.replace(at, letter.size(), plain);
  return out;
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

}  // namespace

std::string some_name(Random& random) {
  std::string surname(surnames[random.below(surnames.size())][0]);
  if (surname.find(' ') == std::string::npos) surname += endings[random.below(endings.size())];
  return surname + ", " + std::string(given[random.below(given.size())]);
}

std::string respelt(const std::string& name, Random& random) {
  const std::size_t comma = name.find(", ");
  std::string surname = name.substr(0, comma), first = name.substr(comma + 2);
  switch (random.below(7)) {
    case 0:
      return surname + ", " + first.substr(0, 1);
    case 1:
      return without_accents(name);
    case 2:
      return first + " " + surname;
    case 3:
      return surname;
    case 4:
      return first + ", " + surname;  // exchanged
    case 5:
      for (const auto& spellings : surnames)
        if (surname.starts_with(spellings[0]) && spellings[0] != spellings[1])
          return std::string(spellings[1 + random.below(2)]) + surname.substr(spellings[0].size()) +
                 ", " + first;
      return surname + ", " + first.substr(0, 1) + ".";
    default:
      return name + (random.coin() ? " X" : "");
  }
}

std::string mistyped(const std::string& name, Random& random) {
  const std::size_t end = name.find(", ");
  for (int tries = 0; tries < 50; ++tries) {
    const std::size_t at = 1 + random.below(end - 2);
    if (!is_letter(name[at]) || !is_letter(name[at + 1])) continue;
    std::string out = name;
    switch (random.below(4)) {
      case 0:
        out[at] = static_cast<char>('a' + random.below(26));
        break;
      case 1:
        out.erase(at, 1);
        break;
      case 2:
        out.insert(at, 1, out[at]);
        break;
      default:
        std::swap(out[at], out[at + 1]);
    }
    if (out != name) return out;
  }
  return name;
}

}  // namespace planilla::twins
