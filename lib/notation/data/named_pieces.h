// Pieces by their names in a sheet that is written in letters: `caballo f3`, `Cab. f3`,
// `Springerf3`, `Dama :d4`, `Springer 1c3`.
//
//   NamedPieces names(languages);
//   names.role_of("Springer")            // knight, in any language; no_role: it is no name
//   names.read("el caballo por d4")      // knight, "d4", it takes
//
// A name may be cut short behind three letters, where it begins with a capital, and behind two
// where a full stop stands behind it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/types.h"
#include "notation/data/language.h"

namespace planilla {

class NamedPieces {
public:
  explicit NamedPieces(const Languages& languages);

  Role role_of(std::string_view word) const;

  struct Named {
    Role role{};
    std::string_view from;    // a file, a rank, both, or nothing
    std::string_view square;  // and the marks behind it
    bool takes = false;
  };
  // The whole of `text`. Nothing where a word says something else.
  std::optional<Named> read(std::string_view text) const;

private:
  struct Name {
    Role role{};
    std::vector<const Language*> languages;
  };
  // `Springerf3`: where the square begins, with what stands before it; the size: nowhere.
  std::size_t end_of_name(std::string_view word) const;
  // All names that the word is, or that it is the beginning of, if they are of one piece.
  std::vector<const Name*> names_of(std::string_view word) const;

  std::map<std::string, Name, std::less<>> names_;  // in one case
};

// Does the word begin with a square in small letters, and end with it or with marks?
bool is_square_with_marks(std::string_view word);
// The same, with where the piece came from and a sign of capture before it: `1c3`, `:d4`, `bxd7`.
bool is_target(std::string_view word);
// `T.e1`, `Л.e1`: a capital with a full stop before such a target.
bool is_letter_with_stop(std::string_view word);

}  // namespace planilla
