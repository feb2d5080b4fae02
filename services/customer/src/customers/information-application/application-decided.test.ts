import { outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { customerReviewRoutes as reviews } from "@linehaul/schema/customers/customer-review/review";
import { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import { applicationRoutes as routes } from "@linehaul/schema/customers/information-application/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledCustomer } from "../../testing/filled.ts";
import { waitingReview } from "../customer-review/open.ts";
import { customerReview } from "../customer-review/table.ts";
import { customers } from "../customer/table.ts";
import { AUDIT, HOA, LAN, OUTSIDE, SUBMIT, useApplications } from "./testing/applications.ts";

onEachDatabase(filledCustomer(new Date("2026-11-20T10:00:00Z")), (database) => {
  const { app, someone, save, submit, submitted, read, reviewOf, pass, giveBack } = useApplications(database);
  const MINH = { ...AUDIT, caller: { ...LAN, user: "u-minh", userName: "minh" } };
  const listed = async (customerCode: string) =>
    (
      await result(
        app(),
        reviews.pageQuery,
        { body: { filter: { keyword: customerCode, kind: "APPLICATION" }, sort: "SUBMITTED_AT_DESC", pageSize: 50 } },
        { ...AUDIT, button: "CUSTOMER_REVIEW.VIEW" },
      )
    ).data;

  test("CUS-16 CUS-19 the queue shows what is applied for with its papers; who comes second is told who accepted it, and the customer's history says so", async () => {
    const code = someone();
    const made = await submitted(code);
    const [shown] = await listed(code);
    expect(shown).toMatchObject({
      kind: "APPLICATION",
      status: "PENDING",
      submittedBy: "hoa",
      isOwn: false,
      changes: [],
      application: { id: made.id, kind: "COD", remark: "It is asked for" },
    });
    expect(shown!.application!.papers.filter(({ file }) => file !== null)).toHaveLength(4);
    const { id } = (await reviewOf(made))!;
    expect((await pass(made)).result).toMatchObject({ isDone: true, review: { status: "PASSED" } });
    const late = await ask(app(), reviews.fail, { body: { id, reason: "Too late" } }, MINH);
    expect(late.result).toMatchObject({ isDone: false, review: { status: "PASSED", decidedBy: "lan" } });
    expect(await read(made)).toMatchObject({ status: "ACCEPTED", decidedBy: "lan", reason: null });
    const history = await result(
      app(),
      customerDetailRoutes.history,
      { body: { customerCode: code } },
      { button: "CUSTOMER_DETAIL.VIEW", caller: HOA },
    );
    expect(history.entries[0]).toMatchObject({
      action: "application.changed",
      userName: "lan",
      applicationKind: "COD",
      contractNo: null,
      changes: [{ field: "status", before: "SUBMITTED", after: "ACCEPTED" }],
    });
    // Whoever looks at the list is told of it.
    const heard = await database()
      .db.select({ type: outbox.type, site: outbox.site, user: outbox.user })
      .from(outbox)
      .where(eq(outbox.subject, made.id))
      .orderBy(desc(outbox.seq))
      .limit(1);
    expect(heard).toEqual([{ type: "application.changed", site: "VN", user: LAN.user }]);
    // What is over stops no other.
    expect((await save(code, "COD")).result).toMatchObject({ status: "DRAFT" });
  });

  test("CUS-19 one is returned for a reason, which it shows, and so does the review of its next submission; not that of another kind", async () => {
    const code = someone();
    const made = await submitted(code);
    expect(await giveBack(made, " ")).toMatchObject({ fields: [{ path: ["reason"] }] });
    await giveBack(made, "The statement is of last year");
    const back = await read(made);
    expect(back).toMatchObject({ status: "RETURNED", decidedBy: "lan", reason: "The statement is of last year" });
    expect((await submit(back)).result).toMatchObject({ status: "SUBMITTED", submissions: 2, reason: back.reason });
    await submitted(code, "DOCKING");
    const shown = await listed(code);
    expect(shown.map(({ application, status, earlier }) => [application?.kind, status, earlier])).toEqual([
      ["DOCKING", "PENDING", null],
      ["COD", "PENDING", "The statement is of last year"],
      ["COD", "FAILED", null],
    ]);
  });

  test("CUS-19 nobody decides what he submitted, and nobody takes back another's; his own is a draft again, and its review is over", async () => {
    const made = await submitted(someone());
    const { id: review } = (await reviewOf(made))!;
    const own = { ...AUDIT, caller: HOA };
    for (const answer of [await pass(made, own), await giveBack(made, "No", own)])
      expect(answer.code).toBe(SERVICE_CODES.ownReview);
    const which = { id: made.id, version: made.version };
    const other = await ask(app(), routes.withdraw, { body: which }, { ...SUBMIT, caller: LAN });
    expect(other.code).toBe(SERVICE_CODES.notFound);
    // By the button that takes back what one asked for of data, an application is not there.
    const form = { button: "COMPANY_CUSTOMER_FORM.SUBMIT", caller: HOA } as const;
    expect((await ask(app(), reviews.withdraw, { body: { id: review } }, form)).code).toBe(SERVICE_CODES.notFound);
    expect((await ask(app(), routes.withdraw, { body: which }, SUBMIT)).result).toMatchObject({ status: "DRAFT" });
    const ended = await ask(app(), reviews.pass, { body: { id: review } }, AUDIT);
    expect(ended.result).toMatchObject({ isDone: false, review: { status: "WITHDRAWN", decidedBy: "hoa" } });
    expect((await ask(app(), routes.withdraw, { body: which }, SUBMIT)).code).toBe(SERVICE_CODES.changed);
  });

  test("CUS-19 of two who decide at once one does; of one who takes back and one who decides, one does", async () => {
    const one = await submitted(someone());
    const both = await Promise.all([pass(one), giveBack(one, "Not so", MINH)]);
    expect(both.filter(({ result: r }) => r?.isDone)).toHaveLength(1);
    expect(new Set(both.map(({ result: r }) => r?.review.decidedBy)).size).toBe(1);

    const two = await submitted(someone());
    const back = ask(app(), routes.withdraw, { body: { id: two.id, version: two.version } }, SUBMIT);
    const [decided, taken] = await Promise.all([pass(two), back]);
    const { status } = await read(two);
    expect([decided.result?.isDone, taken.result?.status, status]).toEqual(
      decided.result?.isDone ? [true, undefined, "ACCEPTED"] : [false, "DRAFT", "DRAFT"],
    );
  });

  test("CUS-19 a supply chain and a warehouse abroad exclude each other: submitted, and accepted at once", async () => {
    const code = someone();
    const [chain, warehouse] = [await submitted(code, "SUPPLY_CHAIN"), await submitted(code, "OVERSEAS_WAREHOUSE")];
    const both = await Promise.all([pass(chain), pass(warehouse, MINH)]);
    expect(both.filter(({ result: r }) => r?.isDone)).toHaveLength(1);
    const refused = both.find(({ result: r }) => r === undefined);
    expect(refused).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["kind"] }] });
    const open = (await read(chain)).status === "ACCEPTED" ? warehouse : chain;
    expect(await read(open)).toMatchObject({ status: "SUBMITTED" });
    expect((await giveBack(open, "The other one is open")).result?.isDone).toBe(true);
    expect(await submit(await read(open))).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["kind"] }] });
  });
  test("CUS-19 a warehouse abroad is refused in words once the supply chain is open", async () => {
    const code = someone();
    await pass(await submitted(code, "SUPPLY_CHAIN"));
    const refused = await save(code, "OVERSEAS_WAREHOUSE", { submits: true });
    expect(refused.fields?.[0]).toMatchObject({ path: ["kind"], key: "application.supplyChain" });
  });

  test("CUS-15 a card waits for its credit assessment: no review decides it; taken back it waits no more", async () => {
    const made = await submitted(someone(), "CARD");
    expect(made).toMatchObject({ status: "SUBMITTED", cardState: "PENDING" });
    expect(await reviewOf(made)).toBeUndefined();
    const back = await ask(app(), routes.withdraw, { body: { id: made.id, version: made.version } }, SUBMIT);
    expect(back.result).toMatchObject({ status: "DRAFT", cardState: null });
  });

  test("CUS-16 a review of a customer's data and one of what it applies for wait beside each other", async () => {
    const { db } = database();
    const where = and(
      eq(customerReview.kind, "CHANGE"),
      eq(customerReview.site, "VN"),
      eq(customers.orgCode, "VNSALES"),
    );
    const [changing] = await db
      .select({ id: customers.id, code: customers.customerCode })
      .from(customerReview)
      .innerJoin(customers, eq(customers.id, customerReview.customerId))
      .where(where);
    const made = await submitted(changing!.code, "DOCKING");
    expect(await waitingReview(db, changing!.id)).toMatchObject({ kind: "CHANGE", status: "PENDING" });
    expect(await reviewOf(made)).toMatchObject({ kind: "APPLICATION" });

    const code = someone();
    const other = await submitted(code);
    const { customerId } = (await reviewOf(other))!;
    expect(await waitingReview(db, customerId)).toBeNull();
    const [detail] = await result(
      app(),
      customerDetailRoutes.detail,
      { body: { codes: [code] } },
      { button: "CUSTOMER_DETAIL.VIEW", caller: HOA },
    );
    expect(detail?.detail.review).toBeNull();
  });

  test("PERM-02 who does not see the customer decides nothing of it", async () => {
    const made = await submitted(someone());
    for (const caller of OUTSIDE) expect((await pass(made, { ...AUDIT, caller })).code).toBe(SERVICE_CODES.notFound);
    expect(await read(made)).toMatchObject({ status: "SUBMITTED" });
  });
});
