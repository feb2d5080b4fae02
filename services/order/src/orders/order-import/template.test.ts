import { readSheet } from "@linehaul/kit/sheets/read-sheet";
import { IMPORT_COLUMN_KEYS } from "@linehaul/schema/orders/order-import/columns";
import { readHeads } from "@linehaul/schema/orders/order-import/headings";
import { LANGUAGES } from "@linehaul/schema/sites";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { assemble } from "./assemble.ts";
import { check } from "./check.ts";
import { makeTemplate } from "./template.ts";
import { SAMPLE } from "./template-sample.ts";
import { sampleMeans } from "./testing/sample.ts";

test.each(LANGUAGES)(
  "ORD-12: the template in %s has every column, choices to pick from, notes and a sample",
  async (language) => {
    const made = await makeTemplate(language);
    const { rows } = await readSheet(made);
    expect(readHeads(rows[0]?.cells ?? [])).toEqual({
      columns: IMPORT_COLUMN_KEYS,
      unknown: [],
      missing: [],
      doubled: [],
    });
    expect(rows).toHaveLength(1);
    const { sheets } = await readXlsx(made);
    const lists = sheets[0]?.dataValidations ?? [];
    expect(lists.length).toBe(10);
    expect(lists.every(({ type }) => type === "list")).toBe(true);
    expect(sheets[1]?.rows.length).toBe(IMPORT_COLUMN_KEYS.length + 3);
  },
);

test("ORD-12: the sample breaks no rule", async () => {
  const orders = assemble(
    {
      format: "xlsx",
      name: null,
      rows: [
        { number: 1, cells: [] },
        { number: 2, cells: IMPORT_COLUMN_KEYS.map((column) => SAMPLE[column] ?? null) },
      ],
      odd: [],
    },
    IMPORT_COLUMN_KEYS,
    "UTC",
  );
  const { wrong } = await check({
    orders,
    columns: IMPORT_COLUMN_KEYS,
    means: sampleMeans,
    askDatabase: async () => [],
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  expect(wrong).toEqual([]);
});
