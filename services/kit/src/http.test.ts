import { afterAll, beforeAll, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { createMetrics, type Metrics } from "./metrics.ts";
import { onEachDatabase, OPEN_MS } from "./testing/database.ts";
import { parcelRoutes } from "./testing/sample/feature.ts";
import { sample, sampleMigrations } from "./testing/sample/service.ts";
import { ask, callerHeaders, result, testService } from "./testing/service.ts";

const body = { name: "Sealed box", weight: 3, seenAt: "2026-01-02T03:04:05.678Z" };

onEachDatabase(sampleMigrations, (database) => {
  let app: FastifyInstance;
  let metrics: Metrics;
  beforeAll(async () => {
    metrics = createMetrics("order", () => database());
    app = await testService({ ...sample, database: database(), metrics });
  }, OPEN_MS);
  afterAll(() => app.close());

  const save = (input: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: "POST",
      url: parcelRoutes.save.path,
      headers: { ...callerHeaders("order", "CURRENCY.CREATE"), ...headers },
      payload: input,
    });

  test("ERR-01 a result is wrapped in an envelope of code 0 and carries the caller's trace id", async () => {
    const traceId = "0123456789abcdef0123456789abcdef";
    const answered = await save(body, { "x-trace-id": traceId });
    expect(answered.statusCode).toBe(200);
    expect(answered.json()).toMatchObject({
      code: 0,
      traceId,
      result: { name: "Sealed box", version: 1, createdBy: "admin" },
    });
    expect(answered.headers["x-trace-id"]).toBe(traceId);
  });

  test("a trace id that is none is replaced by a new one", async () => {
    const answered = await save(body, { "x-trace-id": "<script>" });
    expect(answered.headers["x-trace-id"]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("each refused field names its rule and the rule's numbers", async () => {
    const answered = await save({ name: "x".repeat(21), weight: -1, seenAt: "yesterday" });
    expect(answered.statusCode).toBe(400);
    expect(answered.json()).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [
        { path: ["name"], key: "text.max", params: { maximum: 20 } },
        { path: ["weight"], key: "number.min", params: { minimum: 0 } },
        { path: ["seenAt"], key: "invalid", params: {} },
      ],
    });
  });

  test("an absent field is required", async () => {
    expect((await save({ weight: null, seenAt: body.seenAt })).json()).toMatchObject({
      fields: [{ path: ["name"], key: "required" }],
    });
  });

  test.each([
    ["a body over 1 MB", { payload: "x".repeat(1_100_000), type: "application/json" }, SERVICE_CODES.tooLarge],
    ["broken JSON", { payload: "{", type: "application/json" }, SERVICE_CODES.invalid],
    ["another type", { payload: "a=1", type: "application/x-www-form-urlencoded" }, SERVICE_CODES.invalid],
    [
      "a NUL in a text",
      { payload: JSON.stringify({ ...body, name: "a\0b" }), type: "application/json" },
      SERVICE_CODES.invalid,
    ],
  ])("%s answers its code and nothing internal", async (_title, { payload, type }, code) => {
    const answered = await app.inject({
      method: "POST",
      url: parcelRoutes.save.path,
      headers: { ...callerHeaders("order", "CURRENCY.CREATE"), "content-type": type },
      payload,
    });
    expect(Object.keys(answered.json()).sort()).toEqual(["code", "msg", "traceId"]);
    expect(answered.json()).toMatchObject({ code });
  });

  test("a refusal speaks the caller's language", async () => {
    const inLanguage = async (language: string): Promise<unknown> =>
      (await app.inject({ url: "/nowhere", headers: { "accept-language": language } })).json().msg;
    expect(await inLanguage("zh-HK,en;q=0.5")).not.toBe(await inLanguage("fr"));
    expect(await inLanguage("fr")).toBe("Not found.");
  });

  test("an unknown address is not found", async () => {
    const answered = await app.inject({ method: "GET", url: "/nowhere" });
    expect([answered.statusCode, answered.json().code]).toEqual([404, SERVICE_CODES.notFound]);
  });

  test("an address that can't be decoded is invalid", async () => {
    const answered = await app.inject({ method: "GET", url: "/parcel/%E0%A4%A" });
    expect([answered.statusCode, answered.json().code]).toEqual([400, SERVICE_CODES.invalid]);
  });

  test.each([parcelRoutes.save.path, "/nowhere"])("FLT-04 QUERY %s without a content type is invalid", async (url) => {
    const answered = await app.inject({ method: "QUERY", url, payload: "a" });
    expect([answered.statusCode, answered.json().code]).toEqual([400, SERVICE_CODES.invalid]);
  });

  test("a caller is known before anything else is looked at", async () => {
    const asked = await app.inject({ method: "POST", url: parcelRoutes.save.path, payload: "{" });
    expect([asked.statusCode, asked.json().code]).toEqual([401, SERVICE_CODES.noCaller]);
    const forged = await ask(
      app,
      parcelRoutes.byIds,
      { body: { ids: [] } },
      { headers: { authorization: "Bearer a.b" } },
    );
    expect([forged.status, forged.code]).toEqual([401, SERVICE_CODES.callerForged]);
    const other = await ask(app, parcelRoutes.byIds, { body: { ids: [] } }, { button: "CURRENCY.EDIT" });
    expect([other.status, other.code]).toEqual([403, SERVICE_CODES.notTaken]);
  });

  test("the same name twice is refused at its field", async () => {
    await result(app, parcelRoutes.save, { body: { ...body, name: "Twice" } });
    const again = await ask(app, parcelRoutes.save, { body: { ...body, name: "Twice" } });
    expect(again).toMatchObject({
      status: 409,
      code: SERVICE_CODES.duplicate,
      fields: [{ path: ["name"], key: "duplicate" }],
    });
  });

  test("an edit of an older version is refused", async () => {
    const made = await result(app, parcelRoutes.save, { body: { ...body, name: "Edited" } });
    const edit = { ...body, name: "Edited more", id: made.id, version: 1 };
    const button = "CURRENCY.EDIT";
    expect(await result(app, parcelRoutes.save, { body: edit }, { button })).toMatchObject({
      version: 2,
      name: "Edited more",
    });
    expect(await ask(app, parcelRoutes.save, { body: edit }, { button })).toMatchObject({
      code: SERVICE_CODES.changed,
    });
  });

  test("creating needs its own button, and so does editing", async () => {
    const made = await result(app, parcelRoutes.save, { body: { ...body, name: "Own button" } });
    expect(await ask(app, parcelRoutes.save, { body }, { button: "CURRENCY.EDIT" })).toMatchObject({
      code: SERVICE_CODES.notTaken,
    });
    const edit = { body: { ...body, id: made.id, version: 1 } };
    expect(await ask(app, parcelRoutes.save, edit)).toMatchObject({ code: SERVICE_CODES.notTaken });
  });

  test("disabling twice answers the same row, and tells once", async () => {
    const { id } = await result(app, parcelRoutes.save, { body: { ...body, name: "Disabled" } });
    const first = await result(app, parcelRoutes.disable, { params: { id } });
    expect(first).toMatchObject({ status: "DISABLED", version: 2 });
    expect(await result(app, parcelRoutes.disable, { params: { id } })).toEqual(first);
  });

  test("health tells that the process and its database answer, and metrics count by route", async () => {
    expect((await app.inject("/health/live")).statusCode).toBe(200);
    expect((await app.inject("/health/ready")).json()).toEqual({ status: "ready" });
    expect(await metrics.registry.metrics()).toContain('route="/parcel/save",status="200"');
  });

  test("SEC-19 metrics are told to nobody who asks the service, and every answer says how it is to be handled", async () => {
    expect((await app.inject("/metrics")).statusCode).toBe(404);
    for (const path of ["/docs", "/openapi.json", "/health/live", "/metrics", "/%"])
      expect((await app.inject(path)).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
    expect((await save({})).headers).toMatchObject({ "x-content-type-options": "nosniff" });
  });

  test("the OpenAPI document is 3.1 and names the buttons; its page asks nothing of others", async () => {
    const document = (await app.inject("/openapi.json")).json();
    expect(document).toMatchObject({
      openapi: "3.1.0",
      paths: { "/parcel/save": { post: { "x-may": ["CURRENCY.CREATE", "CURRENCY.EDIT"] } } },
    });
    const page = await app.inject("/docs");
    expect(page.body).toContain("/parcel/disable/{id}");
    expect(page.body).not.toMatch(/<script|(src|href)="(https?:)?\/\//);
  });
});
