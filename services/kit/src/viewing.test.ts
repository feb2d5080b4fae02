import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { FileAnswer } from "@linehaul/schema/file";
import { route } from "@linehaul/schema/route";
import { feature } from "./feature.ts";
import { buildService } from "./build-service.ts";
import { audit, outbox } from "./tables.ts";
import { keptLog } from "./testing/kept-log.ts";
import { onEachDatabase, OPEN_MS } from "./testing/database.ts";
import { parcelFeature, parcelRoutes } from "./testing/sample/feature.ts";
import { sample, sampleMigrations } from "./testing/sample/service.ts";
import { parcel } from "./testing/sample/table.ts";
import { ask, EVERY_ROW, result, testConfig } from "./testing/service.ts";

const common = { service: "order", method: "POST", may: ["SELF"], summary: "For a test" } as const;
const routes = {
  /** Reads, but lets something out of the house. */
  file: route({ ...common, path: "/test/file", safe: true, file: true, result: FileAnswer }),
  end: route({ ...common, path: "/test/end", whileViewing: true, result: z.object({ ended: z.boolean() }) }),
};
const own = feature(routes, {
  file: async () => ({ name: "x.csv", type: "text/csv", chunks: (async function* () {})() }),
  end: (_input, call) =>
    call.write(async (_tx, emit) => {
      emit({ type: "test.ended", subject: "s" });
      return { ended: true };
    }),
});
const viewedBy = { user: "u-9", userName: "the.admin" };

onEachDatabase(sampleMigrations, (database) => {
  let app: FastifyInstance;
  const log = keptLog();
  beforeAll(async () => {
    app = await buildService({
      ...sample,
      features: [parcelFeature, own],
      database: database(),
      config: { ...testConfig("order"), LOG_LEVEL: "info" },
      scopes: () => async () => EVERY_ROW,
      logTo: log.to,
    });
  }, OPEN_MS);
  afterAll(() => app.close());

  const caller = { viewedBy };
  test("whoever views as another user reads, and no more: nothing is written, no file leaves", async () => {
    await result(app, parcelRoutes.pageQuery, { body: { pageSize: 5 } }, { caller });
    const body = { name: "Never", weight: 1, seenAt: "2026-01-02T03:04:05.678Z" };
    const refused = { status: 403, code: SERVICE_CODES.readOnly };
    expect(await ask(app, parcelRoutes.save, { body }, { caller })).toMatchObject(refused);
    expect(await ask(app, routes.file, {}, { caller })).toMatchObject(refused);
    expect(await database().db.select().from(parcel)).toEqual([]);
    expect(await database().db.select().from(audit)).toEqual([]);
  });

  test("what ends it is answered, and recorded of the one who really sits there", async () => {
    expect(await result(app, routes.end, {}, { caller })).toEqual({ ended: true });
    expect(await database().db.select().from(audit)).toMatchObject([
      { user: "u-9", userName: "the.admin", role: null },
    ]);
    expect(await database().db.select().from(outbox)).toMatchObject([{ user: "u-9" }]);
  });

  test("the log line of each such request names both, of refused ones too", async () => {
    log.forget();
    await ask(app, parcelRoutes.pageQuery, { body: { pageSize: 5 } }, { caller });
    await ask(app, routes.file, {}, { caller });
    await ask(app, parcelRoutes.pageQuery, { body: { pageSize: 5 } });
    const answered = log
      .lines()
      .filter((line) => line.includes('"answered"'))
      .map((line) => z.looseObject({}).parse(JSON.parse(line)));
    expect(answered.map((line) => [line["user"], line["viewingAs"]])).toEqual([
      ["the.admin", "admin"],
      ["the.admin", "admin"],
      [undefined, undefined],
    ]);
  });
});
