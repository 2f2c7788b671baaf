// A file written beside its destination, whose place it takes when it is complete.
//
//   PartFile part("bulletin.pgn");
//   write(part.descriptor(), ...);
//   part.finish();                  // on the disk and closed; the destination is still the old one
//   part.publish();                 // renamed
//
// Without publish() nothing is left behind, also after a signal. The temporary name
// (.planilla-HOST-PROCESS-RANDOM.part) says who writes it, and is opened with O_EXCL: a link that
// was put there leads the write nowhere else. A destination that is a link stays one: what it leads
// to is replaced. Mode and owner of a file that is replaced are kept, as far as the system lets; a
// file that nobody may write is not replaced. What killed processes left in the folder is
// removed (left_parts.h).
//
// Throws std::system_error with the destination's name. A PartFile belongs to one thread at a time.
#pragma once

#include <memory>
#include <string>

#include "files/part_registry.h"

namespace planilla {

class PartFile {
public:
  explicit PartFile(const std::string& destination);
  ~PartFile();
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;

  int descriptor() const { return descriptor_; }
  // So many bytes more were written: now and then the disk is told to begin with them, so that
  // finish() does not wait for all of them.
  void wrote(std::size_t bytes);
  const std::string& destination() const { return destination_; }
  void finish();
  void publish();

private:
  void open();
  void keep_mode_and_owner();

  std::string destination_;  // links followed
  std::string folder_;       // in which it lies
  std::string path_;         // of the temporary file; empty: none, or published
  int descriptor_ = -1;
  std::size_t waiting_ = 0;  // bytes written since the disk was told
  std::unique_ptr<PartName> name_;
};

}  // namespace planilla
