import type { ExportColumns } from "@linehaul/schema/export-column";
import { line, note, whole } from "@linehaul/schema/field";
import { LANGUAGES } from "@linehaul/schema/sites";
import fc from "fast-check";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { z } from "zod";
import { ServiceFailure } from "../fail.ts";
import { columnOf, letters, sheetColumns } from "./columns.ts";
import { noteOf } from "./note.ts";
import { planSheet, type Known } from "./plan.ts";
import { readRecords } from "./read.ts";
import { makeTemplate } from "./template.ts";

const Input = z.object({
  code: z
    .string("required")
    .trim()
    .max(20, "text.max")
    .regex(/^[A-Z0-9-]+$/, "warehouse.code"),
  nameEn: line(10),
  sort: whole(0, 99),
  remark: note(20).default(""),
  status: z.enum(["ENABLED", "DISABLED"]),
});
const fileColumns = {
  code: { kind: "code", head: "catalogue.code" },
  nameEn: { kind: "text", head: "catalogue.nameEn" },
  sort: { kind: "integer", head: "catalogue.sort" },
  remark: { kind: "text", head: "catalogue.remark" },
  status: { kind: "code", head: "catalogue.status" },
  modifiedBy: { kind: "code", head: "catalogue.modifiedBy" },
} as const satisfies ExportColumns;
const columns = sheetColumns(fileColumns, Input.shape);

const csv = (...lines: readonly string[]) => Buffer.from(lines.join("\r\n"));
const read = (bytes: Uint8Array) => readRecords(bytes, columns, "en");
const known = (code: string, more: object = {}): [string, Known] => [
  code,
  { id: `id-${code}`, version: 3, code, nameEn: "Old", sort: 1, remark: "kept", status: "ENABLED", ...more },
];
const plan = async (bytes: Uint8Array, there: readonly [string, Known][] = []) =>
  planSheet(await read(bytes), { input: Input, key: "code", known: new Map(there), problems: async () => [] });
const refusal = async (bytes: Uint8Array): Promise<unknown> =>
  read(bytes).then(
    () => "read",
    (error: unknown) => (error instanceof ServiceFailure ? error.fields : error),
  );

test("ORD-12 an upload reads what the input takes, by heads of any language, starred or not", () => {
  expect(columns.map(({ key, isRequired }) => [key, isRequired])).toEqual([
    ["code", true],
    ["nameEn", true],
    ["sort", true],
    ["remark", false],
    ["status", true],
  ]);
  for (const heading of ["English name *", "英文名称", " 英文名稱 ", "ＮａｍｅＥｎ"])
    expect(columnOf(columns, heading)?.key).toBe("nameEn");
  expect(columnOf(columns, "Changed by")).toBeUndefined();
});

test.each(LANGUAGES)("ORD-12 the template in %s is read as it is filled in", async (language) => {
  const sample = { code: "A-1", nameEn: "Depot", sort: 5, status: "ENABLED" };
  const made = await makeTemplate({ title: "Warehouse / addresses", columns, sample, language });
  const { sheets } = await readXlsx(made, { readStyles: true });
  expect(sheets.map(({ name }) => name.includes("/"))).toEqual([false, false]);
  const [sheet] = sheets;
  const filled = await writeXlsx({
    sheets: [{ name: "x", rows: [...sheet!.rows, ["A-1", "Depot", 5, null, "enabled"]] }],
  });
  const { records } = await read(filled);
  expect(records.map(({ cells }) => cells)).toEqual([{ ...sample, remark: undefined }]);
});

test("ORD-12 what a cell takes is told by its rule", () => {
  const told = Object.fromEntries(columns.map((column) => [column.key, noteOf(column, "en")]));
  expect(told).toEqual({
    code: "At most 20 characters; Capital letters, digits and dashes",
    nameEn: "At most 10 characters",
    sort: "At least 0; At most 99",
    remark: "At most 20 characters",
    status: "",
  });
});

test("ORD-12 rows are new, changed or the same; what the sheet has no column for stays", async () => {
  const found = await plan(
    csv("Code,English name,Sort,Status", "NEW-1,New,7,ENABLED", "OLD-1,Newer,1,ENABLED", "OLD-2,Old,1,enabled"),
    [known("OLD-1"), known("OLD-2")],
  );
  expect(found.wrong).toEqual([]);
  expect(found.added.map(({ input }) => input.code)).toEqual(["NEW-1"]);
  expect(found.changed.map(({ input }) => input)).toEqual([
    { code: "OLD-1", nameEn: "Newer", sort: 1, remark: "kept", status: "ENABLED" },
  ]);
  expect(found.unchanged.map(({ row }) => row)).toEqual([4]);
});

test("ORD-12 each wrong cell is told once, by row and field, and its row is left out", async () => {
  const found = await plan(
    csv(
      "Code,English name,Sort,Status",
      "a b,,x,ON",
      "OK-1,Fine,1,ENABLED",
      "OK-1,Again,1,ENABLED",
      "OK-2,=1+1,1,ENABLED",
    ),
  );
  expect(found.wrong.map(({ row, key, problem }) => [row, key, problem.key])).toEqual([
    [2, "code", "warehouse.code"],
    [2, "nameEn", "required"],
    [2, "sort", "number.integer"],
    [2, "status", "invalid"],
    [4, "code", "sheet.rowTwice"],
    [5, "nameEn", "sheet.FORMULA"],
  ]);
  expect(found.added.map(({ row }) => row)).toEqual([3]);
});

test("ORD-12 an empty cell that is needed is told as such, whatever it is to hold", async () => {
  const found = await plan(
    csv("Code,English name,Sort,Status,Remark", "A-1,,,,", " , ,\u3000,  ,x", "A-2,B,1,ENABLED,"),
  );
  const needed = ["code", "nameEn", "sort", "status"];
  expect(found.wrong.map(({ row, key, problem }) => [row, key, problem.key])).toEqual([
    ...needed.slice(1).map((key) => [2, key, "required"]),
    ...needed.map((key) => [3, key, "required"]),
  ]);
  expect(found.added.map(({ row }) => row)).toEqual([4]);
});

test.each([
  ["a needed column is missing", csv("Code,Sort", "A,1"), "sheet.columnsMissing"],
  ["a column stands twice", csv("Code,代码,English name,Sort,Status", "A,A,B,1,ENABLED"), "sheet.columnTwice"],
  ["there is no row", csv("Code,English name,Sort,Status"), "sheet.EMPTY"],
  ["other columns alone are filled", csv("Code,English name,Sort,Status,Else", ",,,,x"), "sheet.EMPTY"],
  ["it is no sheet", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), "sheet.UNREADABLE"],
  [
    "a row too many",
    csv("Code,English name,Sort,Status", ...Array.from({ length: 10_001 }, (_, n) => `A${n},B,1,ENABLED`)),
    "sheet.TOO_MANY_ROWS",
  ],
])("ORD-12 a file is refused at its field: %s", async (_why, bytes, key) => {
  expect(await refusal(bytes)).toMatchObject([{ path: ["file"], key }]);
});

test("letters of columns are those of table programs", () => {
  expect([0, 25, 26, 27, 701, 702].map(letters)).toEqual(["A", "Z", "AA", "AB", "ZZ", "AAA"]);
  const columnAt = (text: string): number => Buffer.from(text).reduce((sum, code) => sum * 26 + code - 64, 0) - 1;
  fc.assert(fc.property(fc.nat(20_000), (column) => columnAt(letters(column)) === column));
});
