import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { sheetBytes } from "./write-here.ts";
import { writeSheet } from "./write.ts";
import { csvCell, wallClockOf, xlsxCell } from "./written-cells.ts";
import type { Rows, Sheet } from "./written-sheet.ts";

const sheet: Sheet = {
  format: "XLSX",
  title: "orders",
  columns: [
    { head: "Number", kind: "code" },
    { head: "Value", kind: "amount" },
    { head: "At (Asia/Kuala_Lumpur)", kind: "instant" },
  ],
  timeZone: "Asia/Kuala_Lumpur",
};
async function* one(rows: Rows): AsyncGenerator<Rows> {
  yield rows;
}
async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}
const sheetsOf = async (bytes: AsyncIterable<Uint8Array>) => (await readXlsx(await whole(bytes))).sheets;
const running = new AbortController().signal;

/** Text that somebody would like to be run. */
const sly = fc.tuple(
  fc.constantFrom("", " ", "\u00a0 ", "\u3000"),
  fc.constantFrom("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠", ""),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);
const text = fc.oneof(
  sly.map((parts) => parts.join("")),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);
/** A cell as RFC 4180 has it. */
const plain = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

test("ORD-07 no text of a file of text is a formula, whatever it begins with, and all of it is there", () => {
  fc.assert(
    fc.property(text, (value) => {
      const shown = plain(csvCell(value));
      expect(shown).not.toMatch(/^\s*[=+@＝＋－＠]|^[\t\r]|^\s*-(?!\d+(\.\d+)?$)/u);
      expect(shown.replace(/^'/, "")).toBe(value.replace(/^'/, ""));
    }),
  );
});

test("ORD-07 no text of a workbook is a formula: it is the same text", async () => {
  const values = fc.sample(text, { numRuns: 300, seed: 7 }).filter((value) => /^[\t\n\r\u0020-\uD7FF]+$/u.test(value));
  const [found] = await sheetsOf(sheetBytes(sheet, one(values.map((value) => [value, null, null]))));
  const same = (value: unknown) => (typeof value === "string" ? value : "").replaceAll(/\r\n?/g, "\n");
  expect(found!.rows.slice(1).map((row) => same(row[0]))).toEqual(values.map(same));
  expect([...(found!.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)).toEqual([]);
});

test("ORD-07 what no workbook holds breaks none: characters of no XML, numbers of characters, endless texts", async () => {
  const values = ["\uFFFEa\uFFFF", "_x0041_", "\u0001b", "c".repeat(40_000)];
  const [found] = await sheetsOf(sheetBytes(sheet, one(values.map((value) => [value, null, null]))));
  expect(found!.rows.slice(1).map((row) => row[0])).toEqual([
    "\uFFFDa\uFFFD",
    "_x0041_",
    "\u0001b",
    "c".repeat(32_767),
  ]);
});

test("ORD-15 an amount is a number while 15 digits hold it, and then its text to the last digit", () => {
  const cell = xlsxCell(wallClockOf("UTC"));
  expect(
    ["-12.50", "999999999999999", "0.1", "9999999999999999", "12345678901234.56", "007"].map((v) => cell(v, "amount")),
  ).toEqual([-12.5, 999_999_999_999_999, 0.1, "9999999999999999", "12345678901234.56", 7]);
  expect(cell("0012", "code")).toBe("0012");
  expect(csvCell("-12.50")).toBe("-12.50");
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), fc.nat(4), (whole_, places) => {
      const digits = String(whole_)
        .replace("-", "")
        .padStart(places + 1, "0");
      const amount = `${whole_ < 0n ? "-" : ""}${digits.slice(0, digits.length - places)}${places > 0 ? `.${digits.slice(-places)}` : ""}`;
      const told = cell(amount, "amount");
      expect(typeof told).toBe("number");
      expect(Number(told).toFixed(places)).toBe(Number(amount).toFixed(places));
    }),
  );
});

test("ORD-07 an instant is a date in the zone, also across a change of clocks", async () => {
  const clock = wallClockOf("Europe/Berlin");
  expect(
    ["2026-03-29T00:59:59.000Z", "2026-03-29T01:00:00.000Z"].map((at) => clock(new Date(at)).toISOString()),
  ).toEqual(["2026-03-29T01:59:59.000Z", "2026-03-29T03:00:00.000Z"]);
  const [found] = await sheetsOf(sheetBytes(sheet, one([["a", null, "2026-11-20T16:30:00.000Z"]])));
  expect(found!.rows[1]?.[2]).toEqual(new Date("2026-11-21T00:30:00.000Z"));
});

test("ORD-07 what one sheet can't hold goes on in a second, with its head", async () => {
  const rows = ["a", "b", "c", "d", "e"].map((code) => [code, "1", null]);
  const found = await sheetsOf(writeSheet({ ...sheet, mostRows: 4 }, one(rows), running));
  expect(found.map(({ rows: all }) => all.map(([code]) => code))).toEqual([
    ["Number", "a", "b", "c"],
    ["Number", "d", "e"],
  ]);
});

test("ORD-07 a file of text is UTF-8 with its mark, made in a thread of its own", async () => {
  const bytes = await whole(
    writeSheet({ ...sheet, format: "CSV" }, one([["运单", "-12.50", "2026-11-20T16:30:00.000Z"]]), running),
  );
  expect(bytes.toString("utf8")).toBe(
    "\uFEFFNumber,Value,At (Asia/Kuala_Lumpur)\r\n运单,-12.50,2026-11-21 00:30:00\r\n",
  );
});

test("SYS-09 writing stops with its signal, and with its rows", async () => {
  const stop = new AbortController();
  async function* endless(): AsyncGenerator<Rows> {
    for (let n = 0; ; n += 1) {
      if (n === 3) stop.abort(new Error("cancelled"));
      yield [["a", "1", null]];
    }
  }
  await expect(whole(writeSheet(sheet, endless(), stop.signal))).rejects.toThrow("cancelled");
  async function* broken(): AsyncGenerator<Rows> {
    yield [["a", "1", null]];
    throw new Error("no such table");
  }
  await expect(whole(writeSheet(sheet, broken(), running))).rejects.toThrow("no such table");
});
