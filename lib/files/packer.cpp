// Compression by libarchive's write filters, around nothing but the bytes.
#include "files/packer.h"

#include <archive.h>
#include <archive_entry.h>

#include <exception>
#include <stdexcept>
#include <string>

namespace planilla {

namespace {

using AddFilter = int (*)(archive*);

AddFilter filter_of(std::string_view path) {
  if (path.ends_with(".gz")) return archive_write_add_filter_gzip;
  if (path.ends_with(".zst")) return archive_write_add_filter_zstd;
  if (path.ends_with(".bz2")) return archive_write_add_filter_bzip2;
  if (path.ends_with(".xz")) return archive_write_add_filter_xz;
  return nullptr;
}

class ArchivePacker : public Packer {
public:
  explicit ArchivePacker(AddFilter add_filter) : archive_(archive_write_new()) {
    check(archive_write_set_format_raw(archive_));
    check(add_filter(archive_));
    archive_write_set_filter_option(archive_, "gzip", "timestamp", nullptr);
    // By itself libarchive fills the last block with zeros, which no reader of .zst takes.
    check(archive_write_set_bytes_in_last_block(archive_, 1));
    check(archive_write_open(archive_, this, nullptr, take, nullptr));
    archive_entry* entry = archive_entry_new();
    archive_entry_set_filetype(entry, AE_IFREG);
    const int made = archive_write_header(archive_, entry);
    archive_entry_free(entry);
    check(made);
  }
  ArchivePacker(const ArchivePacker&) = delete;
  ArchivePacker& operator=(const ArchivePacker&) = delete;
  ~ArchivePacker() override {
    archive_write_fail(archive_);
    archive_write_free(archive_);
  }

  std::string_view pack(std::string_view bytes) override {
    made_.clear();
    while (!bytes.empty()) {
      const la_ssize_t n = archive_write_data(archive_, bytes.data(), bytes.size());
      if (n <= 0) check(ARCHIVE_FATAL);
      bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return made_;
  }
  std::string_view finish() override {
    made_.clear();
    check(archive_write_close(archive_));
    return made_;
  }

private:
  // An exception must not pass through a library of C.
  static la_ssize_t take(archive*, void* self, const void* bytes, std::size_t size) {
    auto& packer = *static_cast<ArchivePacker*>(self);
    try {
      packer.made_.append(static_cast<const char*>(bytes), size);
      return static_cast<la_ssize_t>(size);
    } catch (...) {
      packer.error_ = std::current_exception();
      return -1;
    }
  }
  void check(int status) {
    if (error_) std::rethrow_exception(error_);
    if (status >= ARCHIVE_WARN) return;
    const char* what = archive_error_string(archive_);
    throw std::runtime_error(what != nullptr ? what : "cannot compress");
  }

  archive* archive_;
  std::string made_;
  std::exception_ptr error_;
};

}  // namespace

std::unique_ptr<Packer> packer_of(std::string_view path) {
  const AddFilter filter = filter_of(path);
  return filter ? std::make_unique<ArchivePacker>(filter) : nullptr;
}

}  // namespace planilla
