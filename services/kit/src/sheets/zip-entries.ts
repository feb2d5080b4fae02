import { SheetRefused } from "./sheet.ts";

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_BYTES = 20;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** In place of a number of 32 bits: it stands elsewhere, in 64. */
const ELSEWHERE = 0xffffffff;
const ELSEWHERE_16 = 0xffff;
/** The extra field that holds them. */
const EXTRA_64 = 1;
/** More parts than any workbook has. */
const MOST_ENTRIES = 5_000;

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: Uint8Array;
}

const refuse = (): never => {
  throw new SheetRefused("UNREADABLE");
};
/** What is more than memory holds is beyond any end. */
const number64 = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** The record that ends an archive: the last within its comment's reach. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return refuse();
}

/** How many parts there are, and where the directory begins; as ZIP64 has it where it is written so, which our own exports are. */
function directoryOf(view: DataView): { readonly count: number; readonly at: number } {
  const end = endOf(view);
  const found = { count: view.getUint16(end + 10, true), at: view.getUint32(end + 16, true) };
  if (found.count !== ELSEWHERE_16 && found.at !== ELSEWHERE) return found;
  const locator = end - LOCATOR_64_BYTES;
  if (view.getUint32(locator, true) !== LOCATOR_64) return refuse();
  const end64 = number64(view, locator + 8);
  if (view.getUint32(end64, true) !== END_64) return refuse();
  return { count: number64(view, end64 + 32), at: number64(view, end64 + 48) };
}

/** A part's numbers as the extra field has those that stand elsewhere: size, packed size and place, in this order. */
function placeOf(view: DataView, at: number): { readonly packed: number; readonly local: number } {
  const [packed, size, local] = [20, 24, 42].map((offset) => view.getUint32(at + offset, true));
  if (packed === undefined || size === undefined || local === undefined) return refuse();
  if (packed !== ELSEWHERE && local !== ELSEWHERE) return { packed, local };
  const begin = at + 46 + view.getUint16(at + 28, true);
  const end = begin + view.getUint16(at + 30, true);
  for (let field = begin; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== EXTRA_64) continue;
    let next = field + 4;
    const told = (value: number): number => {
      if (value !== ELSEWHERE) return value;
      next += 8;
      return number64(view, next - 8);
    };
    told(size);
    return { packed: told(packed), local: told(local) };
  }
  return refuse();
}

/** The parts of an archive by its directory, still packed. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let { count, at } = directoryOf(view);
    if (count > MOST_ENTRIES) return refuse();
    const entries: ZipEntry[] = [];
    for (; count > 0; count -= 1) {
      if (view.getUint32(at, true) !== ENTRY) return refuse();
      const nameBytes = view.getUint16(at + 28, true);
      const { packed, local } = placeOf(view, at);
      if (view.getUint32(local, true) !== LOCAL) return refuse();
      const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      entries.push({
        name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes)),
        method: view.getUint16(at + 10, true),
        packed: bytes.subarray(begin, begin + packed),
      });
      at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    // Beyond the file's end: RangeError.
    throw error instanceof SheetRefused ? error : new SheetRefused("UNREADABLE");
  }
}
