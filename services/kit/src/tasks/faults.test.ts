import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderExportRoutes } from "@linehaul/schema/orders/export-task";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { z } from "zod";
import type { OpenDatabase } from "../database.ts";
import { rowsOf } from "../database-type.ts";
import { EXPORT } from "../exports/make.ts";
import { openJobs } from "../jobs/jobs.ts";
import { openStorage } from "../storage/open.ts";
import { StorageAway, type Storage } from "../storage/storage.ts";
import { audit } from "../tables.ts";
import { onEachDatabase, onPostgres } from "../testing/database.ts";
import { asking, endings, heldWork } from "../testing/held-work.ts";
import { sampleMigrations } from "../testing/sample/service.ts";
import { ask, callerHeaders, result, testConfig, testService } from "../testing/service.ts";
import { until } from "../testing/until.ts";
import type { TaskKind } from "./kind.ts";

const folder = openStorage("order", testConfig("order"));
const open: FastifyInstance[] = [];

/** A service whose export is `kind`, and what is asked of it. */
function steps(database: () => OpenDatabase) {
  afterEach(async () => {
    for (const end of endings.splice(0)) end();
    for (const app of open.splice(0)) await app.close();
  });
  const start = async (kind: TaskKind, storage: Storage = folder) => {
    const app = await testService({
      service: "order",
      features: asking(kind),
      migrations: sampleMigrations,
      database: database(),
      storage,
      jobs: openJobs,
    });
    open.push(app);
    return app;
  };
  const begin = async (app: FastifyInstance): Promise<string> =>
    (await result(app, orderRoutes.exportAsync, { body: { columns: ["sfWaybillNo"], format: "CSV" } })).id;
  const over = async (app: FastifyInstance, id: string) =>
    (await until(
      async () => (await result(app, orderExportRoutes.byIds, { body: { ids: [id] } }))[0],
      (task) => task !== undefined && task.endedAt !== null,
    ))!;
  const retry = (app: FastifyInstance, id: string) => ask(app, orderExportRoutes.retry, { params: { id } });
  const fetch = (app: FastifyInstance, id: string) =>
    app.inject({ url: `/exportTask/download/${id}`, headers: callerHeaders("order", "EXPORT_CENTRE.DOWNLOAD") });

  return { start, begin, over, retry, fetch };
}

onEachDatabase(sampleMigrations, (database) => {
  const { start, begin, over, retry, fetch } = steps(database);
  test("FLT-01 SYS-09 a storage that is full fails a file by its own code and offers none; when it has room again, the file is asked for again", async () => {
    let isFull = true;
    const storage: Storage = {
      ...folder,
      put: async (container, key, chunks) => {
        if (!isFull) return folder.put(container, key, chunks);
        for await (const _half of chunks) throw new StorageAway("write", new Error("ENOSPC"));
        throw new Error("a file of nothing");
      },
    };
    const held = heldWork();
    const app = await start(held.kind, storage);
    const id = await begin(app);
    expect(await over(app, id)).toMatchObject({
      state: "FAILED",
      errorCode: SERVICE_CODES.storageAway,
      isKept: false,
      fileName: null,
    });
    expect((await fetch(app, id)).json()).toMatchObject({ code: SERVICE_CODES.wrongState });
    isFull = false;
    await retry(app, id);
    await held.begins(2);
    held.begun[1]!.end();
    expect(await over(app, id)).toMatchObject({ state: "SUCCESS", isKept: true });
    expect((await fetch(app, id)).payload).toBe("attempt 2");
  });
});

// PGlite has no connections to cut.
onPostgres(sampleMigrations, (database) => {
  const { start, begin, over, retry, fetch } = steps(database);
  const Connection = z.object({ pid: z.int() });
  const others = () =>
    rowsOf(
      database().db,
      sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      Connection,
    );
  /** Ends every connection to the database but the one that asks; resolves when all have heard of it. How many there were. */
  const cutAll = async (): Promise<number> => {
    const cut = new Set((await others()).map(({ pid }) => pid));
    for (const pid of cut) await database().db.execute(sql`select pg_terminate_backend(${pid})`);
    await until(others, (left) => !left.some(({ pid }) => cut.has(pid)));
    return cut.size;
  };

  test("FLT-12 SYS-09 connections that are cut in the middle of a task are made anew: it ends once", async () => {
    const held = heldWork();
    const app = await start(held.kind);
    const id = await begin(app);
    await held.begins(1);
    expect(await cutAll()).toBeGreaterThan(0);
    held.begun[0]!.work.progress(1, 2);
    held.begun[0]!.end();
    expect(await over(app, id)).toMatchObject({ state: "SUCCESS", isKept: true });
    expect(held.begun).toHaveLength(1);
    expect((await fetch(app, id)).payload).toBe("attempt 1");
  });

  test("FLT-12 ORD-12 a connection that is cut in the transaction that ends a task leaves no effect; asked again, there is one", async () => {
    let isCut = true;
    const kind: TaskKind = {
      ...EXPORT,
      run: async () => ({
        effect: async (tx, emit) => {
          emit({ type: "sample.stored", subject: "cut", site: "MY" });
          if (isCut) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        },
      }),
    };
    const stored = () => database().db.$count(audit, eq(audit.type, "sample.stored"));
    const app = await start(kind);
    const id = await begin(app);
    expect(await over(app, id)).toMatchObject({ state: "FAILED", errorCode: SERVICE_CODES.away });
    expect(await stored()).toBe(0);
    isCut = false;
    await retry(app, id);
    expect(await over(app, id)).toMatchObject({ state: "SUCCESS" });
    expect(await stored()).toBe(1);
  });
});
