import { openXlsx, writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { markHere } from "./mark-here.ts";
import { markSheet, readSheet } from "./read-sheet.ts";

const HEADS = ["错误", "Errors"] as const;

const styled = () =>
  writeXlsx({
    sheets: [
      {
        name: "订单",
        rows: [
          ["客户", "重量", "备注"],
          ["C1", 1.5, null],
          ["C2", -3, "x"],
        ],
        cells: new Map([
          ["0,0", { value: "客户", type: "string", style: { font: { bold: true } } }],
          [
            "2,0",
            { value: "C2", type: "string", style: { font: { italic: true } }, comment: { author: "li", text: "mine" } },
          ],
        ]),
        freezePane: { rows: 1 },
        dataValidations: [{ type: "list", values: ["a", "b"], range: "C2:C9" }],
        merges: [{ startRow: 4, startCol: 0, endRow: 4, endCol: 1 }],
      },
      { name: "Notes", rows: [["keep me"]] },
    ],
  });

test("ORD-12: the same workbook comes back: wrong cells red and commented, a column of mistakes, the rest as it was", async () => {
  const marked = await markSheet(await styled(), {
    headRow: 1,
    errorHeads: HEADS,
    marks: [
      { row: 3, column: 1, text: "重量须大于 0" },
      { row: 3, column: 0, text: "没有这个客户" },
    ],
  });
  const { sheets } = await openXlsx(marked, { readStyles: true });
  const [sheet, notes] = sheets;
  expect(notes?.rows).toEqual([["keep me"]]);
  expect(sheet?.rows.map((row) => row[3] ?? null).slice(0, 3)).toEqual(["错误", null, "重量须大于 0; 没有这个客户"]);
  const wrong = sheet?.cells?.get("2,1");
  expect(wrong?.value).toBe(-3);
  expect(wrong?.comment?.text).toBe("重量须大于 0");
  expect(wrong?.style?.fill).toMatchObject({ type: "pattern", fgColor: { rgb: expect.stringContaining("FFC7CE") } });
  expect(sheet?.cells?.get("0,0")?.style?.font?.bold).toBe(true);
  expect(sheet?.cells?.get("2,0")?.style?.font?.italic).toBe(true);
  expect(sheet?.cells?.get("1,1")?.style?.fill).toBeUndefined();
  expect(sheet?.freezePane?.rows).toBe(1);
  expect(sheet?.dataValidations).toHaveLength(1);
  expect(sheet?.merges).toHaveLength(1);
});

test("ORD-12: a second look takes the marks of the first away and uses its column again, whatever the language", async () => {
  const first = await markHere(await styled(), {
    headRow: 1,
    errorHeads: HEADS,
    marks: [{ row: 3, column: 1, text: "重量须大于 0" }],
  });
  const second = await markHere(first, {
    headRow: 1,
    errorHeads: ["Errors", "错误"],
    marks: [{ row: 2, column: 0, text: "unknown" }],
  });
  const sheet = (await openXlsx(second, { readStyles: true })).sheets[0];
  expect(sheet?.rows.slice(0, 3).map((row) => [row[3] ?? null, row[4] ?? null])).toEqual([
    ["Errors", null],
    ["unknown", null],
    [null, null],
  ]);
  expect(sheet?.cells?.get("2,1")?.comment).toBeUndefined();
  expect(sheet?.cells?.get("2,1")?.style?.fill).toBeUndefined();
  expect(sheet?.cells?.get("1,0")?.comment?.text).toBe("unknown");
});

test("ORD-12: csv can't be red: it comes back as a workbook of the same rows, its numbers as texts", async () => {
  const marked = await markHere(new TextEncoder().encode("客户,号码\r\n\r\n=C1,00123456789012345678"), {
    headRow: 1,
    errorHeads: HEADS,
    marks: [{ row: 3, column: 0, text: "公式" }],
  });
  const { format, rows, odd } = await readSheet(marked);
  expect(format).toBe("xlsx");
  expect(odd).toEqual([]);
  expect(rows).toEqual([
    { number: 1, cells: ["客户", "号码", "错误"] },
    { number: 3, cells: ["=C1", "00123456789012345678", "公式"] },
  ]);
});
