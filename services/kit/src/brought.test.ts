import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bringOnce } from "./brought.ts";
import { audit, outbox } from "./tables.ts";
import { onEachDatabase } from "./testing/database.ts";
import { sampleMigrations } from "./testing/sample/service.ts";
import { parcel } from "./testing/sample/table.ts";

const at = new Date("2026-06-10T08:00:00.000Z");
const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at, seenAt: at };

onEachDatabase(sampleMigrations, (database) => {
  /** What a release ships under that prefix. */
  const bring = (prefix: string, ...names: string[]) =>
    bringOnce(database().db, {
      service: "order",
      at,
      things: new Map(names.map((name) => [`${prefix}: ${name}`, { ...by, name: `${prefix} ${name}` }])),
      store: async (tx, rows, emit) => {
        await tx
          .insert(parcel)
          .values([...rows])
          .onConflictDoNothing();
        emit({ type: "parcel.changed", subject: prefix });
      },
    });
  const names = async (prefix: string) =>
    (await database().db.select({ name: parcel.name }).from(parcel))
      .map(({ name }) => name)
      .filter((name) => name.startsWith(prefix))
      .sort();

  test("SEC-07 what users changed or deleted stays so, and what a later release adds comes", async () => {
    await bring("a", "one", "two");
    await database().db.update(parcel).set({ name: "a ours" }).where(eq(parcel.name, "a one"));
    await database().db.delete(parcel).where(eq(parcel.name, "a two"));
    await bring("a", "one", "two");
    expect(await names("a")).toEqual(["a ours"]);
    await bring("a", "one", "two", "three");
    expect(await names("a")).toEqual(["a ours", "a three"]);
  });

  test("SEC-07 what stood there before is left as it is", async () => {
    await database()
      .db.insert(parcel)
      .values({ ...by, name: "b one", weight: 7 });
    await bring("b", "one");
    const rows = await database().db.select().from(parcel).where(eq(parcel.name, "b one"));
    expect(rows).toMatchObject([{ weight: 7, version: 1 }]);
  });

  test("SEC-07 instances that start together bring it once, and say so once", async () => {
    await Promise.all([bring("c", "one", "two"), bring("c", "one", "two"), bring("c", "one", "two")]);
    expect(await names("c")).toEqual(["c one", "c two"]);
    expect(await database().db.$count(outbox, eq(outbox.subject, "c"))).toBe(1);
    expect(await database().db.$count(audit, eq(audit.subject, "c"))).toBe(1);
  });
});
