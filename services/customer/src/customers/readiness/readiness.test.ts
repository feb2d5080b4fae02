import { demoCustomers } from "@linehaul/kit/demo/customers";
import { newId } from "@linehaul/kit/ids";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { readinessRoutes as routes } from "@linehaul/schema/customers/readiness";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { contractRuleRoutes } from "@linehaul/schema/sites/contract-rules";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { contractRule } from "../../sites/contract-rules/table.ts";
import { contract } from "../contract-signing/table.ts";
import { mst } from "../customer-form/testing/company-form.ts";
import { customers } from "../customer/table.ts";
import { monthCard } from "../month-card/table.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  my: { sites: ["MY"], countries: null, orgs: null, customers: null },
};
const approved = demoCustomers().filter((c) => c.site === "VN" && c.customerType === "ENTERPRISE");
const VN = { caller: { site: "VN", scope: "vn" } } as const;
const ENABLE = { ...VN, button: "COMPANY_CUSTOMER_ENABLE_EDIT.ENABLE" } as const;

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf, now: () => NOW });
  });
  afterAll(() => app.close());

  let next = 0;
  /** An approved company that pays by month, with an identity, and nothing else that it needs. */
  const someone = async () => {
    const { customerCode } = approved[next++]!;
    const { db } = database();
    const [row] = await db
      .update(customers)
      .set({
        status: "APPROVED",
        settlementType: "MONTHLY",
        countryCode: "VN",
        certType: "BUSINESS_LICENCE",
        certNo: mst(5_000 + next),
        taxNo: null,
        contactEmail: "hoa@kept.example",
        contractUntil: null,
        agreementUntil: null,
      })
      .where(eq(customers.customerCode, customerCode))
      .returning();
    await db.delete(monthCard).where(eq(monthCard.customerId, row!.id));
    await db.delete(contract).where(eq(contract.customerId, row!.id));
    return row!;
  };
  const look = (customerCode: string) => result(app, routes.readiness, { body: { customerCode } }, ENABLE);
  const begin = (customerCode: string, version: number) =>
    ask(app, routes.begin, { body: { customerCode, version } }, ENABLE);
  const giveCard = (customerId: string, isUsed = true) =>
    database()
      .db.insert(monthCard)
      .values({
        id: newId(),
        card: `99000000${10 + next}`,
        customerId,
        kind: "CREDIT",
        isUsed,
        addedAt: NOW,
        addedBy: "test",
      });
  const giveContract = (customerId: string, more: Partial<typeof contract.$inferInsert> = {}) =>
    database()
      .db.insert(contract)
      .values({
        id: newId(),
        site: "VN",
        customerId,
        kind: "CONTRACT",
        contractNo: `R-${next}`,
        state: "SIGNED",
        validFrom: "2026-11-01",
        validTo: "2027-10-31",
        signatory: "Hoa",
        signedBy: "test",
        signedAt: NOW,
        createdBy: "test",
        createdAt: NOW,
        modifiedBy: "test",
        modifiedAt: NOW,
        ...more,
      });
  const lacking = async (customerCode: string) =>
    (await look(customerCode)).items.filter((i) => i.isNeeded && !i.isThere).map(({ name }) => name);

  test("CUS-13 CUS-22 what is missing is named, each by itself; with all of it the customer becomes usable, once", async () => {
    const { id, customerCode, version } = await someone();
    expect(await lacking(customerCode)).toEqual(["CARD", "CONTRACT"]);
    expect(await begin(customerCode, version)).toMatchObject({
      code: SERVICE_CODES.notReady,
      fields: [
        { path: ["CARD"], key: "readiness.CARD" },
        { path: ["CONTRACT"], key: "readiness.CONTRACT" },
      ],
    });
    await giveCard(id, false);
    expect(await lacking(customerCode)).toContain("CARD");
    await database().db.update(monthCard).set({ isUsed: true }).where(eq(monthCard.customerId, id));
    await giveContract(id);
    // Written past the service: what is kept of its days is looked at anew by the act.
    const done = await begin(customerCode, version);
    expect(done.result).toMatchObject({ status: "USABLE", isReady: true, version: version + 1 });
    expect(done.result?.items.find(({ name }) => name === "CONTRACT")).toMatchObject({
      rules: ["MONTHLY-COMPANY"],
      until: "2027-10-31",
    });
    expect(await begin(customerCode, version + 1)).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "USABLE" });
  });

  test("CUS-22 a contract of tomorrow, one that has ended, a draft and an agreement are none that holds today", async () => {
    for (const more of [
      { validFrom: "2026-11-21" },
      { validFrom: "2026-10-01", validTo: "2026-11-19" },
      { state: "DRAFT", signedAt: null, signedBy: null },
      { kind: "AGREEMENT" },
    ] as const) {
      const { id, customerCode, version } = await someone();
      await giveCard(id);
      await giveContract(id, more);
      expect((await begin(customerCode, version)).fields?.map(({ key }) => key)).toEqual(["readiness.CONTRACT"]);
    }
  });

  test("CUS-22 a rule is obeyed from the next look on: out of use nobody needs its papers, another asks for an agreement too", async () => {
    const { customerCode } = await someone();
    const { db } = database();
    const [rule] = await db
      .select()
      .from(contractRule)
      .where(and(eq(contractRule.site, "VN"), eq(contractRule.ruleNo, "MONTHLY-COMPANY")));
    const params = { id: rule!.id };
    await result(app, contractRuleRoutes.disable, { params }, VN);
    expect(await lacking(customerCode)).toEqual(["CARD"]);
    const own = {
      settlementType: "MONTHLY",
      customerType: "ENTERPRISE",
      contractRequired: false,
      agreementRequired: true,
    } as const;
    const added = await result(
      app,
      contractRuleRoutes.save,
      { body: { ruleNo: "T-1", ...own } },
      { ...VN, button: "CONTRACT_RULES.CREATE" },
    );
    expect(await lacking(customerCode)).toEqual(["CARD", "AGREEMENT"]);
    await result(app, contractRuleRoutes.disable, { params: { id: added.id } }, VN);
    await result(app, contractRuleRoutes.enable, { params }, VN);
    expect(await lacking(customerCode)).toEqual(["CARD", "CONTRACT"]);
  });

  test("CUS-20 a number that its country does not take, and a contact without an e-mail, are missing", async () => {
    const { id, customerCode } = await someone();
    await database().db.update(customers).set({ certNo: "12", contactEmail: null }).where(eq(customers.id, id));
    expect(await lacking(customerCode)).toEqual(["IDENTITY", "CONTACT", "CARD", "CONTRACT"]);
    await database().db.update(customers).set({ settlementType: "CASH", certType: null }).where(eq(customers.id, id));
    expect(await lacking(customerCode)).toEqual(["IDENTITY", "CONTACT"]);
  });

  test("PERM-02 ERR-06 another site's is not found, an older version is told, and one that is not approved stays as it is", async () => {
    const { id, customerCode, version } = await someone();
    const my = { ...ENABLE, caller: { site: "MY", scope: "my" } } as const;
    for (const route of [routes.readiness, routes.begin] as const)
      expect((await ask(app, route, { body: { customerCode, version } } as never, my)).code).toBe(
        SERVICE_CODES.notFound,
      );
    expect((await begin(customerCode, version - 1)).code).toBe(SERVICE_CODES.changed);
    await database().db.update(customers).set({ status: "REJECTED" }).where(eq(customers.id, id));
    expect(await begin(customerCode, version)).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "REJECTED" });
  });
});
