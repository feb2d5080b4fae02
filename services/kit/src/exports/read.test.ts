import { eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { expect, test } from "vitest";
import { EVERY_ROW } from "../testing/service.ts";
import { newId } from "../ids.ts";
import { onEachDatabase } from "../testing/database.ts";
import { load } from "../demo/load.ts";
import { sampleMigrations } from "../testing/sample/service.ts";
import { parcel } from "../testing/sample/table.ts";
import { asText, exportList } from "./list.ts";
import { cellsOf, keysOf } from "./read.ts";

/** More than come in one part of keys. */
const MANY = 10_750;
const at = new Date("2026-06-01T00:00:00.000Z");
const row = (n: number) => ({
  id: newId(),
  name: `p${n}`,
  weight: n % 7,
  seenAt: at,
  status: "ENABLED" as const,
  version: 0,
  createdBy: "t",
  createdAt: at,
  modifiedBy: "t",
  modifiedAt: at,
});
const list = exportList({
  list: "ORDER_LIST",
  name: "parcels",
  columns: { name: { kind: "code", head: "order.sfWaybillNo" } },
  cells: {
    name: { reads: [asText(parcel.name), asText(parcel.weight)], text: ([name, weight]) => `${name} ${weight}` },
  },
  table: parcel,
  order: sql`${parcel.seenAt} desc, ${parcel.id} desc`,
  mine: () => lt(parcel.weight, 100),
  filter: z.object({}),
  matching: () => undefined,
});
const reader = { site: "MY", scope: EVERY_ROW, userName: "reader" } as const;

onEachDatabase(sampleMigrations, (database) => {
  test("ORD-07 each row that matched at the start stands there once, in order, whatever comes and changes meanwhile", async () => {
    const { db } = database();
    const rows = Array.from({ length: MANY }, (_, n) => row(n));
    await load(db, parcel, rows);
    const keys = await keysOf(db, list, list.rows({}).inside(reader));
    expect(keys.count).toBe(MANY);
    const names: string[] = [];
    let page = 0;
    for await (const cells of cellsOf(db, list, reader, keys, { columns: ["name"], clear: [] })) {
      names.push(...cells.map(([cell]) => cell ?? ""));
      page += 1;
      if (page !== 2) continue;
      await load(db, parcel, [row(MANY)]);
      // The last of the file is the first that was stored; the one before it is no longer the reader's.
      await db.update(parcel).set({ weight: 9 }).where(eq(parcel.name, "p0"));
      await db.update(parcel).set({ weight: 100 }).where(eq(parcel.name, "p1"));
    }
    expect(names).toEqual(
      [...rows]
        .reverse()
        .flatMap(({ name, weight }) => (name === "p1" ? [] : [`${name} ${name === "p0" ? 9 : weight}`])),
    );
  });
});
