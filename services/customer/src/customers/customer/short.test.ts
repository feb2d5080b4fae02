import { demoCustomers } from "@linehaul/kit/demo/customers";
import { fixedId } from "@linehaul/kit/ids";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { result, testService } from "@linehaul/kit/testing/service";
import { CUSTOMER_TYPES, customerRoutes as routes, SETTLEMENT_TYPES } from "@linehaul/schema/customers/customer";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { and, eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contractRule } from "../../sites/contract-rules/table.ts";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { matching } from "./filter.ts";
import { customers } from "./table.ts";

const DAY = "2026-11-20";
const own = demoCustomers()
  .filter(({ site }) => site === "VN")
  .slice(0, 12)
  .map(({ customerCode }) => customerCode);
const until = fc.constantFrom(null, "2026-11-19", DAY, "2026-11-21");
const whom = { settlementType: fc.constantFrom(...SETTLEMENT_TYPES), customerType: fc.constantFrom(...CUSTOMER_TYPES) };
const aCustomer = fc.record({
  ...whom,
  status: fc.constantFrom("USABLE" as const, "USABLE" as const, "UNUSABLE" as const),
  contractUntil: until,
  agreementUntil: until,
});
const aRule = fc.record({
  ...whom,
  site: fc.constantFrom("VN" as const, "VN" as const, "MY" as const),
  contractRequired: fc.boolean(),
  agreementRequired: fc.boolean(),
  status: fc.constantFrom("ENABLED" as const, "ENABLED" as const, "DISABLED" as const),
});
type Customer = typeof aCustomer extends fc.Arbitrary<infer C> ? C : never;
type Rule = typeof aRule extends fc.Arbitrary<infer R> ? R : never;

/** As CUS-22 has it, one customer and one rule after the other. */
const isShort = (one: Customer, rules: readonly Rule[]): boolean =>
  rules.some((rule) => {
    const isHis = rule.settlementType === one.settlementType && rule.customerType === one.customerType;
    const lacks = (day: string | null) => day === null || day < DAY;
    return (
      one.status === "USABLE" &&
      rule.status === "ENABLED" &&
      rule.site === "VN" &&
      isHis &&
      ((rule.contractRequired && lacks(one.contractUntil)) || (rule.agreementRequired && lacks(one.agreementUntil)))
    );
  });

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  const scope = { sites: ["VN"], countries: null, orgs: null, customers: own };
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf: { own: scope } });
  });
  afterAll(() => app.close());

  async function store(all: readonly Customer[], rules: readonly Rule[]): Promise<void> {
    const { db } = database();
    for (const [n, values] of all.entries())
      await db
        .update(customers)
        .set(values)
        .where(eq(customers.customerCode, own[n] ?? ""));
    await db.delete(contractRule);
    const track = { createdBy: "a", createdAt: new Date(0), modifiedBy: "a", modifiedAt: new Date(0), version: 1 };
    const rows = rules.map((rule, n) => ({ ...track, ...rule, id: fixedId("rule", String(n)), ruleNo: `R${n}` }));
    if (rows.length > 0) await db.insert(contractRule).values(rows);
  }

  test("CUS-22 who is short of a paper is found, counted and put into files alike, whatever rules ask", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aCustomer, { minLength: own.length, maxLength: own.length }),
        fc.array(aRule, { maxLength: 5 }),
        async (all, rules) => {
          await store(all, rules);
          const short = own.filter((_code, n) => all[n] !== undefined && isShort(all[n], rules)).toSorted();
          const filter = { shortOn: DAY };
          const page = await result(
            app,
            routes.pageQuery,
            { body: { pageSize: 50, filter, want: ["statusCounts"] } },
            { caller: { site: "VN", scope: "own" } },
          );
          expect(page.data.map(({ customerCode }) => customerCode).toSorted()).toEqual(short);
          expect(page.statusCounts).toEqual(
            CUSTOMER_STATUSES.map((status) => ({ status, count: status === "USABLE" ? short.length : 0, exact: true })),
          );
          const inFile = await database()
            .db.select({ code: customers.customerCode })
            .from(customers)
            .where(and(inArray(customers.customerCode, own), matching(filter)));
          expect(inFile.map(({ code }) => code).toSorted()).toEqual(short);
        },
      ),
      { numRuns: 40 },
    );
  });
});
