import { load } from "@linehaul/kit/demo/load";
import { userTask } from "@linehaul/kit/tasks/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { customerActRoutes as routes } from "@linehaul/schema/customers/act";
import { MOST_ACTED } from "@linehaul/schema/customers/act-limits";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledCustomer } from "../../../testing/filled.ts";
import { customers } from "../table.ts";
import { actedCustomers, as, codes, mine, reason } from "./testing/acted.ts";

onEachDatabase(filledCustomer(), (database) => {
  const { app, standing, disable, work, seen, told, statuses } = actedCustomers(database);

  test("CUS-19 who asked, what and of how many is in the trail before anything is done", async () => {
    const { taskId } = await disable({ settlementType: "CASH", keyword: "a" });
    const [row] = await told(taskId, "customerAct.asked");
    const after = { kind: "customerAct.disable", reason, settlementType: "CASH", keyword: "a" };
    expect(row).toMatchObject({ after });
    expect(row?.after?.["customers"]).toBe((await seen(taskId)).customers);
  });

  test.each([
    ["a button that is gone", { buttons: ["CUSTOMER_LIST.VIEW" as const] }, SERVICE_CODES.notTaken],
    ["other rows", { scope: "sales" as const }, SERVICE_CODES.otherScope],
  ])("PERM-02 %s refuses it before it begins, and nothing is done", async (_what, change, errorCode) => {
    const { taskId } = await disable();
    Object.assign(standing, change);
    await work(taskId);
    expect(await seen(taskId)).toMatchObject({ state: "FAILED", errorCode, looked: 0 });
    expect(await statuses()).toEqual(new Set(["USABLE"]));
  });

  test("PERM-12 those found by a masked value are acted on; the value stands neither in the task nor in the trail", async () => {
    const [one] = mine.filter(({ email }) => email !== null);
    const found = await result(
      app(),
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
    expect((await ask(app(), routes.disable, { body: { reason } }, other)).code).toBe(SERVICE_CODES.repeated);
  });

  test("PERM-02 acts are their owner's alone", async () => {
    const { taskId } = await disable();
    expect((await result(app(), routes.pageQuery, { body: {} }, as())).data).toMatchObject([{ taskId }]);
    const other = { caller: { ...as().caller, user: "u-2" } };
    expect(await result(app(), routes.detail, { body: { taskId } }, other)).toBeNull();
    expect((await result(app(), routes.pageQuery, { body: {} }, other)).data).toEqual([]);
    for (const route of [routes.stop, routes.retry])
      expect((await ask(app(), route, { params: { taskId } }, other)).code).toBe(SERVICE_CODES.notFound);
    const input = { params: { taskId }, query: { format: "CSV" as const } };
    expect((await ask(app(), routes.download, input, other)).code).toBe(SERVICE_CODES.notFound);
    const by = { ...as(), button: "CUSTOMER_LIST.ENABLE" } as const;
    expect((await ask(app(), routes.disable, { body: { reason } }, by)).code).toBe(SERVICE_CODES.notTaken);
  });

  test("ACC-05 none and more than ten thousand are refused at the filter, and no task is there", async () => {
    const { db } = database();
    const refused = async (filter: object) => {
      const { result: foretold } = await ask(app(), routes.preview, { body: { kind: "DISABLE", filter } }, as());
      const { fields } = await ask(app(), routes.disable, { body: { reason, filter } }, as());
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
    for (let n = 0; n < many.length; n += 1_000) await load(db, customers, many.slice(n, n + 1_000));
    const tooMany = at("customerAct.tooMany", { maximum: MOST_ACTED });
    expect(await refused({ countryCode: "SG" })).toEqual(["TOO_MANY", { count: MOST_ACTED, exact: false }, tooMany]);
    expect(await db.$count(userTask)).toBe(0);
    await db.delete(customers).where(eq(customers.id, many[0]!.id));
    expect((await disable({ countryCode: "SG" })).customers).toBe(MOST_ACTED);
  });
});
