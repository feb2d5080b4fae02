import { expect, test } from "vitest";
import { z } from "zod";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { feature } from "./feature.ts";
import { onEachDatabase } from "./testing/database.ts";
import { keptLog } from "./testing/kept-log.ts";
import { parcelRoutes } from "./testing/sample/feature.ts";
import { sample, sampleMigrations } from "./testing/sample/service.ts";
import { ask, EVERY_ROW, testConfig } from "./testing/service.ts";
import { buildService } from "./build-service.ts";

const Line = z.object({ level: z.number(), msg: z.string() });
const ERROR = 50;

onEachDatabase(sampleMigrations, (database) => {
  test("FLT-13 a database that is away is 503 to each request and a line to the log, not one a request", async () => {
    const log = keptLog();
    const away = feature(
      { byIds: parcelRoutes.byIds },
      { byIds: () => Promise.reject(new Error("Failed query", { cause: new Error("Connection terminated") })) },
    );
    const app = await buildService({
      ...sample,
      features: [away],
      database: database(),
      config: { ...testConfig("order"), LOG_LEVEL: "trace" },
      scopes: () => async () => EVERY_ROW,
      logTo: log.to,
    });
    const id = "0198c0de-0000-7000-8000-000000000001";
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => ask(app, parcelRoutes.byIds, { body: { ids: [id] } })),
    );
    await app.close();
    expect(new Set(asked.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set([`503 ${SERVICE_CODES.away}`]),
    );
    const lines = log.lines().map((line) => Line.parse(JSON.parse(line)));
    expect(lines.filter(({ level }) => level >= ERROR)).toEqual([
      expect.objectContaining({ msg: "the database does not answer" }),
    ]);
  });
});
