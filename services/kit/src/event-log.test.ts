import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "./database-type.ts";
import { eventsAfter, parsePosition, presentPosition, START } from "./event-log.ts";
import { onEachDatabase, onPostgres } from "./testing/database.ts";
import { sampleMigrations } from "./testing/sample/service.ts";
import { outbox } from "./tables.ts";

const at = new Date("2026-06-01T00:00:00.000Z");
const tell = (db: Db, subject: string, when = at) =>
  db.insert(outbox).values({ at: when, type: "test.told", subject, user: "u-1", traceId: "t", data: { n: 1 } });
const subjects = async (db: Db, after = START) => (await eventsAfter(db, after)).map((e) => e.subject);
/** Events wait for every transaction of the server that began before them, of whatever database: a busy server tells them late. */
async function come(db: Db, wanted: readonly string[], after = START): Promise<void> {
  await expect.poll(() => subjects(db, after), { timeout: 20_000, interval: 20 }).toEqual(wanted);
}
/** The present, once all that was told has come. */
async function presentOf(db: Db) {
  const told = await db.select({ subject: outbox.subject }).from(outbox).orderBy(outbox.xid, outbox.seq);
  await come(
    db,
    told.map(({ subject }) => subject),
  );
  return (await presentPosition(db)).at;
}

onEachDatabase(sampleMigrations, (database) => {
  test("events come in order, as they were told, and resume after any of them", async () => {
    const { db } = database();
    for (const subject of ["a", "b", "c"]) await tell(db, subject);
    await come(db, ["a", "b", "c"]);
    const all = await eventsAfter(db, START);
    expect(all[0]).toMatchObject({ type: "test.told", user: "u-1", at: at.toISOString(), data: { n: 1 }, site: null });
    expect(await subjects(db, parsePosition(all[0]!.id)!)).toEqual(["b", "c"]);
    expect(await subjects(db, parsePosition(all[2]!.id)!)).toEqual([]);
  });

  test("the present is after all that was told, and before what comes", async () => {
    const { db } = database();
    const present = await presentOf(db);
    expect(await subjects(db, present)).toEqual([]);
    await tell(db, "later");
    await come(db, ["later"], present);
  });

  test.each(["", "x", "1", "1.", "-1.0", "1.0.0", "99999999999999999999.1"])("%j is no position", (text) => {
    expect(parsePosition(text)).toBeNull();
  });
});

onPostgres(sampleMigrations, (database) => {
  test("an event of a transaction that commits late is not overtaken", async () => {
    const { db } = database();
    const present = await presentOf(db);
    await db.transaction(async (slow) => {
      await tell(slow, "slow");
      await tell(db, "fast");
      // The fast one is committed, but a reader that took it now would never see the slow one.
      expect(await subjects(db, present)).toEqual([]);
    });
    await come(db, ["slow", "fast"], present);
  });

  test("readers beside many writers see every event once, in one order", async () => {
    const { db } = database();
    const present = await presentOf(db);
    const names = Array.from({ length: 40 }, (_, n) => `w${n}`);
    const writing = Promise.all(
      names.map((name, n) =>
        db.transaction(async (tx) => {
          await tell(tx, name);
          await tx.execute(sql`select pg_sleep(${(n % 5) / 200})`);
        }),
      ),
    );
    const seen: string[] = [];
    let from = present;
    while (seen.length < names.length) {
      const events = await eventsAfter(db, from);
      seen.push(...events.map((e) => e.subject));
      from = parsePosition(events.at(-1)?.id ?? "") ?? from;
    }
    await writing;
    expect(seen.toSorted()).toEqual(names.toSorted());
    expect(await subjects(db, present)).toEqual(seen);
  });
});
