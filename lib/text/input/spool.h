// Standard input kept in a temporary file, for what has to read it twice; private to text/.
#pragma once

#include <cstdio>
#include <memory>

#include "text/input/source.h"

namespace planilla {

class Spool {
public:
  // Reads standard input to its end. Throws SourceError if there is no room for it.
  Spool();
  // What to open in its place, as long as the Spool lives.
  InputFile file() const;

private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::unique_ptr<std::FILE, Close> copy_;
};

}  // namespace planilla
