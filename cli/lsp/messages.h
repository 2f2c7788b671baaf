// Messages of the Language Server Protocol: a header with Content-Length, then JSON. Source: LSP
// 3.17, "Base Protocol".
#pragma once

#include <cstdio>
#include <optional>
#include <string>

namespace planilla {

// The body of the next message; nullopt at the end, or where what comes is no message.
std::optional<std::string> read_message(std::FILE* in);

void write_message(std::FILE* out, const std::string& body);

}  // namespace planilla
