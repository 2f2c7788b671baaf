// Compression by libarchive's write filters, around nothing but the bytes.
#include "collections/packed_sink.h"

#include <archive.h>
#include <archive_entry.h>

#include <exception>
#include <stdexcept>

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

}  // namespace

struct PackedSink::Packer {
  Packer(ByteSink& sink, AddFilter add_filter) : sink_(sink), archive_(archive_write_new()) {
    check(archive_write_set_format_raw(archive_));
    check(add_filter(archive_));
    archive_write_set_filter_option(archive_, "gzip", "timestamp", nullptr);
    check(archive_write_open(archive_, this, nullptr, take, nullptr));
    archive_entry* entry = archive_entry_new();
    archive_entry_set_filetype(entry, AE_IFREG);
    const int made = archive_write_header(archive_, entry);
    archive_entry_free(entry);
    check(made);
  }
  ~Packer() {
    archive_write_fail(archive_);
    archive_write_free(archive_);
  }
  void write(std::string_view bytes) {
    while (!bytes.empty()) {
      const la_ssize_t n = archive_write_data(archive_, bytes.data(), bytes.size());
      if (n <= 0) check(ARCHIVE_FATAL);
      bytes.remove_prefix(static_cast<std::size_t>(n));
    }
  }
  void finish() { check(archive_write_close(archive_)); }

private:
  // What goes wrong in the sink must not pass through a library of C.
  static la_ssize_t take(archive*, void* self, const void* bytes, std::size_t size) {
    auto& packer = *static_cast<Packer*>(self);
    try {
      packer.sink_.write({static_cast<const char*>(bytes), size});
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

  ByteSink& sink_;
  archive* archive_;
  std::exception_ptr error_;
};

PackedSink::PackedSink(ByteSink& sink, std::string_view name) : sink_(&sink) {
  if (const AddFilter filter = filter_of(name)) packer_ = std::make_unique<Packer>(sink, filter);
}

PackedSink::PackedSink(PackedSink&&) noexcept = default;
PackedSink::~PackedSink() = default;

void PackedSink::write(std::string_view bytes) {
  if (packer_)
    packer_->write(bytes);
  else
    sink_->write(bytes);
}

void PackedSink::finish() {
  if (packer_) packer_->finish();
  packer_.reset();
}

}  // namespace planilla
