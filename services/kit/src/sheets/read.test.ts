import fc from "fast-check";
import { writeXlsx } from "hucre/xlsx";
import { writeCsv } from "hucre/csv";
import { expect, test } from "vitest";
import { dateText, lostDigits, numberText } from "./cell-text.ts";
import { countInflated } from "./inflated.ts";
import { zipEntries } from "./zip-entries.ts";
import { readHere } from "./read-here.ts";
import { readSheet } from "./read-sheet.ts";
import { sheetBytes } from "./write-here.ts";
import type { Sheet as WrittenSheet } from "./written-sheet.ts";
import { MOST_SHEET_BYTES, SheetRefused } from "./sheet.ts";
import { separatorOf } from "./read-csv.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const why = async (bytes: Uint8Array): Promise<unknown> =>
  readHere(bytes).then(
    () => null,
    (error: unknown) => (error instanceof SheetRefused ? error.why : error),
  );
const cellsOf = async (bytes: Uint8Array) => (await readHere(bytes)).rows.map(({ cells }) => cells);
const book = (rows: (string | number | boolean | Date | null)[][]) => writeXlsx({ sheets: [{ name: "订单", rows }] });

/** Cells as people type them: trimmed, without what ends a text for XML, and nothing that runs. */
const typed = fc
  .string({ unit: "grapheme", maxLength: 30 })
  .map((text) => text.replace(/[\p{C}\p{Z}]/gu, " ").trim())
  .filter((text) => !/^['=＝+\-@＋－＠]/.test(text));
const table = fc
  .array(fc.tuple(typed, typed, typed), { minLength: 1, maxLength: 20 })
  .filter((rows) => rows.every((row) => row.some((cell) => cell !== "")));
const nulled = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => (cell === "" ? null : cell)));

test("ORD-12: a workbook's texts come back as they were written", async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const read = await cellsOf(await book(rows.map((row) => [...row])));
      expect(read.map((cells) => [...cells, null, null].slice(0, 3))).toEqual(nulled(rows));
    }),
    { numRuns: 60 },
  );
});

test("ORD-12: csv comes back from UTF-8, with and without its mark, and UTF-16 in both orders", async () => {
  const both = (text: string, flip: boolean): Uint8Array => {
    const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
    return flip ? bytes.swap16() : bytes;
  };
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(",", ";", "\t"), async (rows, delimiter) => {
      const heads = ["a", "b", "c"];
      const text = writeCsv([heads, ...rows.map((row) => [...row])], { delimiter });
      const expected = [heads, ...nulled(rows)];
      for (const bytes of [utf8(text), utf8(`\uFEFF${text}`), both(text, false), both(text, true)])
        expect(await cellsOf(bytes)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test("ORD-12: csv of a Chinese table program (GB18030) is read, and what is no text of any kind is refused", async () => {
  // 客户,重量 / 张伟,1.50 / 𠀀 in four bytes
  const bytes = Buffer.from("bfcdbba72cd6d8c1bf0d0ad5c5ceb02c312e35300d0a95328236 2c32".replaceAll(" ", ""), "hex");
  expect(await cellsOf(bytes)).toEqual([
    ["客户", "重量"],
    ["张伟", "1.50"],
    ["𠀀", "2"],
  ]);
  expect(await why(Buffer.from("ff80ff80ff", "hex"))).toBe("UNREADABLE");
  expect(await why(Buffer.from("89504e470d0a1a0a0000000d", "hex"))).toBe("NOT_A_SHEET");
});

test("ORD-12: numbers are read as typed, to the last of fifteen digits; more than that is told", async () => {
  expect(numberText(0.1 + 0.2)).toBe("0.3");
  expect(numberText(0.0000001)).toBe("0.0000001");
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.integer({ min: 0, max: 3 }), (n, d) => {
      const text = (n / 10 ** d).toFixed(d);
      const plain = d === 0 ? text : text.replace(/\.?0+$/, "");
      expect(numberText(Number(text))).toBe(plain === "-0" ? "0" : plain);
    }),
  );
  expect(lostDigits(123_456_789_012_345)).toBe(false);
  const sheet = await readHere(await book([["number"], [1_234_567_890_123_456], [19.99], [true]]));
  expect(sheet.rows.map(({ cells }) => cells[0])).toEqual(["number", "1234567890123460", "19.99", "TRUE"]);
  expect(sheet.odd).toEqual([{ row: 2, column: 0, what: "LOST_DIGITS" }]);
});

test("ORD-12: days and instants are read without a zone", async () => {
  expect(dateText(new Date("2026-11-20T09:30:00Z"))).toBe("2026-11-20T09:30:00");
  const read = await cellsOf(
    await book([["at"], [new Date("2026-11-20T00:00:00Z")], [new Date("2026-11-20T09:30:00Z")]]),
  );
  expect(read.slice(1)).toEqual([["2026-11-20"], ["2026-11-20T09:30:00"]]);
});

test("ORD-12: a formula is named by its cell, in a workbook and in csv; what was kept from running is what stood there", async () => {
  const made = await writeXlsx({
    sheets: [
      {
        name: "s",
        rows: [
          ["a", "b"],
          ["x", 2],
        ],
        cells: new Map([["1,1", { value: 2, type: "formula", formula: "1+1" }]]),
      },
    ],
  });
  expect((await readHere(made)).odd).toEqual([{ row: 2, column: 1, what: "FORMULA" }]);
  const csv = await readHere(utf8("a,b\r\n\r\n=1+1,\"'=HYPERLINK(1)\"\r\n'-12,'quoted'"));
  expect(csv.odd).toEqual([{ row: 3, column: 0, what: "FORMULA" }]);
  expect(csv.rows.slice(1).map(({ cells }) => cells[1])).toEqual(["=HYPERLINK(1)", "'quoted'"]);
});

test("ORD-12: rows keep the numbers that table programs show; empty ones, and what a merged area hides, are empty", async () => {
  const made = await writeXlsx({
    sheets: [
      { name: "hidden", hidden: true, rows: [["not this"]] },
      {
        name: "seen",
        rows: [
          ["a", "b"],
          [null, null],
          ["x", "y"],
          [null, "z"],
        ],
        merges: [{ startRow: 2, startCol: 0, endRow: 3, endCol: 0 }],
      },
    ],
  });
  const { name, rows } = await readHere(made);
  expect(name).toBe("seen");
  expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
    [1, "a", "b"],
    [3, "x", "y"],
    [4, null, "z"],
  ]);
});

test("ORD-12: the 10,001st row is refused, and a byte too many", async () => {
  const rows = (count: number) =>
    utf8(["head", ...Array.from({ length: count }, (_, i) => `x${String(i)}`)].join("\n"));
  expect((await readSheet(rows(10_000))).rows).toHaveLength(10_001);
  await expect(readSheet(rows(10_001))).rejects.toMatchObject({ why: "TOO_MANY_ROWS" });
  await expect(readSheet(new Uint8Array(MOST_SHEET_BYTES + 1))).rejects.toMatchObject({ why: "TOO_LARGE" });
});

test("ORD-12: an archive is counted while it inflates, before a library sees it", async () => {
  const bomb = await book([["x".repeat(30_000)], ...Array.from({ length: 300 }, () => ["y".repeat(3_000)])]);
  const entries = zipEntries(bomb);
  const size = await countInflated(entries);
  expect(size).toBeGreaterThan(bomb.byteLength * 3);
  await expect(countInflated(entries, size - 1)).rejects.toMatchObject({ why: "TOO_LARGE" });
});

test("ORD-12: old, encrypted and macro workbooks are told apart; other archives and cut ones are refused", async () => {
  const compound = Buffer.from("d0cf11e0a1b11ae1", "hex");
  expect(await why(compound)).toBe("OLD_WORKBOOK");
  const encrypted = await writeXlsx({
    sheets: [{ name: "s", rows: [["a"]] }],
    encryption: { password: "x", spinCount: 1 },
  });
  expect(await why(encrypted)).toBe("ENCRYPTED");
  const macros = await writeXlsx({ sheets: [{ name: "s", rows: [["a"]] }], vbaProject: new Uint8Array(10) });
  expect(await why(macros)).toBe("MACROS");
  const whole = await book([["a"]]);
  expect(await why(whole.subarray(0, whole.byteLength - 30))).toBe("UNREADABLE");
  expect(await why(Buffer.from("504b0506000000000000000000000000000000000000", "hex"))).toBe("NOT_A_SHEET");
  expect(await why(utf8(" \r\n"))).toBe("EMPTY");
});

/** As an export is written: while it is made, so that sizes stand behind the parts, by ZIP64. */
async function exported(): Promise<Buffer> {
  const columns = [
    { head: "Code", kind: "code" },
    { head: "Name", kind: "text" },
  ] as const;
  const sheet: WrittenSheet = { format: "XLSX", title: "warehouses", columns, timeZone: "Asia/Kuala_Lumpur" };
  async function* rows() {
    yield [["KUL-01", "莎阿南分拨中心"]];
  }
  const parts: Uint8Array[] = [];
  for await (const part of sheetBytes(sheet, rows())) parts.push(part);
  return Buffer.concat(parts);
}

test("ORD-12: what was exported can be uploaded again as it is", async () => {
  expect(await cellsOf(await exported())).toEqual([
    ["Code", "Name"],
    ["KUL-01", "莎阿南分拨中心"],
  ]);
});

test.each([
  [
    "a workbook",
    () =>
      book([
        ["a", "b"],
        ["c", 1],
      ]),
  ],
  ["an export", exported],
])("ORD-12: no bytes of %s make the reader fail otherwise than by refusing", async (_title, make) => {
  const whole = await make();
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.byteLength - 1), fc.nat(255), async (at, byte) => {
      const bytes = whole.slice();
      bytes[at] = byte;
      const found = await why(bytes);
      expect(found === null || typeof found === "string").toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("ORD-12: what separates cells is what stands most often in the head", () => {
  expect(separatorOf('"a;b";c;d\n,,,')).toBe(";");
  expect(separatorOf("a\tb,c\td")).toBe("\t");
  expect(separatorOf("alone")).toBe(",");
});
