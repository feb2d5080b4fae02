import { demoCustomers } from "@linehaul/kit/demo/customers";
import { audit } from "@linehaul/kit/tables";
import { userTask } from "@linehaul/kit/tasks/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, callerHeaders, result, testService } from "@linehaul/kit/testing/service";
import { customerActRoutes as routes } from "@linehaul/schema/customers/act";
import { MOST_ACTED } from "@linehaul/schema/customers/act-limits";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { BUTTONS, type MenuButton } from "@linehaul/schema/modules";
import { and, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { customer as service } from "../../../service.ts";
import { filledCustomer } from "../../../testing/filled.ts";
import { customers } from "../table.ts";
import { customerActOutcome } from "./table.ts";
import { type CutShort, idleJobs, workOn } from "./testing/worked.ts";

const mine = demoCustomers().filter(({ site }) => site === "MY");
const codes = mine.map(({ customerCode }) => customerCode);
const ALL = mine.length;
const NOW = new Date("2026-11-25T10:00:00.000Z");
const everywhere = { countries: null, orgs: null, customers: null };
const scopeOf = {
  my: { ...everywhere, sites: ["MY" as const] },
  sales: { ...everywhere, sites: ["MY" as const], orgs: ["MYSALES"] },
};
type Scope = keyof typeof scopeOf;
let standing: { buttons: MenuButton[]; scope: Scope };

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const standingOf = async () => standing;
    app = await testService({ ...service, database: database(), scopeOf, jobs: idleJobs, standingOf, now: () => NOW });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    standing = { buttons: [...BUTTONS], scope: "my" };
    await database().db.delete(userTask);
    await database().db.update(customers).set({ status: "USABLE", unusableReason: null });
  });

  const as = (scope: Scope = "my") => ({ caller: { site: "MY", scope } }) as const;
  const set = (some: readonly string[], status: "ADDED" | "UNUSABLE") =>
    database()
      .db.update(customers)
      .set({ status })
      .where(inArray(customers.customerCode, [...some]));
  const reason = "Bills unpaid for 90 days";
  const disable = (filter?: object, headers = {}) =>
    result(app, routes.disable, { body: { reason, ...(filter && { filter }) } }, { ...as(), headers });
  const work = (taskId: string, cut?: CutShort) =>
    workOn(taskId, { database: database(), scopeOf, standing: async () => standing, now: () => NOW }, cut);
  const seen = async (taskId: string) => (await result(app, routes.detail, { body: { taskId } }, as()))!;
  const told = (taskId: string, type: string) =>
    database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, taskId), eq(audit.type, type)));
  const statuses = async (some: readonly string[] = codes) => {
    const rows = await database()
      .db.select({ status: customers.status })
      .from(customers)
      .where(inArray(customers.customerCode, [...some]));
    return new Set(rows.map(({ status }) => status));
  };

  test("CUS-19 all that match are acted on by a task: said before, counted by outcome after, one that can't be stops no other", async () => {
    const { db } = database();
    await set(codes.slice(0, 5), "UNUSABLE");
    await set(codes.slice(5, 8), "ADDED");
    const outcomes = [
      { outcome: "DONE", count: ALL - 8 },
      { outcome: "ALREADY", count: 5 },
      { outcome: "NOT_NOW", count: 3 },
    ];
    const foretold = await result(app, routes.preview, { body: { kind: "DISABLE" } }, as());
    expect(foretold).toEqual({ matching: { count: ALL, exact: true }, outcomes, hindrance: null });
    const asked = await disable();
    expect(asked).toMatchObject({ kind: "DISABLE", state: "PENDING", customers: ALL, looked: 0, outcomes: [] });
    expect(await statuses(codes.slice(8))).toEqual(new Set(["USABLE"]));
    await work(asked.taskId);
    expect(await seen(asked.taskId)).toMatchObject({ state: "SUCCESS", looked: ALL, done: ALL - 8, outcomes });
    expect(await statuses(codes.slice(8))).toEqual(new Set(["UNUSABLE"]));
    const foreign = await db.select().from(customers).where(eq(customers.site, "VN"));
    expect(new Set(foreign.map(({ status }) => status))).toEqual(new Set(["USABLE"]));
    const ofAct = and(eq(audit.traceId, asked.traceId), eq(audit.type, "customer.changed"));
    const changes = await db.select().from(audit).where(ofAct);
    expect(changes).toHaveLength(ALL - 8);
    expect(changes[0]).toMatchObject({ userName: "admin", reason, route: "task customerAct.disable" });
  });

  test("CUS-19 who asked, what and of how many is in the trail before anything is done", async () => {
    const { taskId } = await disable({ settlementType: "CASH", keyword: "a" });
    const [row] = await told(taskId, "customerAct.asked");
    const after = { kind: "customerAct.disable", reason, settlementType: "CASH", keyword: "a" };
    expect(row).toMatchObject({ after });
    expect(row?.after?.["customers"]).toBe((await seen(taskId)).customers);
  });

  test("CUS-19 customers are those that matched when it was asked: a filter that the act itself changes leaves none out", async () => {
    await set(codes.slice(0, 450), "UNUSABLE");
    const body = { filter: { status: ["UNUSABLE" as const] } };
    const { taskId, customers: count } = await result(app, routes.enable, { body }, as());
    expect(count).toBe(450);
    await work(taskId);
    expect(await seen(taskId)).toMatchObject({ looked: 450, outcomes: [{ outcome: "DONE", count: 450 }] });
    expect(await statuses()).toEqual(new Set(["USABLE"]));
  });

  test("FLT-19 one whose process stopped between its batches is begun again, and says of each what it did itself", async () => {
    const { taskId } = await disable();
    await expect(work(taskId, { after: MOST_TURNED, by: "PROCESS" })).rejects.toThrow();
    expect(await seen(taskId)).toMatchObject({ state: "PROCESSING", looked: MOST_TURNED, done: MOST_TURNED });
    await work(taskId);
    expect(await seen(taskId)).toMatchObject({ state: "SUCCESS", outcomes: [{ outcome: "DONE", count: ALL }] });
    const kept = await database().db.select().from(customerActOutcome).where(eq(customerActOutcome.taskId, taskId));
    expect(new Set(kept.map(({ customerCode }) => customerCode))).toEqual(new Set(codes));
    expect(kept.every(({ status, name }) => status === "UNUSABLE" && name !== null)).toBe(true);
  });

  test("CUS-19 two attempts at the same time do each customer once", async () => {
    const { taskId, traceId } = await disable();
    await Promise.allSettled([work(taskId), work(taskId)]);
    expect((await seen(taskId)).outcomes).toEqual([{ outcome: "DONE", count: ALL }]);
    const ofAct = and(eq(audit.traceId, traceId), eq(audit.type, "customer.changed"));
    expect(await database().db.$count(audit, ofAct)).toBe(ALL);
  });

  test("CUS-19 one that its owner stops leaves the rest alone; the rest is done when it is asked for again", async () => {
    const { taskId } = await disable();
    await work(taskId, { after: MOST_TURNED, by: "OWNER" });
    const stopped = await result(app, routes.stop, { params: { taskId } }, as());
    expect(stopped).toMatchObject({ state: "CANCELLED", customers: ALL, looked: MOST_TURNED, done: MOST_TURNED });
    await work(taskId);
    expect((await seen(taskId)).looked).toBe(MOST_TURNED);
    const lines = await csv(taskId);
    expect(lines.filter((line) => line.includes("Not looked at"))).toHaveLength(ALL - MOST_TURNED);
    expect(await result(app, routes.retry, { params: { taskId } }, as())).toMatchObject({ state: "PENDING" });
    await work(taskId);
    expect(await seen(taskId)).toMatchObject({ state: "SUCCESS", outcomes: [{ outcome: "DONE", count: ALL }] });
  });

  const csv = async (taskId: string, language = "en") => {
    const fetched = await app.inject({
      method: "GET",
      url: routes.download.path.replace(":taskId", taskId),
      query: { format: "CSV" },
      headers: { ...callerHeaders("customer", "CUSTOMER_LIST.DISABLE", as().caller), "accept-language": language },
    });
    return fetched.body.trim().split("\r\n");
  };

  test("CUS-19 the outcomes are a file, a customer a row, in the reader's language; its taking is recorded", async () => {
    await set(codes.slice(0, 1), "ADDED");
    const { taskId } = await disable({ customerCode: codes[0] });
    await work(taskId);
    const [head, row, ...more] = await csv(taskId, "zh-CN");
    expect([head, more]).toEqual([expect.stringContaining("结果"), []]);
    expect(row).toMatch(new RegExp(`^${codes[0]},.*,当前状态不可操作：尚未可用过,ADDED$`));
    expect(await told(taskId, "customerAct.downloaded")).toMatchObject([{ kind: "EXPORT", after: { format: "CSV" } }]);
  });

  test("CUS-19 many get a sales person; who has him is told so before and after", async () => {
    const person = mine.find(({ salesPerson }) => salesPerson !== null)!.salesPerson;
    const his = mine.filter(({ salesPerson }) => salesPerson === person).length;
    const outcomes = [
      { outcome: "DONE", count: ALL - his },
      { outcome: "ALREADY", count: his },
    ];
    const body = { salesPerson: ` ${person ?? ""} ` };
    const foretold = await result(app, routes.preview, { body: { kind: "ASSIGN", ...body } }, as());
    expect(foretold.outcomes).toEqual(outcomes);
    const { taskId } = await result(app, routes.assign, { body }, as());
    await work(taskId);
    expect((await seen(taskId)).outcomes).toEqual(outcomes);
    for (const { customerCode, salesPerson } of mine)
      await database().db.update(customers).set({ salesPerson }).where(eq(customers.customerCode, customerCode));
  });

  test("PERM-02 it is about the caller's rows alone, and who left them meanwhile is not found", async () => {
    standing.scope = "sales";
    const sales = mine.filter(({ orgCode }) => orgCode === "MYSALES");
    const [left] = sales;
    const body = { reason };
    const asked = await result(app, routes.disable, { body }, as("sales"));
    expect(asked.customers).toBe(sales.length);
    const move = (orgCode: string) =>
      database().db.update(customers).set({ orgCode }).where(eq(customers.customerCode, left!.customerCode));
    await move("MYCS");
    await work(asked.taskId);
    await move("MYSALES");
    expect((await seen(asked.taskId)).outcomes).toEqual([
      { outcome: "DONE", count: sales.length - 1 },
      { outcome: "NOT_FOUND", count: 1 },
    ]);
    expect(await statuses([left!.customerCode])).toEqual(new Set(["USABLE"]));
    const foreign = { body: { orgCode: "MYCS" } };
    for (const asking of [
      ask(app, routes.assign, foreign, as("sales")),
      ask(app, routes.preview, { body: { kind: "ASSIGN", ...foreign.body } }, as("sales")),
    ])
      expect((await asking).fields).toMatchObject([{ path: ["orgCode"], key: "customer.foreignOrg" }]);
  });

  test.each([
    ["a button that is gone", () => void (standing.buttons = ["CUSTOMER_LIST.VIEW"]), SERVICE_CODES.notTaken],
    ["other rows", () => void (standing.scope = "sales"), SERVICE_CODES.otherScope],
  ])("PERM-02 %s refuses it before it begins, and nothing is done", async (_what, change, errorCode) => {
    const { taskId } = await disable();
    change();
    await work(taskId);
    expect(await seen(taskId)).toMatchObject({ state: "FAILED", errorCode, looked: 0 });
    expect(await statuses()).toEqual(new Set(["USABLE"]));
  });

  test("PERM-12 those found by a masked value are acted on; the value stands neither in the task nor in the trail", async () => {
    const [one] = mine.filter(({ email }) => email !== null);
    const found = await result(
      app,
      customerRoutes.findSensitive,
      { body: { kind: "EMAIL", value: one!.email! } },
      as(),
    );
    const asked = await disable({ finding: found.findingId });
    expect(asked.customers).toBe(found.count);
    await work(asked.taskId);
    expect(await statuses([one!.customerCode])).toEqual(new Set(["UNUSABLE"]));
    const [task] = await database().db.select().from(userTask);
    const [row] = await told(asked.taskId, "customerAct.asked");
    expect(row?.after).toMatchObject({ found: true, customers: found.count });
    for (const text of [task?.input, row?.after].map((part) => JSON.stringify(part))) {
      expect(text).not.toContain(one!.email);
      expect(text).not.toContain(found.findingId);
    }
  });

  test("ERR-05 the same submission again is the same task", async () => {
    const headers = { "idempotency-key": "0197f000-0000-7000-8000-00000000ab01" };
    const asked = await disable({ settlementType: "CASH" }, headers);
    expect(await disable({ settlementType: "CASH" }, headers)).toEqual(asked);
    expect(await database().db.$count(userTask)).toBe(1);
    const other = { ...as(), headers };
    expect((await ask(app, routes.disable, { body: { reason } }, other)).code).toBe(SERVICE_CODES.repeated);
  });

  test("PERM-02 acts are their owner's alone", async () => {
    const { taskId } = await disable();
    expect((await result(app, routes.pageQuery, { body: {} }, as())).data).toMatchObject([{ taskId }]);
    const other = { caller: { ...as().caller, user: "u-2" } };
    expect(await result(app, routes.detail, { body: { taskId } }, other)).toBeNull();
    expect((await result(app, routes.pageQuery, { body: {} }, other)).data).toEqual([]);
    for (const route of [routes.stop, routes.retry])
      expect((await ask(app, route, { params: { taskId } }, other)).code).toBe(SERVICE_CODES.notFound);
    const input = { params: { taskId }, query: { format: "CSV" as const } };
    expect((await ask(app, routes.download, input, other)).code).toBe(SERVICE_CODES.notFound);
    const by = { ...as(), button: "CUSTOMER_LIST.ENABLE" } as const;
    expect((await ask(app, routes.disable, { body: { reason } }, by)).code).toBe(SERVICE_CODES.notTaken);
  });

  test("ACC-05 none and more than ten thousand are refused at the filter, and no task is there", async () => {
    const { db } = database();
    const refused = async (filter: object) => {
      const { result: foretold } = await ask(app, routes.preview, { body: { kind: "DISABLE", filter } }, as());
      const { fields } = await ask(app, routes.disable, { body: { reason, filter } }, as());
      return [foretold?.hindrance, foretold?.matching, fields];
    };
    const at = (key: string, params: object = {}) => [{ path: ["filter"], key, params }];
    const nobody = { keyword: "nobody is called so" };
    expect(await refused(nobody)).toEqual(["NONE_MATCHES", { count: 0, exact: true }, at("customerAct.none")]);
    const [one] = await db
      .select()
      .from(customers)
      .where(inArray(customers.customerCode, codes.slice(0, 1)));
    const many = Array.from({ length: MOST_ACTED + 1 }, (_, n) => {
      const customerCode = String(9_100_000_000 + n);
      return {
        ...one!,
        certNo: null,
        taxNo: null,
        id: crypto.randomUUID(),
        customerCode,
        intlCustomerCode: customerCode,
        countryCode: "SG",
      };
    });
    for (let n = 0; n < many.length; n += 1_000) await db.insert(customers).values(many.slice(n, n + 1_000));
    const tooMany = at("customerAct.tooMany", { maximum: MOST_ACTED });
    expect(await refused({ countryCode: "SG" })).toEqual(["TOO_MANY", { count: MOST_ACTED, exact: false }, tooMany]);
    expect(await db.$count(userTask)).toBe(0);
    await db.delete(customers).where(eq(customers.id, many[0]!.id));
    expect((await disable({ countryCode: "SG" })).customers).toBe(MOST_ACTED);
  });
});
