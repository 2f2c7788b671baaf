// Bytes that are packed: which kind, and gzip taken off. planilla.d.ts says what each function does.

/** Packed bytes where a text was wanted. */
export class PackedInput extends TypeError {
  get name() {
    return "PackedInput";
  }
}

const starts = (...bytes) => (view, at = 0) => bytes.every((byte, i) => view[at + i] === byte);
const isArchive = starts(0x75, 0x73, 0x74, 0x61, 0x72);  // "ustar", behind a name that ends in a zero
const kinds = [
  [".gz", starts(0x1f, 0x8b, 8)],
  [".zst", starts(0x28, 0xb5, 0x2f, 0xfd)],
  [".xz", starts(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0)],
  [".bz2", (view) => starts(0x42, 0x5a, 0x68)(view) && starts(0x31, 0x41, 0x59, 0x26, 0x53, 0x59)(view, 4)],
  [".zip", (view) => starts(0x50, 0x4b, 3, 4)(view) || starts(0x50, 0x4b, 5, 6)(view)],
  [".7z", starts(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c)],
  [".rar", starts(0x52, 0x61, 0x72, 0x21, 0x1a, 7)],
  [".tar", (view) => view[256] === 0 && isArchive(view, 257)],
];

const kindOf = (view) => kinds.find(([, fits]) => fits(view))?.[0];

/** Throws PackedInput for bytes that are packed. */
export function refusePacked(view) {
  const kind = kindOf(view);
  if (kind === undefined) return;
  const way = kind === ".gz" ? "hand over what `await unpacked(bytes)` gives" : "unpack it with another package, or take the program planilla";
  throw new PackedInput(`bytes of a ${kind}, which is not unpacked here: ${way}`);
}

async function gunzipped(view) {
  if (typeof process === "object" && process.versions?.node) {
    const { gunzipSync } = await import("node:zlib");
    return new Uint8Array(gunzipSync(view));
  }
  if (typeof DecompressionStream !== "function") throw new PackedInput("bytes of a .gz, and this browser has no DecompressionStream");
  return new Uint8Array(await new Response(new Blob([view]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

export async function unpacked(source) {
  const view = source instanceof ArrayBuffer ? new Uint8Array(source) : new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (kindOf(view) === ".gz") return unpacked(await gunzipped(view));
  refusePacked(view);
  return view;
}
