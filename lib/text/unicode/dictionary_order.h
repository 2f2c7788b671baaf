// Texts in the order of dictionaries (the Unicode Collation Algorithm), as keys that are compared
// byte by byte.
//
//   const DictionaryOrder order;
//   order.append_key("Élie", out);       // before the key of "Emma", behind that of "Diego"
//
// Accents and capitals decide only where nothing else does; numbers stand in the order of numbers.
// A key has no byte 0. Any number of threads may ask.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace planilla {

class DictionaryOrder {
public:
  DictionaryOrder();
  ~DictionaryOrder();
  void append_key(std::string_view text, std::string& out) const;

private:
  struct Collation;
  std::unique_ptr<Collation> collation_;
};

}  // namespace planilla
