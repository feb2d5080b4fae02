import { createInflateRaw } from "node:zlib";
import { MOST_INFLATED_BYTES, SheetRefused } from "./sheet.ts";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** More parts than any workbook has. */
const MOST_ENTRIES = 5_000;

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: Uint8Array;
}

/** The record that ends an archive: the last within its comment's reach. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new SheetRefused("UNREADABLE");
}

/** The parts of an archive by its directory, still packed. ZIP64 is refused: a workbook of 20 MB has no use for it. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES || at === 0xffffffff) throw new SheetRefused("UNREADABLE");
  const entries: ZipEntry[] = [];
  try {
    for (let i = 0; i < count; i += 1) {
      if (view.getUint32(at, true) !== ENTRY) throw new SheetRefused("UNREADABLE");
      const nameBytes = view.getUint16(at + 28, true);
      const local = view.getUint32(at + 42, true);
      if (view.getUint32(local, true) !== LOCAL) throw new SheetRefused("UNREADABLE");
      const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      entries.push({
        name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes)),
        method: view.getUint16(at + 10, true),
        packed: bytes.subarray(begin, begin + view.getUint32(at + 20, true)),
      });
      at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    // Beyond the file's end: RangeError.
    throw error instanceof SheetRefused ? error : new SheetRefused("UNREADABLE");
  }
  return entries;
}

/** Inflates a part without keeping it: its size, or more than `most`. */
async function inflatedSize({ method, packed }: ZipEntry, most: number): Promise<number> {
  if (method === STORED) return packed.byteLength;
  if (method !== DEFLATED) throw new SheetRefused("UNREADABLE");
  const inflate = createInflateRaw();
  inflate.end(packed);
  let size = 0;
  try {
    for await (const chunk of inflate) {
      size += Buffer.isBuffer(chunk) ? chunk.byteLength : 0;
      if (size > most) break;
    }
  } catch {
    throw new SheetRefused("UNREADABLE");
  }
  return size;
}

/** Counts what an archive inflates to before a library sees it: what a part's head says of its size is its author's word. */
export async function countInflated(entries: readonly ZipEntry[], most = MOST_INFLATED_BYTES): Promise<number> {
  let sum = 0;
  for (const entry of entries) {
    sum += await inflatedSize(entry, most - sum);
    if (sum > most) throw new SheetRefused("TOO_LARGE");
  }
  return sum;
}
