import { eq } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { contentHash } from "./content-hash.ts";
import { newId } from "./ids.ts";
import { onEachDatabase, OPEN_MS } from "./testing/database.ts";
import { parcelRoutes } from "./testing/sample/feature.ts";
import { sample, sampleMigrations } from "./testing/sample/service.ts";
import { parcel } from "./testing/sample/table.ts";
import { ask, testService } from "./testing/service.ts";
import { audit, outbox } from "./tables.ts";
import { IDEMPOTENCY_MS } from "./write.ts";

const seenAt = "2026-01-02T03:04:05.678Z";

test("the order of keys does not change what was asked", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse());
      expect(contentHash(turned)).toBe(contentHash(value));
    }),
  );
});

onEachDatabase(sampleMigrations, (database) => {
  let app: FastifyInstance;
  let now = new Date("2026-06-01T00:00:00.000Z");
  beforeAll(async () => {
    app = await testService({ ...sample, database: database(), now: () => now });
  }, OPEN_MS);
  afterAll(() => app.close());

  const save = (name: string, key?: string, user = "u-1") =>
    ask(
      app,
      parcelRoutes.save,
      { body: { name, weight: 1, seenAt } },
      { caller: { user }, headers: key === undefined ? {} : { "idempotency-key": key } },
    );
  const named = (name: string) => database().db.select().from(parcel).where(eq(parcel.name, name));

  test("a change, its audit row and its event are written together", async () => {
    const { result, traceId } = await save("Together");
    const id = result!.id;
    expect(await database().db.select().from(outbox).where(eq(outbox.subject, id))).toMatchObject([
      { type: "parcel.changed", user: "u-1", traceId, at: now },
    ]);
    expect(await database().db.select().from(audit).where(eq(audit.subject, id))).toMatchObject([
      {
        user: "u-1",
        userName: "admin",
        button: "CURRENCY.CREATE",
        route: "POST /parcel/save",
        traceId,
        service: "order",
        kind: "CHANGE",
        module: "CURRENCY",
        before: null,
        after: { name: "Together" },
        fields: [],
      },
    ]);
  });

  test("a change that fails leaves nothing behind, its key neither", async () => {
    const key = newId();
    await save("Taken");
    const count = async () => (await database().db.select().from(outbox)).length;
    const before = await count();
    expect((await save("Taken", key)).code).toBe(SERVICE_CODES.duplicate);
    expect(await count()).toBe(before);
    expect((await save("Free", key)).code).toBe(0);
  });

  test("ERR-05 the same key with the same body is answered again and done once", async () => {
    const key = newId();
    const first = await save("Once", key);
    expect((await save("Once", key)).result).toEqual(first.result);
    expect(await named("Once")).toHaveLength(1);
  });

  test("ERR-05 the same key sent several times at once is done once", async () => {
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => save("At once", key)));
    expect(new Set(answers.map((a) => a.result?.id)).size).toBe(1);
    expect(await named("At once")).toHaveLength(1);
  });

  test("ERR-05 the same key with another body answers 409003", async () => {
    const key = newId();
    await save("One body", key);
    expect(await save("Another body", key)).toMatchObject({ status: 409, code: SERVICE_CODES.repeated });
    expect(await named("Another body")).toHaveLength(0);
  });

  test("a key is a user's own", async () => {
    const key = newId();
    const mine = await save("Mine", key, "u-1");
    const hers = await save("Hers", key, "u-2");
    expect([mine.code, hers.code]).toEqual([0, 0]);
  });

  test("a key is forgotten after 24 hours", async () => {
    const key = newId();
    await save("Yesterday", key);
    now = new Date(now.getTime() + IDEMPOTENCY_MS + 1);
    expect((await save("Today", key)).code).toBe(0);
  });

  test("a key that is none is refused", async () => {
    expect(await save("Odd key", "no")).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["idempotency-key"], key: "invalid" }],
    });
  });
});
