import { demoCustomers } from "@linehaul/kit/demo/customers";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import {
  type CustomerReviewFilter,
  customerReviewRoutes as routes,
} from "@linehaul/schema/customers/customer-review/review";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { MenuButton } from "@linehaul/schema/modules";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { customers } from "../customer/table.ts";
import { customerReview, type ReviewRecord } from "./table.ts";

const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  cs: { sites: ["VN"], countries: null, orgs: ["VNCS"], customers: null },
  my: { sites: ["MY"], countries: null, orgs: null, customers: null },
};
const UNTIL = new Date("2026-11-20T10:00:00Z");
const isHere = (c: { site: string; status: string }) => c.site === "VN" && c.status === "PENDING_REVIEW";

onEachDatabase(filledCustomer(UNTIL), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const as = (button: MenuButton, more: object = {}) => ({
    button,
    caller: { site: "VN" as const, scope: "vn", user: "u-lan", userName: "lan", ...more },
  });
  const list = (filter: CustomerReviewFilter, more: object = {}) =>
    result(
      app,
      routes.pageQuery,
      { body: { filter, sort: "SUBMITTED_AT_ASC", pageSize: 200, want: ["total", "statusCounts"] } },
      as("CUSTOMER_REVIEW.VIEW", more),
    );
  const pass = (id: string, more: object = {}) =>
    ask(app, routes.pass, { body: { id } }, as("CUSTOMER_REVIEW.AUDIT", more));
  const refuse = (id: string, reason: string, more: object = {}) =>
    ask(app, routes.fail, { body: { id, reason } }, as("CUSTOMER_REVIEW.AUDIT", more));
  const waiting = async (kind: "NEW" | "CHANGE" | "APPLICATION") => (await list({ status: ["PENDING"], kind })).data;
  const reviewOf = async (id: string): Promise<ReviewRecord> =>
    (await database().db.select().from(customerReview).where(eq(customerReview.id, id)))[0]!;
  const customerOf = async (id: string) =>
    (await database().db.select().from(customers).where(eq(customers.id, id)))[0]!;

  test("CUS-16 every demo customer that waits has one open review; the queue is the caller's own customers', oldest first, counted", async () => {
    const news = await waiting("NEW");
    const wait = demoCustomers().filter(isHere);
    expect(news.map(({ customerCode }) => customerCode).toSorted()).toEqual(wait.map((c) => c.customerCode).toSorted());
    expect(news.map(({ submittedAt }) => submittedAt)).toEqual(news.map(({ submittedAt }) => submittedAt).toSorted());
    const all = await list({});
    expect(all.statusCounts?.find(({ status }) => status === "PENDING")?.count).toBe(
      news.length + (await waiting("CHANGE")).length + (await waiting("APPLICATION")).length,
    );
    const cs = await list({ status: ["PENDING"], kind: "NEW" }, { scope: "cs" });
    expect(cs.data.every(({ orgCode }) => orgCode === "VNCS")).toBe(true);
    expect(cs.data).toHaveLength(wait.filter((c) => c.orgCode === "VNCS").length);
    const byName = await list({ keyword: news[0]!.customerName });
    expect(byName.data.some(({ id }) => id === news[0]!.id)).toBe(true);
  });

  test("CUS-16 PERM-12 what changed is told field by field, before and after, masked; in the clear with a reason, recorded", async () => {
    const [one] = (await waiting("CHANGE")).filter(({ changes }) => changes.some(({ field }) => field === "address"));
    const { before, after } = await reviewOf(one!.id);
    expect(one!.changes).toMatchObject([{ field: "address", isMasked: true }]);
    expect(JSON.stringify(one)).not.toContain(after.address);
    const shown = await result(
      app,
      routes.showDecrypt,
      { body: { id: one!.id, field: "REVIEW_ADDRESS_AFTER", reason: "It is asked for" } },
      as("CUSTOMER_REVIEW.SHOW_CLEAR"),
    );
    expect(shown.value).toBe(after.address);
    expect(after.address).not.toBe(before.address);
    const [row] = await database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, one!.id), eq(audit.kind, "REVEAL")));
    expect(row).toMatchObject({ fields: ["REVIEW_ADDRESS_AFTER"], reason: "It is asked for" });
  });

  test("CUS-13 CUS-16 a new customer that passes is approved, one that does not is rejected with the reason; who comes second is told", async () => {
    const [one, two] = await waiting("NEW");
    expect((await pass(one!.id)).result).toMatchObject({
      isDone: true,
      review: { customerStatus: "APPROVED", status: "PASSED" },
    });
    const late = await refuse(one!.id, "Too late", { user: "u-minh", userName: "minh" });
    expect(late.result).toMatchObject({ isDone: false, review: { status: "PASSED", decidedBy: "lan", reason: null } });
    expect((await refuse(two!.id, " ")).fields).toMatchObject([{ path: ["reason"] }]);
    const failed = await refuse(two!.id, "The licence shows another name");
    expect(failed.result?.review).toMatchObject({
      customerStatus: "REJECTED",
      reason: "The licence shows another name",
    });
  });

  test("CUS-16 of two who decide at once one does, and the other is told by whom", async () => {
    const one = (await waiting("NEW"))[0]!;
    const both = await Promise.all([pass(one.id), refuse(one.id, "Not so", { user: "u-minh", userName: "minh" })]);
    expect(both.filter(({ result: r }) => r?.isDone)).toHaveLength(1);
    expect(new Set(both.map(({ result: r }) => r?.review.decidedBy)).size).toBe(1);
  });

  test("CUS-16 a change that does not pass leaves the customer as it was; one that passes is written, masked in its history", async () => {
    const [one, two] = (await waiting("CHANGE")).filter(({ changes }) =>
      changes.some(({ field }) => field === "address"),
    );
    const first = await reviewOf(one!.id);
    await refuse(one!.id, "Send the deed");
    expect((await customerOf(first.customerId)).address).toBe(first.before.address);
    const second = await reviewOf(two!.id);
    await pass(two!.id);
    const after = await customerOf(second.customerId);
    expect([after.address, after.status]).toEqual([second.after.address, "USABLE"]);
    const rows = await database().db.select().from(audit).where(eq(audit.subject, second.customerId));
    expect(rows.map(({ fields }) => fields)).toEqual([["address"]]);
    expect(JSON.stringify(rows)).not.toContain(second.after.address);
  });

  test("CUS-16 nobody decides what he asked for, and nobody takes back another's", async () => {
    const one = (await waiting("NEW"))[0]!;
    const { submitterId } = await reviewOf(one.id);
    for (const answer of [await pass(one.id, { user: submitterId }), await refuse(one.id, "No", { user: submitterId })])
      expect(answer.code).toBe(SERVICE_CODES.ownReview);
    const button = one.customerType === "ENTERPRISE" ? "COMPANY_CUSTOMER_FORM.SUBMIT" : "PERSON_CUSTOMER_FORM.SUBMIT";
    const other = await ask(app, routes.withdraw, { body: { id: one.id } }, as(button));
    expect(other.code).toBe(SERVICE_CODES.notFound);
    const back = await ask(app, routes.withdraw, { body: { id: one.id } }, as(button, { user: submitterId }));
    expect(back.result?.review).toMatchObject({ status: "WITHDRAWN", customerStatus: "ADDED" });
  });

  test("PERM-02 another site's review, and one of an organisation that the caller does not see, is not there", async () => {
    const one = (await waiting("NEW")).find(({ orgCode }) => orgCode === "VNSALES")!;
    for (const more of [{ site: "MY", scope: "my" }, { scope: "cs" }]) {
      expect((await pass(one.id, more)).code).toBe(SERVICE_CODES.notFound);
      const { result: found } = await ask(
        app,
        routes.byIds,
        { body: { ids: [one.id] } },
        as("CUSTOMER_REVIEW.VIEW", more),
      );
      expect(found).toEqual([]);
    }
    expect((await reviewOf(one.id)).status).toBe("PENDING");
  });
});
