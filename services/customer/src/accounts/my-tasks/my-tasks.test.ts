import { onEachDatabase } from "@linehaul/kit/testing/database";
import { result, testService } from "@linehaul/kit/testing/service";
import { customerMyTasksRoutes } from "@linehaul/schema/accounts/my-tasks";
import type { MenuButton } from "@linehaul/schema/modules";
import { NO_ROWS } from "@linehaul/schema/scope";
import { and, asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerReview } from "../../customers/customer-review/table.ts";
import { customers } from "../../customers/customer/table.ts";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";

const UNTIL = new Date("2026-11-20T10:00:00Z");
const scopeOf = { my: { sites: ["MY" as const], countries: null, orgs: null, customers: null }, none: NO_ROWS };

onEachDatabase(filledCustomer(UNTIL), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());
  const waiting = async (also: MenuButton[], more: { readonly scope?: "my" | "none"; readonly user?: string } = {}) => {
    const caller = { site: "MY" as const, scope: "my", also, ...more };
    const body = { kinds: ["CUSTOMER_REVIEW" as const, "BDUS_FAILED" as const] };
    return (await result(app, customerMyTasksRoutes.waiting, { body }, { button: "MY_TASKS.VIEW", caller })).data;
  };

  test("CUS-16 reviews wait for who may see them, the oldest first, but for those that he asked for himself", async () => {
    const { db } = database();
    const open = await db
      .select({ by: customerReview.submitterId, name: customers.nameEn })
      .from(customerReview)
      .innerJoin(customers, eq(customers.id, customerReview.customerId))
      .where(and(eq(customerReview.site, "MY"), eq(customerReview.status, "PENDING")))
      .orderBy(asc(customerReview.submittedAt), asc(customerReview.id));
    const [found, ...more] = await waiting(["CUSTOMER_REVIEW.VIEW"]);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ kind: "CUSTOMER_REVIEW", count: open.length, isMore: false });
    expect(found?.first.map(({ name }) => name)).toEqual(open.slice(0, 3).map(({ name }) => name));
    const [first] = open;
    const [left] = await waiting(["CUSTOMER_REVIEW.VIEW"], { user: first!.by });
    expect(left?.count).toBe(open.filter(({ by }) => by !== first!.by).length);
    expect(await waiting(["CUSTOMER_REVIEW.VIEW"], { scope: "none" })).toMatchObject([{ count: 0, first: [] }]);
  });

  test("CUS-17 customers of whom BDUS was not told wait for who pushes them, within his rows", async () => {
    const failed = await database().db.$count(
      customers,
      and(eq(customers.site, "MY"), eq(customers.bdusState, "FAILED")),
    );
    expect(failed).toBeGreaterThan(0);
    expect(await waiting(["INTL_CUSTOMER_LIST.VIEW"])).toMatchObject([{ kind: "BDUS_FAILED", count: failed }]);
    expect(await waiting(["INTL_CUSTOMER_LIST.VIEW"], { scope: "none" })).toMatchObject([{ count: 0 }]);
    expect(await waiting([])).toEqual([]);
  });
});
