#!/usr/bin/env bash
# planilla-VERSION-linux-ARCH.tar.zst: the program, its manual pages and completions, and the libraries it is linked with but for glibc's, so that it
# runs on any Linux whose glibc is as new as Debian 12's, with nothing installed.
#
#   scripts/lib/make_archive.sh BUILD OUT
#
# Debian has fmt and toml++ only as shared libraries, and ICU's data are 30 MB either way: so all of them stand beside the program.
set -euo pipefail
build=$1
out=$2
version=$("$build/planilla" --version | cut -d' ' -f2)
name=planilla-$version-linux-$(uname -m)
root=$build/archive/$name
rm -rf "$build/archive"
mkdir -p "$root/lib" "$out"

DESTDIR=$(realpath "$build/archive")/stage cmake --install "$build" --prefix /usr --component program >/dev/null
cp -r "$build/archive/stage/usr/." "$root/"
server=$(find "$root/lib" -name planilla_http.so)
strip "$root/bin/planilla" "$server"
ldd "$root/bin/planilla" "$server" | awk '$3 ~ "^/" { print $3 }' | sort -u | while read -r library; do
  case $(basename "$library") in
    libc.so.* | libm.so.* | libpthread.so.* | libdl.so.* | librt.so.* | ld-linux*) ;;
    *)
      cp -L "$library" "$root/lib/"
      # Files are registered below /lib or /usr/lib, whichever their package says.
      package=$(dpkg-query -S "*/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/$(basename "$(realpath "$library")")" | head -1 | cut -d: -f1)
      cp "/usr/share/doc/$package/copyright" "$root/share/doc/planilla/copyright.$package"
      ;;
  esac
done
patchelf --set-rpath "\$ORIGIN/../lib" --force-rpath "$root/bin/planilla"
patchelf --set-rpath "\$ORIGIN/$(realpath --relative-to="$(dirname "$server")" "$root/lib")" --force-rpath "$server"
for library in "$root"/lib/*.so*; do patchelf --set-rpath "\$ORIGIN" --force-rpath "$library"; done
# The same bytes from the same build: sorted, without owners and times.
tar -C "$build/archive" --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 -c "$name" | zstd -q -19 -f -o "$out/$name.tar.zst"
