import { createInflateRaw } from "node:zlib";
import { MOST_INFLATED_BYTES, SheetRefused } from "./sheet.ts";
import type { ZipEntry } from "./zip-entries.ts";

const STORED = 0;
const DEFLATED = 8;
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
