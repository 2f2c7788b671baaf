// --fetch: a command of the shell that writes an input to its standard output.
//
//   fetch_command("zstdcat %s", "it's.zst")      // zstdcat 'it'\''s.zst'
//   fetch_command("curl -sf http://h/%s", "a b") // curl -sf http://h/'a b'
//
// %s is the name as one word of the shell, %% a percent sign. Throws UsageError where %s is
// missing.
#pragma once

#include <string>

namespace planilla {

std::string fetch_command(const std::string& pattern, const std::string& name);

}  // namespace planilla
