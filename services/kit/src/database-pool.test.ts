import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { routesOf } from "@linehaul/schema/route";
import type { OpenDatabase } from "./database.ts";
import { isAway, isLate } from "./database-error.ts";
import type { DatabaseBounds } from "./database-bounds.ts";
import { ping, rowsOf } from "./database-type.ts";
import { feature } from "./feature.ts";
import { OPEN_MS, openTestServer } from "./testing/database.ts";
import { parcelFeature, parcelRoutes } from "./testing/sample/feature.ts";
import { sample, sampleMigrations } from "./testing/sample/service.ts";
import { ask, testService } from "./testing/service.ts";
import { silentProxy } from "./testing/silent-proxy.ts";

const server = process.env["DATABASE_URL"] ?? "";
const BOUNDS: DatabaseBounds = {
  DATABASE_CONNECTIONS: 10,
  DATABASE_CONNECT_MS: 1_000,
  DATABASE_LOCK_MS: 200,
  DATABASE_STATEMENT_MS: 500,
};
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
/** A database whose connections lead through something that can fall silent. */
async function opened(bounds: Partial<DatabaseBounds> = {}) {
  const url = new URL(server);
  const proxy = await silentProxy({ host: url.hostname, port: Number(url.port || 5432) });
  const through = new URL(server);
  [through.hostname, through.port] = ["127.0.0.1", String(proxy.port)];
  const database = await openTestServer(sampleMigrations, through.href, { ...BOUNDS, ...bounds });
  closers.push(
    () => proxy.close(),
    () => database.close(),
  );
  return { proxy, database };
}

/** A line of its own to the same database, which nothing ends. */
async function outside({ db }: OpenDatabase): Promise<pg.Client> {
  const [own] = await rowsOf(db, sql`select current_database() as name`, z.object({ name: z.string() }));
  const url = new URL(server);
  url.pathname = `/${own?.name ?? ""}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  closers.push(() => client.end());
  return client;
}

describe.skipIf(server === "")(`PostgreSQL${server === "" ? " (not run: DATABASE_URL is not set)" : ""}`, () => {
  test(
    "FLT-12 FLT-13 that falls silent with its lines open keeps none of them: all who waited are told, and well again it serves",
    async () => {
      const { proxy, database } = await opened();
      const { db } = database;
      let begun = 0;
      const [said, fell] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const inside = Array.from({ length: 5 }, () =>
        db.transaction(async (tx) => {
          await ping(tx);
          begun += 1;
          if (begun === 5) said.resolve();
          await fell.promise;
          await ping(tx);
        }),
      );
      await said.promise;
      proxy.fallSilent();
      const begin = Array.from({ length: 13 }, () => db.transaction((tx) => ping(tx)));
      const plain = Array.from({ length: 8 }, () => ping(db));
      fell.resolve();
      for (const end of await Promise.allSettled([...inside, ...begin, ...plain]))
        expect(end.status === "rejected" && isAway(end.reason)).toBe(true);
      proxy.speak();
      await expect
        .poll(
          () =>
            ping(db).then(
              () => "well",
              () => "away",
            ),
          { timeout: 10_000 },
        )
        .toBe("well");
      await expect.poll(() => database.connections(), { timeout: 10_000 }).toMatchObject({ busy: 0, waiting: 0 });
      await Promise.all(Array.from({ length: 20 }, () => db.transaction((tx) => ping(tx))));
    },
    OPEN_MS,
  );

  test("ORD-01 runs what it is asked as it is: nothing is compiled for it, no other process started", async () => {
    const { db } = (await opened()).database;
    const set = sql`select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as helpers`;
    const settings = await rowsOf(db, set, z.object({ jit: z.string(), helpers: z.string() }));
    expect(settings).toEqual([{ jit: "off", helpers: "0" }]);
  });

  test("FLT-12 that ends a statement is told from one that is away", async () => {
    const { db } = (await opened()).database;
    const late: unknown = await db.execute(sql`select pg_sleep(5)`).catch((error: unknown) => error);
    expect([isLate(late), isAway(late)]).toEqual([true, false]);
  });

  test(
    "FLT-12 with a locked table goes on for everybody else",
    async () => {
      const { database } = await opened({ DATABASE_CONNECT_MS: 5_000 });
      const elsewhere = routesOf("order").read("/elsewhere", {
        may: ["CURRENCY.VIEW"],
        summary: "What the lock is not about",
        body: z.object({}),
        result: z.string(),
      });
      const other = feature({ elsewhere }, { elsewhere: async (_input, call) => (await ping(call.db), "well") });
      const app = await testService({ ...sample, features: [parcelFeature, other], database });
      closers.push(() => app.close());
      const holder = await outside(database);
      await holder.query("begin");
      await holder.query("lock table parcel");
      const asked = () => ask(app, parcelRoutes.pageQuery, { body: { pageNum: 1, pageSize: 10, sort: "SEEN_ASC" } });
      const waiting = await Promise.all(Array.from({ length: 30 }, asked));
      expect(new Set(waiting.map(({ code }) => code))).toEqual(new Set([SERVICE_CODES.late]));
      const [late, well] = await Promise.all([
        Promise.all(Array.from({ length: 100 }, asked)),
        Promise.all(Array.from({ length: 100 }, () => ask(app, elsewhere, { body: {} }))),
      ]);
      expect(late.every(({ code, status }) => code === SERVICE_CODES.late && status === 504)).toBe(true);
      expect(well.every(({ result }) => result === "well")).toBe(true);
      await holder.query("commit");
      await expect.poll(async () => (await asked()).code, { timeout: 10_000 }).toBe(SERVICE_CODES.ok);
    },
    OPEN_MS,
  );
});
