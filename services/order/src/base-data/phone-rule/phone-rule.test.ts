import { audit, outbox } from "@linehaul/kit/tables";
import type { Source } from "@linehaul/kit/source/source";
import { httpSource } from "@linehaul/kit/source/http-source";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { says, stubReceiver, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import type { PullFound } from "@linehaul/schema/base-data/pull/found";
import { phoneRuleRoutes as routes } from "@linehaul/schema/base-data/phone-rule/routes";
import type { SourcedPhoneRule } from "@linehaul/schema/base-data/phone-rule/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";
import { phoneRule } from "./table.ts";

const MY = { callingCode: 60, countries: ["MY"], lengths: [9, 10], patterns: ["[13]\\d+"], example: "123456789" };
const ID = { callingCode: 62, countries: ["ID"], lengths: [10], patterns: ["8\\d+"], example: "8123456789" };
const VN = { callingCode: 84, countries: ["VN"], lengths: [9], patterns: ["9\\d+"], example: "912345678" };
const PULL = { button: "PHONE_RULE.PULL" } as const;

onEachDatabase(withoutOrders, (database) => {
  let said: readonly SourcedPhoneRule[] = [];
  const source: Source = { kind: "REMOTE", read: async () => ({ rows: said }) };
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), source });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await database().db.delete(phoneRule);
    said = [MY, ID];
    await result(app, routes.pullAndUpdateLocalCache, {});
  });

  const look = (): Promise<PullFound> => result(app, routes.getRuleFromRemote, {});
  const pull = (digest: string, ...keys: string[]) => ask(app, routes.pullAndUpdate, { body: { digest, keys } }, PULL);
  const rules = async () => (await result(app, routes.pageQuery, { body: { pageSize: 50, sort: "CODE_ASC" } })).data;
  const codes = async () => (await rules()).map(({ callingCode }) => callingCode);

  test("SYS-07 a look tells what is new, changed and gone by field, and changes nothing", async () => {
    said = [{ ...MY, lengths: [8, 9, 10], countries: ["MY"] }, VN];
    const before = await rules();
    const { rows, same, source: asked } = await look();
    expect(asked).toBe("REMOTE");
    expect(same).toBe(0);
    expect(rows.map(({ key, name, state }) => [key, name, state])).toEqual([
      ["60", "+60 MY", "CHANGED"],
      ["62", "+62 ID", "GONE"],
      ["84", "+84 VN", "NEW"],
    ]);
    expect(rows[0]?.fields).toEqual([{ field: "lengths", here: "9–10", there: "8–10", stays: false }]);
    expect(rows[1]?.fields).toContainEqual({ field: "countries", here: "ID", there: null, stays: false });
    expect(rows[2]?.fields).toContainEqual({ field: "example", here: null, there: "912345678", stays: false });
    expect(await rules()).toEqual(before);
  });

  test("SYS-07 what is ticked is taken in one transaction, each row told and recorded; the rest stays", async () => {
    said = [{ ...MY, lengths: [8, 9, 10] }, VN];
    const { digest } = await look();
    expect((await pull(digest, "60", "84")).result).toEqual({ added: 1, changed: 1, deleted: 0, stayed: 0 });
    const [my, id, vn] = await rules();
    expect(my).toMatchObject({ callingCode: 60, lengths: [8, 9, 10], version: 2, modifiedBy: "admin" });
    expect(id).toMatchObject({ callingCode: 62, version: 1 });
    expect(vn).toMatchObject({ ...VN, version: 1, status: "ENABLED" });
    const { db } = database();
    const told = await db.select().from(outbox).where(eq(outbox.subject, my!.id));
    expect(told.map(({ type }) => type)).toEqual(["phoneRule.changed", "phoneRule.changed"]);
    const recorded = await db.select().from(audit).where(eq(audit.subject, my!.id));
    expect(recorded.at(-1)).toMatchObject({ before: { lengths: [9, 10] }, after: { lengths: [8, 9, 10] } });
    const pulls = await db.select().from(audit).where(eq(audit.type, "baseData.pulled"));
    expect(pulls.at(-1)?.after).toMatchObject({ added: 1, changed: 1, source: "REMOTE" });

    const again = await look();
    expect([again.rows.map(({ key }) => key), again.same]).toEqual([["62"], 2]);
    expect((await pull(again.digest, "62")).result).toMatchObject({ deleted: 1 });
    expect(await codes()).toEqual([60, 84]);
    expect(await look()).toMatchObject({ rows: [], same: 2 });
  });

  test("SYS-07 what has changed since the look, at the source or here, is not taken; nor what was not found", async () => {
    said = [MY, ID, VN];
    const { digest } = await look();
    said = [MY, ID, { ...VN, lengths: [9, 10] }];
    const changed = { code: SERVICE_CODES.changed };
    expect(await pull(digest, "84")).toMatchObject(changed);
    said = [MY, ID, VN];
    expect(await pull(digest, "84", "99")).toMatchObject(changed);
    expect(await codes()).toEqual([60, 62]);
    expect((await pull(digest, "84")).code).toBe(0);
  });

  test("SYS-07 of two who pull at once one does, and the other looks again", async () => {
    said = [MY, ID, VN];
    const { digest } = await look();
    const both = await Promise.all([pull(digest, "84"), pull(digest, "84")]);
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, SERVICE_CODES.changed]));
    expect(await codes()).toEqual([60, 62, 84]);
  });

  test("SYS-07 everything new and changed is taken at once by scripts; what is gone stays", async () => {
    said = [{ ...MY, example: "198765432" }, VN];
    const done = await result(app, routes.pullAndUpdateLocalCache, {});
    expect(done).toEqual({ added: 1, changed: 1, deleted: 0, stayed: 0 });
    expect(await codes()).toEqual([60, 62, 84]);
  });

  test("SYS-07 a number is tried by the rule of its calling code; without one it is taken, without a country it is not", async () => {
    const tried = (phone: string) => result(app, routes.tried, { body: { phone } });
    expect(await tried("+60 (0)12-345 6789")).toEqual({
      callingCode: 60,
      countries: ["MY"],
      number: "+60123456789",
      problem: null,
    });
    const params = { code: "60", example: "+60 123456789" };
    expect((await tried("+60 12")).problem).toEqual({ key: "phone.length", params: { ...params, lengths: "9–10" } });
    expect((await tried("+60 923456789")).problem).toEqual({ key: "phone.pattern", params });
    expect(await tried("+84 1")).toMatchObject({ callingCode: null, number: "+841", problem: null });
    expect((await tried("012-345 6789")).problem).toEqual({ key: "phone.international", params: {} });
  });

  test("SYS-07 rules are found by calling code, country and its name; a refresh tells what it read anew", async () => {
    const found = async (keyword: string) =>
      (await result(app, routes.pageQuery, { body: { pageSize: 50, filter: { keyword } } })).data.map(
        ({ callingCode }) => callingCode,
      );
    expect([await found("+60"), await found("id"), await found("马来"), await found("Nowhere")]).toEqual([
      [60],
      [62],
      [60],
      [],
    ]);
    const [{ modifiedAt } = { modifiedAt: "" }] = (await rules()).slice(-1);
    expect(await result(app, routes.refreshLocalCache, {})).toEqual({ rules: 2, patterns: 2, changedAt: modifiedAt });
  });

  test("PERM-01 each act has its own button", async () => {
    const view = { button: "PHONE_RULE.VIEW" } as const;
    const refused = { code: SERVICE_CODES.notTaken };
    const body = { digest: "d", keys: ["60"] };
    const [{ id } = { id: "" }] = await rules();
    expect(await ask(app, routes.getRuleFromRemote, {}, view)).toMatchObject(refused);
    expect(await ask(app, routes.pullAndUpdate, { body }, view)).toMatchObject(refused);
    expect(await ask(app, routes.pullAndUpdateLocalCache, {}, view)).toMatchObject(refused);
    expect(await ask(app, routes.refreshLocalCache, {}, view)).toMatchObject(refused);
    expect(await ask(app, routes.delete, { params: { id } }, view)).toMatchObject(refused);
    expect(await codes()).toEqual([60, 62]);
  });

  test("SYS-07 a deleted rule is obeyed no more, and comes back with a pull", async () => {
    const [{ id } = { id: "" }] = await rules();
    await result(app, routes.delete, { params: { id } });
    expect((await result(app, routes.tried, { body: { phone: "+60 1" } })).problem).toBeNull();
    expect((await look()).rows).toMatchObject([{ key: "60", state: "NEW" }]);
    expect((await ask(app, routes.delete, { params: { id } })).code).toBe(SERVICE_CODES.notFound);
  });

  test("SYS-07 without a source it is what comes with the release", async () => {
    const own = await testService({ ...service, database: database() });
    const found = await result(own, routes.getRuleFromRemote, {});
    await own.close();
    expect(found.source).toBe("PACKAGED");
    expect(found.rows.filter(({ state }) => state === "NEW").length).toBeGreaterThan(200);
  });
});

onEachDatabase(released(service), (database) => {
  let remote: StubReceiver;
  let app: FastifyInstance;
  beforeAll(async () => {
    remote = await stubReceiver();
    app = await testService({ ...service, database: database(), source: httpSource(remote.url, 300) });
  });
  afterAll(async () => {
    await app.close();
    await remote.close();
  });
  const rows = (...all: readonly object[]) => says(200, { etag: `"${all.length}"` }, JSON.stringify({ rows: all }));

  test("SYS-07 a source that is silent, broken off, unreadable or by another contract changes nothing, and is told by a code", async () => {
    remote.behave(rows(MY));
    expect(await result(app, routes.pullAndUpdateLocalCache, {})).toMatchObject({ added: 1 });
    for (const [manner, code, detail] of [
      [() => undefined, SERVICE_CODES.sourceSilent, undefined],
      [says(200, {}, '{"rows":['), SERVICE_CODES.sourceUnreadable, "JSON"],
      [says(503), SERVICE_CODES.sourceUnreadable, "HTTP 503"],
      [rows(ID, { ...VN, patterns: ["(?=9)\\d+"] }), SERVICE_CODES.sourceUnreadable, "phoneRules.rows.1.patterns.0"],
    ] as const) {
      remote.behave(manner);
      for (const route of [routes.getRuleFromRemote, routes.pullAndUpdateLocalCache])
        expect(await ask(app, route, {}, PULL)).toMatchObject({
          code,
          ...(detail && { detail }),
          traceId: expect.any(String),
        });
    }
    expect((await database().db.select().from(phoneRule)).map(({ callingCode }) => callingCode)).toEqual([60]);
  });
});
