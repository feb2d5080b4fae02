import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { rowsOf, type Db } from "./database-type.ts";
import { rewind } from "./testing/begun.ts";
import { onEachDatabase } from "./testing/database.ts";
import type { Filling } from "./testing/filling.ts";
import { sampleMigrations } from "./testing/sample/service.ts";

const write = (db: Db, name: string) =>
  db.execute(sql`insert into parcel (id, created_by, created_at, modified_by, modified_at, name, seen_at)
    values (gen_random_uuid(), 'a', now(), 'a', now(), ${name}, now())`);
const Text = z.object({ text: z.string() });
const one = async (db: Db, statement: ReturnType<typeof sql>) => (await rowsOf(db, statement, Text))[0]?.text;
const held = (db: Db) =>
  one(db, sql`select coalesce(string_agg(p::text, ';' order by name), '') as text from parcel p`);
const versions = (db: Db) => one(db, sql`select string_agg(xmin::text, ';' order by name) as text from parcel`);

const number = async (db: Db) => Number(await one(db, sql`select nextval('outbox_seq_seq')::text as text`));

/** One of its own: what a test of rewinding leaves behind serves nobody else. */
const filled: Filling = {
  name: "kit_rewound",
  migrations: sampleMigrations,
  fill: async (db) => {
    for (const name of ["changed", "deleted", "kept"]) await write(db, name);
    await number(db);
  },
};

onEachDatabase(filled, (database) => {
  test("a database of tests goes back to what it began with, and its next numbers are the same; what nobody wrote stays as it is", async () => {
    const { db } = database();
    const begun = await held(db);

    await db.execute(sql`update parcel set version = 2 where name = 'changed'`);
    await db.execute(sql`delete from parcel where name = 'deleted'`);
    await write(db, "new");
    await number(db);
    await db.execute(sql`create schema of_jobs create table job (id text)`);
    expect(await held(db)).not.toBe(begun);
    await rewind(db);
    expect(await held(db)).toBe(begun);
    expect(await number(db)).toBe(2);
    const schemas = sql`select count(*)::text as text from pg_namespace where nspname = 'of_jobs'`;
    expect(await one(db, schemas)).toBe("0");

    // As many rows as before, and yet others.
    const poured = await versions(db);
    await rewind(db);
    expect(await versions(db)).toBe(poured);
    await db.execute(sql`update parcel set version = 3 where name = 'kept'`);
    await rewind(db);
    expect(await held(db)).toBe(begun);
  });
});
