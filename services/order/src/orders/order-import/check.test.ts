import type { FieldProblem } from "@linehaul/schema/envelope";
import type { Sheet } from "@linehaul/kit/sheets/sheet";
import {
  IMPORT_COLUMN_KEYS,
  isRequiredColumn,
  REQUIRED_COLUMNS,
  type ImportColumn,
} from "@linehaul/schema/orders/order-import/columns";
import { readHeads } from "@linehaul/schema/orders/order-import/headings";
import { IMPORT_RULES } from "@linehaul/schema/orders/order-import/rules";
import { errorHeads, headOf } from "@linehaul/schema/orders/order-import/texts";
import { LANGUAGES } from "@linehaul/schema/sites";
import { expect, test } from "vitest";
import { assemble } from "./assemble.ts";
import { cellValue, instantText } from "./cell-value.ts";
import { check, oddCells } from "./check.ts";
import { GOOD_ROW, sampleMeans } from "./testing/sample.ts";

const ZONE = "Asia/Kuala_Lumpur";
const columns = Object.keys(GOOD_ROW).filter((key): key is ImportColumn => key in GOOD_ROW);
type Row = Partial<Record<ImportColumn, string | null>>;
const sheetOf = (...rows: Row[]): Sheet => ({
  format: "xlsx",
  name: "s",
  rows: [
    { number: 1, cells: columns },
    ...rows.map((row, i) => ({ number: i + 2, cells: columns.map((column) => row[column] ?? null) })),
  ],
  odd: [],
});
const good = (no: string, more: Row = {}): Row => ({ ...GOOD_ROW, customerOrderNo: no, ...more });
const goodsOnly: Row = Object.fromEntries(Object.entries(GOOD_ROW).filter(([column]) => column.startsWith("goods.")));
const look = async (sheet: Sheet, told = new Map<number, FieldProblem[]>()) => {
  const { wrong, right } = await check({
    orders: assemble(sheet, columns, ZONE),
    columns,
    means: sampleMeans,
    askDatabase: async (inputs) => inputs.map((_input, i) => told.get(i) ?? []),
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  return {
    wrong: wrong.map(({ row, column, key, params }) => [row, columns[column], key, ...Object.values(params)]),
    right,
  };
};

test("ORD-12: heads are known in any language, by name, with stars, spaces and wide letters; mistakes are not read again", () => {
  for (const language of LANGUAGES) {
    const heads = IMPORT_COLUMN_KEYS.map((column) => headOf(column, language));
    expect(new Set(heads).size).toBe(heads.length);
    expect(readHeads(heads)).toEqual({ columns: IMPORT_COLUMN_KEYS, unknown: [], missing: [], doubled: [] });
  }
  const { columns: found, unknown } = readHeads([
    " 客户编码 *",
    "ＷＥＩＧＨＴ（ｋｇ）",
    "錯誤",
    "Mistakes",
    null,
    "Colour",
  ]);
  expect(found).toEqual(["customerCode", "weight", null, null, null, null]);
  expect(unknown).toEqual(["Colour"]);
  expect(errorHeads("zh-CN")[0]).toBe("错误");
});

test("ORD-12: what a user chose for a heading goes before what it means, and may be nothing", () => {
  const chosen = { colour: "goods.size", weightkg: null } as const;
  const { columns: found, unknown, missing } = readHeads(["Colour", "Weight (kg)", "constructor"], chosen);
  expect(found).toEqual(["goods.size", null, null]);
  expect(unknown).toEqual(["constructor"]);
  expect(missing).toContain("weight");
});

test("ORD-12: a sheet of the needed columns alone is an order; without any of them it is none", async () => {
  const needed: Row = Object.fromEntries(REQUIRED_COLUMNS.map((column) => [column, GOOD_ROW[column]]));
  expect((await look(sheetOf(needed))).wrong).toEqual([]);
  for (const column of REQUIRED_COLUMNS) {
    const { wrong } = await look(sheetOf({ ...needed, [column]: null }));
    // Told as what it is, a choice and a number as well.
    expect(wrong.find(([, at]) => at === column)?.[2]).toBe("required");
  }
  expect(IMPORT_COLUMN_KEYS.filter(isRequiredColumn)).toHaveLength(REQUIRED_COLUMNS.length);
});

test("ORD-12: a row that fills goods alone adds goods to the order above; its mistakes stand in its own row", async () => {
  const { wrong, right } = await look(
    sheetOf(good("A-1"), goodsOnly, good("A-2"), { ...goodsOnly, "goods.price": "much" }),
  );
  expect(right.map(({ row, order }) => [row, order.customerOrderNo, order.goods.length])).toEqual([[2, "A-1", 2]]);
  expect(wrong).toEqual([[5, "goods.price", "order.amount"]]);
});

test("ORD-02 to ORD-05, ORD-12: each wrong cell is told by its row, its column and its rule; a number repeated in the file too", async () => {
  const { wrong, right } = await look(
    sheetOf(
      good("B-1"),
      good("B-1"),
      good("B-2", { declaredValue: "10.50" }),
      good("B-3", { "cod.amount": "1.001", "cod.currency": "USD", "cod.card": "8".repeat(21) }),
      good("B-4", { "goods.name": "12-34", payMethod: "somebody", parcelNum: "1.5" }),
      good("B-6", { insuredValue: "900" }),
      good("B-5", { "goods.name": null, "goods.hsCode": "x", pickupAt: "tomorrow" }),
    ),
    new Map([[1, [{ path: ["customerOrderNo"], key: "order.number.inFile", params: { number: "B-1", row: 1 } }]]]),
  );
  expect(right.map(({ order }) => order.customerOrderNo)).toEqual(["B-1"]);
  expect(wrong).toEqual([
    [3, "customerOrderNo", "order.number.inFile", "B-1", 2],
    [4, "declaredValue", "order.declaredInteger"],
    [5, "cod.card", "text.max", 20],
    [5, "cod.amount", "order.amount"],
    [6, "parcelNum", "number.integer"],
    [6, "payMethod", "invalid"],
    [6, "goods.name", "goods.name.letters"],
    [7, "insuredValue", "order.insured", "100"],
    [8, "pickupAt", "order.instant"],
    [8, "goods.name", "required"],
    [8, "goods.hsCode", "goods.hsCode"],
  ]);
});

test("ORD-12: formulas in columns that are read are told, those elsewhere are nobody's business", () => {
  const odd = [
    { row: 2, column: 0, what: "FORMULA" },
    { row: 2, column: columns.length, what: "FORMULA" },
    { row: 1, column: 0, what: "FORMULA" },
  ] as const;
  expect(oddCells({ ...sheetOf(good("C-1")), odd }, columns)).toEqual([
    { row: 2, column: 0, key: "sheet.FORMULA", params: {} },
  ]);
});

test("ORD-12: cells are read as people write them: choices in any language, wide digits, thousands, times of the author's zone", () => {
  expect(cellValue("pickupType", "上门收件", ZONE)).toBe("COURIER");
  expect(cellValue("pickupType", "collected by COURIER", ZONE)).toBe("COURIER");
  expect(cellValue("goods.unit", "对", ZONE)).toBe("对");
  expect(cellValue("goods.unit", "對", ZONE)).toBe("PAIR");
  expect(cellValue("declaredValue", "１,２３４", ZONE)).toBe("1234");
  expect(cellValue("weight", "1,23", ZONE)).toBe("1,23");
  expect(cellValue("parcelNum", "2.0", ZONE)).toBe(2);
  expect(cellValue("parcelNum", "9".repeat(16), ZONE)).toBe("9".repeat(16));
  expect(cellValue("sender.regionLevels", "广东省/深圳市 / ", ZONE)).toEqual(["广东省", "深圳市"]);
  expect(cellValue("receiver.countryCode", "sg", ZONE)).toBe("SG");
  expect(instantText("2026-11-20", ZONE)).toBe("2026-11-19T16:00:00.000Z");
  expect(instantText("2026/11/2 9:05", ZONE)).toBe("2026-11-02T01:05:00.000Z");
  expect(instantText("2026年11月2日", ZONE)).toBe("2026-11-01T16:00:00.000Z");
  expect(instantText("2026-02-31T25:00:00", ZONE)).toBe("2026-02-31T25:00:00");
  expect(instantText("2026-11-20T09:30:00Z", ZONE)).toBe("2026-11-20T09:30:00Z");
});

test("ORD-12: whatever stands in a cell, the rule that it breaks is among those that the list of wrong cells is filtered by", async () => {
  const hostile = [
    "",
    "x",
    "0",
    "-1",
    "1.5",
    "1e9",
    "9".repeat(15),
    "商品",
    "12-34",
    "a/b/c/d/e",
    "ZZ",
    "y".repeat(300),
  ];
  const broken = new Set<string>();
  for (const column of IMPORT_COLUMN_KEYS)
    for (const text of [null, ...hostile]) {
      const sheet = sheetOf(good("D-1"));
      const cells = [...columns.map((one) => (one === column ? text : (good("D-1")[one] ?? null))), text];
      const { wrong } = await check({
        orders: assemble({ ...sheet, rows: [sheet.rows[0]!, { number: 2, cells }] }, [...columns, column], ZONE),
        columns: [...columns, column],
        means: sampleMeans,
        askDatabase: async () => [],
        signal: new AbortController().signal,
        progress: () => undefined,
      });
      for (const { key } of wrong) broken.add(key);
    }
  const known: readonly string[] = IMPORT_RULES;
  expect([...broken].filter((key) => !known.includes(key))).toEqual([]);
  expect(broken.size).toBeGreaterThan(20);
});
