import { mkdtempSync, rmSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { openDatabase, type OpenDatabase } from "./database.ts";
import { rowsOf } from "./database-type.ts";
import { StartFailure } from "./start-failure.ts";
import { OPEN_MS } from "./testing/database.ts";
import { sampleMigrations } from "./testing/sample/service.ts";

const root = mkdtempSync(join(tmpdir(), "database-"));
afterAll(() => rmSync(root, { recursive: true }));
const server = process.env["DATABASE_URL"] ?? "";
const shared = { service: "order", migrations: sampleMigrations } as const;
const parcels = async ({ db }: OpenDatabase) =>
  (await rowsOf(db, sql`select count(*)::int as n from parcel`, z.object({ n: z.int() })))[0]?.n;

test(
  "an embedded database is kept, is one process's, and is opened again after it was closed",
  async () => {
    const options = { ...shared, config: { DATA_DIR: root, DATABASE_PREFIX: "linehaul" } };
    const first = await openDatabase(options);
    await first.db.execute(sql`insert into parcel (id, created_by, created_at, modified_by, modified_at, name, seen_at)
      values (gen_random_uuid(), 'a', now(), 'a', now(), 'kept', now())`);
    await expect(openDatabase(options)).rejects.toThrow(StartFailure);
    await first.close();
    const again = await openDatabase(options);
    expect(await parcels(again)).toBe(1);
    await again.close();
  },
  OPEN_MS,
);

test("a server that does not answer is one clear line without the password", async () => {
  const config = { DATA_DIR: root, DATABASE_PREFIX: "linehaul", DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/x" };
  const failed = await openDatabase({ ...shared, config }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StartFailure);
  expect(String(failed)).toContain("check DATABASE_URL");
  expect(String(failed)).not.toContain("hunter2");
});

test.skipIf(server === "")(
  "instances that start together make and migrate one database (PostgreSQL)",
  async () => {
    const prefix = `linehaul_test_${randomUUID().slice(0, 8)}`;
    const config = { DATA_DIR: root, DATABASE_PREFIX: prefix, DATABASE_URL: server };
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ ...shared, config })));
    expect(await Promise.all(opened.map(parcels))).toEqual([0, 0, 0]);
    await Promise.all(opened.map((o) => o.close()));
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(`drop database ${client.escapeIdentifier(`${prefix}_order`)}`);
    await client.end();
  },
  OPEN_MS,
);
