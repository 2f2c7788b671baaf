// The page and its parts, by the path under which the browser asks for them.
//
//   const DeskPage page(data);
//   page.is_there()                        // was the bundle built (scripts/desk)?
//   HttpReply reply = page.part("/");      // index.html; status 404 for what is no part
//
// They are data files below desk/dist/, embedded when the program was built after the bundle, or
// given with --data. Without them the answer for "/" is a page that says what is missing.
#pragma once

#include <string>
#include <string_view>

#include "base/data.h"
#include "serve/http_server.h"

namespace planilla {

class DeskPage {
public:
  explicit DeskPage(const Data& data) : data_(data) {}

  bool is_there() const;
  HttpReply part(std::string_view path, std::string_view missing) const;

private:
  const Data& data_;
};

}  // namespace planilla
