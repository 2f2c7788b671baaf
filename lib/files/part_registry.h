// Names of temporary files, removed when SIGINT, SIGTERM, SIGHUP, SIGQUIT or SIGXCPU ends the
// program; private to files/.
//
//   PartName name("/home/ana/.planilla-1f2e.part");    // from here on a signal removes it
//   ...
//   name.release();                                    // it was renamed: nobody else's to remove
//
// The first PartName installs the handlers; a signal that was ignored before (nohup) stays ignored.
// The handler removes the files, restores the default action and raises the signal again, so that
// the exit status tells of it.
#pragma once

#include <string>
#include <vector>

namespace planilla {

// Called by the handler when the files are gone: `last_words` may do only what a handler may.
// Installs the handlers.
void at_signal(void (*last_words)());

// Removes the files that are in use: the program ends, and not by a signal. Allocates nothing.
void remove_part_files();

class PartName {
public:
  explicit PartName(const std::string& path);
  ~PartName() { release(); }
  PartName(const PartName&) = delete;
  PartName& operator=(const PartName&) = delete;

  void release();

  // Those that are in use.
  static std::vector<std::string> all();

  // True once a signal has begun to end the program: a file made from now on must be removed by
  // whoever made it.
  static bool ending();

private:
  struct Node;
  Node* node_;
};

}  // namespace planilla
