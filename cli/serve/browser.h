// The page in the user's browser.
//
//   const BrowserPage opened("http://127.0.0.1:7475/#3f2a...");
//
// The address holds the token, and what stands on a command line can be read by every user of the
// machine. So the browser is given a file that only this user can read and that leads to the
// address; it goes with the object. Where there is no screen, or no browser, nothing happens:
// the address is printed anyway.
#pragma once

#include <string>

namespace planilla {

class BrowserPage {
public:
  explicit BrowserPage(const std::string& url);
  ~BrowserPage();
  BrowserPage(const BrowserPage&) = delete;
  BrowserPage& operator=(const BrowserPage&) = delete;

private:
  std::string folder_;  // empty: nothing was opened
};

}  // namespace planilla
