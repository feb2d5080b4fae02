import type { Db } from "@linehaul/kit/database-type";
import { onEachDatabase, onPostgres } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { fillPool } from "../../demo/pools.ts";
import { order as service } from "../../service.ts";
import { freeNumber } from "./table.ts";
import { takeNumbers } from "./take.ts";

const left = (db: Db, kind: "MOTHER" | "CHILD") =>
  db.$count(freeNumber, and(eq(freeNumber.site, "MY"), eq(freeNumber.kind, kind)));
const mothers = { site: "MY", kind: "MOTHER" } as const;

onEachDatabase(released(service), (database) => {
  test("ORD-12 numbers are taken of one pool, in order, and are gone from it", async () => {
    const { db } = database();
    await fillPool(db, { ...mothers, count: 5 });
    await fillPool(db, { site: "VN", kind: "MOTHER", count: 5 });
    const taken = await db.transaction((tx) => takeNumbers(tx, mothers, 3));
    expect(taken).toEqual(["SF710000000001", "SF710000000002", "SF710000000003"]);
    expect(await left(db, "MOTHER")).toBe(2);
    expect(await db.transaction((tx) => takeNumbers(tx, mothers, 0))).toEqual([]);
  });

  test("ORD-12 what fails gives its numbers back, and a pool that has not enough says so", async () => {
    const { db } = database();
    const before = await left(db, "MOTHER");
    const failing = db.transaction(async (tx) => {
      await takeNumbers(tx, mothers, 2);
      throw new Error("the order is refused");
    });
    await expect(failing).rejects.toThrow("the order is refused");
    await expect(db.transaction((tx) => takeNumbers(tx, mothers, before + 1))).rejects.toMatchObject({
      code: SERVICE_CODES.noNumbers,
      detail: "MY MOTHER",
    });
    expect(await left(db, "MOTHER")).toBe(before);
  });
});

onPostgres(released(service), (database) => {
  test("ORD-12 of many who take at once each gets numbers of his own, and nobody waits", async () => {
    const { db } = database();
    await fillPool(db, { site: "MY", kind: "CHILD", count: 100 });
    const taken = await Promise.all(
      Array.from({ length: 10 }, () => db.transaction((tx) => takeNumbers(tx, { site: "MY", kind: "CHILD" }, 10))),
    );
    expect(new Set(taken.flat()).size).toBe(100);
    expect(await left(db, "CHILD")).toBe(0);
  });
});
