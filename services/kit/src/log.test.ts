import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { feature } from "./feature.ts";
import { onEachDatabase } from "./testing/database.ts";
import { keptLog } from "./testing/kept-log.ts";
import { parcelRoutes } from "./testing/sample/feature.ts";
import { sample, sampleMigrations } from "./testing/sample/service.ts";
import { ask, EVERY_ROW, testConfig } from "./testing/service.ts";
import { buildService } from "./build-service.ts";

const SECRET = "+60 12-345 6789";
const traceId = "0123456789abcdef0123456789abcdef";

/** Handlers that fail in a way that knows a secret. */
const failing = feature(
  { byIds: parcelRoutes.byIds, pageQuery: parcelRoutes.pageQuery },
  {
    byIds: async (_input, call) => {
      call.log.info("looking");
      await call.db.execute(sql`select ${SECRET}::text from nowhere`);
      return [];
    },
    pageQuery: () => Promise.reject(new Error("boom")),
  },
);

onEachDatabase(sampleMigrations, (database) => {
  test("AUTH-12 every line of a request has its trace id, and no secret of it leaves", async () => {
    const log = keptLog();
    const app = await buildService({
      ...sample,
      features: [failing],
      database: database(),
      config: { ...testConfig("order"), LOG_LEVEL: "trace" },
      scopes: () => async () => EVERY_ROW,
      logTo: log.to,
    });
    const headers = { "x-trace-id": traceId };
    const id = "0198c0de-0000-7000-8000-000000000001";
    const first = await ask(app, parcelRoutes.byIds, { body: { ids: [id] } }, { headers });
    const second = await ask(app, parcelRoutes.pageQuery, { body: { pageSize: 1 } }, { headers });
    await app.close();

    expect([first, second].map((a) => [a.status, a.code, a.traceId])).toEqual([
      [500, SERVICE_CODES.broken, traceId],
      [500, SERVICE_CODES.broken, traceId],
    ]);
    const [all, lines] = [log.text(), log.lines()];
    expect(lines.filter((l) => l.includes(traceId))).toHaveLength(lines.length);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(all).not.toContain(SECRET);
    expect(all).not.toContain("Bearer");
    expect(all).toContain("boom");
    expect(JSON.stringify([first, second])).not.toMatch(/boom|nowhere|select|node_modules/);
  });
});
