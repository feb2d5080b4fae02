import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, callerHeaders, result } from "@linehaul/kit/testing/service";
import { customerActRoutes as routes } from "@linehaul/schema/customers/act";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import { and, count, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledCustomer } from "../../../testing/filled.ts";
import { customers } from "../table.ts";
import { customerActOutcome } from "./table.ts";
import { actedCustomers, as, codes, mine, reason } from "./testing/acted.ts";

const ALL = mine.length;

onEachDatabase(filledCustomer(), (database) => {
  const { app, standing, set, disable, work, seen, told, statuses } = actedCustomers(database);
  const everybodysSalesPerson = async () => {
    for (const [salesPerson, own] of Map.groupBy(mine, (one) => one.salesPerson))
      await set(
        own.map(({ customerCode }) => customerCode),
        { salesPerson },
      );
  };

  test("CUS-19 all that match are acted on by a task: said before, counted by outcome after, one that can't be stops no other", async () => {
    const { db } = database();
    await set(codes.slice(0, 5), { status: "UNUSABLE" });
    await set(codes.slice(5, 8), { status: "ADDED" });
    const outcomes = [
      { outcome: "DONE", count: ALL - 8 },
      { outcome: "ALREADY", count: 5 },
      { outcome: "NOT_NOW", count: 3 },
    ];
    const foretold = await result(app(), routes.preview, { body: { kind: "DISABLE" } }, as());
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

  test("CUS-19 customers are those that matched when it was asked: a filter that the act itself changes leaves none out", async () => {
    await set(codes.slice(0, 450), { status: "UNUSABLE" });
    const body = { filter: { status: ["UNUSABLE" as const] } };
    const { taskId, customers: count } = await result(app(), routes.enable, { body }, as());
    expect(count).toBe(450);
    await work(taskId);
    expect(await seen(taskId)).toMatchObject({ looked: 450, outcomes: [{ outcome: "DONE", count: 450 }] });
    expect(await statuses()).toEqual(new Set(["USABLE"]));
  });

  test("FLT-19 one whose process stopped between its batches is begun again, and says of each what it did itself", async () => {
    const { taskId } = await disable();
    await expect(work(taskId, { after: MOST_TURNED, by: "PROCESS" })).rejects.toThrow("aborted");
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
    const stopped = await result(app(), routes.stop, { params: { taskId } }, as());
    expect(stopped).toMatchObject({ state: "CANCELLED", customers: ALL, looked: MOST_TURNED, done: MOST_TURNED });
    await work(taskId);
    expect((await seen(taskId)).looked).toBe(MOST_TURNED);
    const lines = await csv(taskId);
    expect(lines.filter((line) => line.includes("Not looked at"))).toHaveLength(ALL - MOST_TURNED);
    expect(await result(app(), routes.retry, { params: { taskId } }, as())).toMatchObject({ state: "PENDING" });
    await work(taskId);
    expect(await seen(taskId)).toMatchObject({ state: "SUCCESS", outcomes: [{ outcome: "DONE", count: ALL }] });
  });

  const csv = async (taskId: string, language = "en") => {
    const fetched = await app().inject({
      method: "GET",
      url: routes.download.path.replace(":taskId", taskId),
      query: { format: "CSV" },
      headers: { ...callerHeaders("customer", "CUSTOMER_LIST.DISABLE", as().caller), "accept-language": language },
    });
    return fetched.body.trim().split("\r\n");
  };

  test("CUS-19 the outcomes are a file, a customer a row, in the reader's language; its taking is recorded", async () => {
    await set(codes.slice(0, 1), { status: "ADDED" });
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
    const foretold = await result(app(), routes.preview, { body: { kind: "ASSIGN", ...body } }, as());
    expect(foretold.outcomes).toEqual(outcomes);
    const { taskId } = await result(app(), routes.assign, { body }, as());
    await work(taskId);
    expect((await seen(taskId)).outcomes).toEqual(outcomes);
    await everybodysSalesPerson();
  });

  test.each([
    ["disabled", () => disable(), eq(customers.status, "UNUSABLE")],
    [
      "given away",
      () => result(app(), routes.assign, { body: { salesPerson: "Nobody Else" } }, as()),
      eq(customers.salesPerson, "Nobody Else"),
    ],
  ])("CUS-19 two hundred that are %s are written by one statement, and another where BDUS is told", async (...act) => {
    const [, asked, written] = act;
    const { taskId } = await asked();
    await work(taskId, { after: MOST_TURNED, by: "OWNER" });
    const statements = sql<number>`cast(count(distinct cmin::text) as int)`;
    const [found] = await database().db.select({ rows: count(), statements }).from(customers).where(written);
    expect(found?.rows).toBe(MOST_TURNED);
    expect(found?.statements).toBeLessThanOrEqual(2);
    await everybodysSalesPerson();
  });

  test("PERM-02 it is about the caller's rows alone, and who left them meanwhile is not found", async () => {
    standing.scope = "sales";
    const sales = mine.filter(({ orgCode }) => orgCode === "MYSALES");
    const [left] = sales;
    const body = { reason };
    const asked = await result(app(), routes.disable, { body }, as("sales"));
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
      ask(app(), routes.assign, foreign, as("sales")),
      ask(app(), routes.preview, { body: { kind: "ASSIGN", ...foreign.body } }, as("sales")),
    ])
      expect((await asking).fields).toMatchObject([{ path: ["orgCode"], key: "customer.foreignOrg" }]);
  });
});
