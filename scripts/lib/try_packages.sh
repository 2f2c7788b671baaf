#!/usr/bin/env bash
# Installs the packages of OUT on a bare Debian 12 and uses them as a stranger would; then runs the archive on another one that has nothing of it.
#
#   scripts/lib/try_packages.sh OUT [BARE.tar]       BARE.tar: a bare system made before; else mmdebstrap makes one
#
# Needs root, and Debian's mirror. The name of the mirror and its keys are those of this machine.
set -euo pipefail
out=$(realpath "$1")
work=$(mktemp -d)
# The programs find their libraries by /proc/self/exe.
leave() { ! mountpoint -q "$work/root/proc" || umount "$work/root/proc"; }
trap 'leave && rm -rf "$work"' EXIT
bare=${2:-}
if [ -z "$bare" ]; then
  bare=$work/bare.tar
  mmdebstrap --quiet --variant=minbase bookworm "$bare"
fi

inside() { chroot "$work/root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
fresh() {
  leave
  rm -rf "$work/root"
  mkdir "$work/root"
  tar -C "$work/root" -xf "$bare"
  cp /etc/resolv.conf /etc/hosts "$work/root/etc/"
  [ ! -d /etc/apt/apt.conf.d ] || cp /etc/apt/apt.conf.d/*proxy* "$work/root/etc/apt/apt.conf.d/" 2>/dev/null || true
  mkdir -p "$work/root/packages"
  mount -t proc proc "$work/root/proc"
}
sheet() { printf 'Blancas: Ana\nNegras: Luis\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Axc6 dxc6 5.0-0 f6 (=)\n' >"$work/root/sheet.txt"; }
expect() { grep -qF -- "$1" || { echo "missing: $1" >&2; exit 1; }; }

fresh
sheet
cp "$out"/*.deb "$work/root/packages/"
# A minimal system leaves manual pages out; here they are asked for.
inside sh -c 'apt-get -qq update && apt-get -qq install -y --no-install-recommends man-db bash-completion >/dev/null'
start=$(date +%s)
inside sh -c 'apt-get -qq install -y --no-install-recommends /packages/planilla_*.deb >/dev/null'
inside planilla convert /sheet.txt | expect '3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 {(=)} *'
echo "planilla installed and a sheet read: $(($(date +%s) - start)) s"
inside timeout --signal INT --preserve-status 2 planilla serve --no-open --port 0 2>&1 | expect http://127.0.0.1:
inside man planilla-check | expect 'planilla-check'
inside man -L es planilla | expect 'planilla'
inside bash -c 'source /usr/share/bash-completion/bash_completion; _completion_loader planilla; COMP_WORDS=(planilla conv); COMP_CWORD=1; _planilla; echo "$COMPREPLY"' | expect convert
inside sh -c 'apt-get -qq install -y --no-install-recommends /packages/libplanilla0_*.deb /packages/python3-planilla_*.deb >/dev/null'
inside python3 -c 'import planilla; print(planilla.convert(open("/sheet.txt").read()))' | expect '3. Bb5 a6'
mkdir "$work/root/recipes"
"$(dirname "$0")/try_readme.py" "$work/root/recipes" chroot "$work/root" env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 sh -c 'cd /recipes && eval "$0"'
inside sh -c 'apt-get -qq install -y --no-install-recommends gcc libc6-dev pkg-config /packages/libplanilla-dev_*.deb >/dev/null'
cp "$(dirname "$0")/../../examples/sheet.c" "$work/root/"
inside sh -c 'cc -std=c99 /sheet.c $(pkg-config --cflags --libs planilla) -o /sheet && /sheet /sheet.txt' | expect '3. Bb5 a6'
echo 'planilla, libplanilla0, libplanilla-dev, python3-planilla: as they should be'

fresh
sheet
tar -C "$work/root" --zstd -xf "$out"/planilla-*-linux-*.tar.zst
inside sh -c '/planilla-*/bin/planilla convert /sheet.txt' | expect '3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 {(=)} *'
inside sh -c '/planilla-*/bin/planilla check -l español /sheet.txt --ui es' | expect '1 partida'
inside sh -c 'timeout --signal INT --preserve-status 2 /planilla-*/bin/planilla serve --no-open --port 0 2>&1' | expect http://127.0.0.1:
echo 'the archive: as it should be'
