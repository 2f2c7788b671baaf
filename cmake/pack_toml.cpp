// Packs the TOML files for the binary (lib/base/packed_toml.h). Their names are as they are given.
//
//   pack_toml VALUES BYTES FILE...
#include <toml++/toml.h>

#include <fstream>
#include <iostream>
#include <iterator>

#include "base/packed_toml.h"

int main(int count, char** arguments) {
  std::map<std::string, std::string> read;
  for (int i = 3; i < count; ++i) {
    std::ifstream in(arguments[i], std::ios::binary);
    read[arguments[i]] = {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }
  try {
    const planilla::PackedToml packed = planilla::pack_toml({read.begin(), read.end()});
    std::ofstream values(arguments[1], std::ios::binary), bytes(arguments[2], std::ios::binary);
    values.write(reinterpret_cast<const char*>(packed.values.data()),
                 static_cast<std::streamsize>(packed.values.size() * sizeof packed.values[0]));
    bytes << packed.bytes;
    return values.flush() && bytes.flush() ? 0 : 1;
  } catch (const toml::parse_error& error) {
    std::cerr << *error.source().path << ':' << error.source().begin.line << ':'
              << error.source().begin.column << ": " << error.description() << '\n';
    return 1;
  }
}
