import { crc32, deflateRawSync } from "node:zlib";

/** Parts of an archive, by name. */
type Parts = Readonly<Record<string, string | Uint8Array>>;

/** A zip archive of these parts, as any program writes it. */
export function zipOf(parts: Parts): Buffer {
  const locals: Buffer[] = [];
  const heads: Buffer[] = [];
  let at = 0;
  for (const [title, content] of Object.entries(parts)) {
    const name = Buffer.from(title);
    const packed = deflateRawSync(content);
    const told = Buffer.alloc(22);
    told.writeUInt16LE(20, 0);
    told.writeUInt16LE(8, 4);
    told.writeUInt32LE(crc32(content), 10);
    told.writeUInt32LE(packed.length, 14);
    told.writeUInt32LE(Buffer.byteLength(content), 18);
    const named = Buffer.from([name.length, 0, 0, 0]);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), told, named, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    heads.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), told, named, place, name]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(heads);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(heads.length, 4);
  end.writeUInt16LE(heads.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from("PK\u0005\u0006"), end]);
}

const SECTOR = 512;
const END = 0xfffffffe;
/** A compound file of one directory sector with these names: as much of one as says what it is. */
export function compoundOf(names: readonly string[]): Buffer {
  const head = Buffer.alloc(SECTOR);
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(END, 68);
  head.fill(0xff, 76);
  head.writeUInt32LE(0, 76);
  const sectors = Math.ceil((names.length + 1) / 4);
  const table = Buffer.alloc(SECTOR, 0xff);
  for (let n = 1; n <= sectors; n += 1) table.writeUInt32LE(n === sectors ? END : n + 1, n * 4);
  const directory = Buffer.alloc(SECTOR * sectors);
  for (const [n, name] of ["Root Entry", ...names].entries()) {
    const text = Buffer.from(`${name}\0`, "utf16le");
    directory.set(text, n * 128);
    directory.writeUInt16LE(text.length, n * 128 + 64);
  }
  return Buffer.concat([head, table, directory]);
}

const TYPES = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

/** A file of each kind, small and honest. */
export const SAMPLE = {
  png: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  jpg: Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex"),
  pdf: Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"),
  doc: compoundOf(["WordDocument", "1Table"]),
  docx: zipOf({ "[Content_Types].xml": TYPES, "word/document.xml": "<w:document/>" }),
  xlsx: zipOf({ "[Content_Types].xml": TYPES, "xl/workbook.xml": "<workbook/>" }),
  csv: Buffer.from("code,name\r\nMY1,Kuala Lumpur\r\n"),
} as const;

/** Files that no purpose takes, each by what is wrong with it. */
export const HOSTILE = {
  encrypted: compoundOf(["EncryptionInfo", "EncryptedPackage"]),
  macroDoc: compoundOf(["WordDocument", "Macros", "VBA"]),
  macroSheet: zipOf({ "[Content_Types].xml": TYPES, "xl/workbook.xml": "<workbook/>", "xl/vbaProject.bin": "x" }),
  /** Some 200 KB that are 200 MB. */
  bomb: zipOf({ "[Content_Types].xml": TYPES, "xl/workbook.xml": Buffer.alloc(200 * 1024 * 1024) }),
  /** A zip archive of nothing that is a document. */
  archive: zipOf({ "a.txt": "a" }),
  oldWorkbook: compoundOf(["Workbook"]),
  svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: Buffer.from("<!doctype html><script>alert(1)</script>"),
  unknown: Buffer.from("0001020304050607", "hex"),
} as const;

/** What every scanner knows; put together here, so that none finds this source. */
export const EICAR = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-"),
);
