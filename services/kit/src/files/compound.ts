import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileKind } from "@linehaul/schema/upload";
import { fail } from "../fail.ts";

/** Places in the head of a compound file (MS-CFB), the container of Word and Excel until 2003 and of everything encrypted. */
const HEAD_BYTES = 512;
const SECTOR_SHIFT = 30;
const FIRST_DIRECTORY = 48;
const FIRST_TABLE_LIST = 68;
const TABLE_LIST = 76;
/** Sectors from here on are marks: the end of a chain, a free one. */
const MARKS = 0xfffffffa;
const ENTRY_BYTES = 128;
const NAME_LENGTH = 64;

/** Names of a compound file's streams and storages; RangeError for what leads beyond its end, or round and round. */
function namesOf(bytes: Buffer): Set<string> {
  const shift = bytes.readUInt16LE(SECTOR_SHIFT);
  if (shift !== 9 && shift !== 12) throw new RangeError("no sector is of that size");
  const size = 1 << shift;
  const most = Math.ceil(bytes.length / size);
  const placeOf = (sector: number): number => (sector + 1) * size;
  const numberAt = (sector: number, at: number): number => bytes.readUInt32LE(placeOf(sector) + at * 4);
  const follow = (first: number, next: (sector: number) => number): number[] => {
    const chain: number[] = [];
    for (let sector = first; sector < MARKS; sector = next(sector)) {
      if (chain.length > most) throw new RangeError("a chain without end");
      chain.push(sector);
    }
    return chain;
  };
  const perSector = size / 4;
  const inHead = Array.from({ length: (HEAD_BYTES - TABLE_LIST) / 4 }, (_, n) =>
    bytes.readUInt32LE(TABLE_LIST + n * 4),
  );
  const beyond = follow(bytes.readUInt32LE(FIRST_TABLE_LIST), (sector) => numberAt(sector, perSector - 1));
  const tables = [
    ...inHead,
    ...beyond.flatMap((sector) => Array.from({ length: perSector - 1 }, (_, n) => numberAt(sector, n))),
  ];
  const nextOf = (sector: number): number =>
    numberAt(tables[Math.floor(sector / perSector)] ?? MARKS, sector % perSector);
  const names = new Set<string>();
  for (const sector of follow(bytes.readUInt32LE(FIRST_DIRECTORY), nextOf))
    for (let at = placeOf(sector); at < placeOf(sector) + size; at += ENTRY_BYTES) {
      const length = bytes.readUInt16LE(at + NAME_LENGTH);
      if (length > 2 && length <= NAME_LENGTH) names.add(bytes.toString("utf16le", at, at + length - 2));
    }
  return names;
}

/** What a compound file is: a Word document, or null. 422002 for what is encrypted, 422003 for macros. */
export function compoundKind(bytes: Buffer): FileKind | null {
  let names: Set<string>;
  try {
    names = namesOf(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw fail(SERVICE_CODES.damaged);
  }
  if (names.has("EncryptedPackage") || names.has("EncryptionInfo")) throw fail(SERVICE_CODES.encrypted);
  if (["Macros", "VBA", "_VBA_PROJECT", "_VBA_PROJECT_CUR"].some((name) => names.has(name)))
    throw fail(SERVICE_CODES.macros);
  return names.has("WordDocument") ? "doc" : null;
}
