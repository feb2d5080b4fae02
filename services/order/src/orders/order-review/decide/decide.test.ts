import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, type AskOptions, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { delivery } from "@linehaul/kit/way-out/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderReviewDecideRoutes as routes } from "@linehaul/schema/orders/order-review/decide";
import { isOpenStep, type OrderStepName } from "@linehaul/schema/orders/order/lifecycle";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { and, asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelRecord } from "../../cancel-record/table.ts";
import { interceptReleaseRoutes } from "@linehaul/schema/orders/intercept-release";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { setState } from "../../order/lifecycle/testing/set-state.ts";
import { orderHistory } from "../../order/parts/table.ts";
import { orders } from "../../order/table.ts";
import { mayReview } from "../../staff-audit-auth/testing/may-review.ts";
import { orderFollowUp } from "../table.ts";

const make = demoOrders({ orders: 700, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 700 }, (_, i) => make(i));
const isUsable = ({ order, parties }: (typeof all)[number]): boolean =>
  order.site === "MY" && order.orderStatus !== "CANCELLED" && Boolean(parties[0]?.cityCode);
const ofSite = all.filter(isUsable);
const foreign = all.find(({ order }) => order.site === "VN")!.order.id;
const as = { caller: { userName: "reviewer.my" } } as const;
/** Each test has orders of its own. */
let next = 0;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database();
    next = 0;
    await storeOrders(db, all);
    await mayReview(db, "reviewer.my");
    await mayReview(db, "reviewer2.my");
    await mayReview(db, "in.japan", ["JP"]);
    const scopeOf = { notHere: { ...EVERY_ROW, customers: ["0000000000"] } };
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const rowOf = async (id: string) => (await database().db.select().from(orders).where(eq(orders.id, id)))[0]!;
  async function take(orderStatus: (typeof ORDER_STATUSES)[number] = "TO_VERIFY") {
    const { id } = ofSite[(next += 1)]!.order;
    await setState(database().db, [id], orderStatus);
    return rowOf(id);
  }
  const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
  const history = (id: string) =>
    database()
      .db.select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(asc(orderHistory.at), asc(orderHistory.id));
  const lastOf = async (id: string) => (await history(id)).at(-1);
  const commandsOf = async (id: string) =>
    (
      await database()
        .db.select()
        .from(delivery)
        .where(and(eq(delivery.subject, id), eq(delivery.system, "OUTLET")))
        .orderBy(asc(delivery.version))
    ).map(({ kind, state }) => [kind, state]);

  type Which = { id: string; version: number };
  const acts = {
    APPROVED: (which: Which, how: AskOptions) => ask(app, routes.checkPass, { body: which }, how),
    TO_CONTACT: (which: Which, how: AskOptions) =>
      ask(app, routes.contacting, { body: { ...which, reason: "Who pays the duty?" } }, how),
    TO_SUPPLEMENT: (which: Which, how: AskOptions) =>
      ask(app, routes.supplement, { body: { ...which, documents: ["IMPORT_LICENCE", "SENDER_ID"] } }, how),
    BACK: ({ id, version }: Which, how: AskOptions) =>
      ask(app, routes.back, { params: { id }, body: { version } }, how),
    CANCELLED: (which: Which, how: AskOptions) =>
      ask(app, routes.cancel, { body: { ...which, reason: "No documents" } }, how),
  } satisfies Partial<Record<OrderStepName, unknown>>;
  const STEPS = ["APPROVED", "TO_CONTACT", "TO_SUPPLEMENT", "BACK", "CANCELLED"] as const;

  test.each(STEPS.flatMap((step) => ORDER_STATUSES.map((from) => [step, from] as const)))(
    "REV-05 %s from %s is taken where the lifecycle has it, and else refused with the state found",
    async (step, from) => {
      const order = await take(from);
      const isAllowed =
        isOpenStep(step, from) && !(step === "CANCELLED" && ["APPROVED", "PICKED_UP", "IN_TRANSIT"].includes(from));
      const isAgain = step === from && step === "TO_CONTACT";
      const { code, result: told } = await acts[step](seen(order), as);
      const after = await rowOf(order.id);
      const state = { orderStatus: after.orderStatus, auditStatus: after.auditStatus, version: after.version };
      expect(code).toBe(0);
      expect(told?.row).toMatchObject({ id: order.id, sfWaybillNo: order.sfWaybillNo, ...state });
      expect([told?.isDone, told?.row.orderStatus === from]).toEqual([isAllowed || isAgain, !isAllowed]);
      const refused =
        step === "APPROVED" && order.auditStatus === "APPROVED" ? SERVICE_CODES.passed : SERVICE_CODES.wrongState;
      expect(told?.code).toBe(isAllowed || isAgain ? null : refused);
      expect(after.version).toBe(order.version + (isAllowed ? 1 : 0));
    },
  );

  test("REV-06 the second reviewer is told who decided and when, and nothing is decided twice", async () => {
    const order = await take();
    const first = await result(app, routes.checkPass, { body: seen(order) }, as);
    expect(first).toMatchObject({ isDone: true, code: null, by: "reviewer.my", row: { auditStatus: "APPROVED" } });
    const other = { caller: { userName: "reviewer2.my" } };
    const second = await result(
      app,
      routes.supplement,
      { body: { ...seen(order), documents: ["SENDER_ID"], intercept: true } },
      other,
    );
    expect(second).toEqual({ ...first, isDone: false, code: SERVICE_CODES.wrongState });
    const late = await result(app, routes.contacting, { body: { ...seen(order), reason: "?" } }, other);
    expect(late).toMatchObject({ isDone: false, by: "reviewer.my", at: first.at });
    expect((await history(order.id)).filter(({ event }) => event === "APPROVED")).toHaveLength(1);
    expect(await commandsOf(order.id)).toEqual([]);
  });

  test("REV-07 to approve what has passed, by whom or by itself, answers 123263, and changes nothing", async () => {
    const order = await take();
    await result(app, routes.checkPass, { body: seen(order) }, as);
    const again = await result(app, routes.checkPassButFollowUp, { body: { ...seen(order), note: "Ask again" } }, as);
    expect(again).toMatchObject({ isDone: false, code: 123263, row: { orderStatus: "APPROVED" } });
    expect(await database().db.$count(orderFollowUp, eq(orderFollowUp.orderId, order.id))).toBe(0);
  });

  test("REV-06 what was decided and put back since the reviewer saw it is not decided unseen", async () => {
    const order = await take("TO_CONTACT");
    const put = await result(app, routes.back, { params: { id: order.id }, body: { version: order.version } }, as);
    expect(put).toMatchObject({ isDone: true, row: { orderStatus: "TO_VERIFY", auditStatus: "NOT_REVIEWED" } });
    const stale = await result(app, routes.checkPass, { body: seen(order) }, as);
    expect(stale).toMatchObject({
      isDone: false,
      code: SERVICE_CODES.changed,
      by: "reviewer.my",
      row: { version: put.row.version },
    });
    expect((await rowOf(order.id)).passAt?.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });

  test("REV-02 approved with a follow-up: passed, pushed to customs, and kept with its note", async () => {
    const order = await take("TO_SUPPLEMENT");
    const note = "x".repeat(300);
    const body = { ...seen(order), note };
    expect(
      (await ask(app, routes.checkPassButFollowUp, { body: { ...body, note: `${note}x` } }, as)).fields,
    ).toMatchObject([{ path: ["note"], key: "text.max" }]);
    expect(await result(app, routes.checkPassButFollowUp, { body }, as)).toMatchObject({ isDone: true });
    const { db } = database();
    const kept = await db.select().from(orderFollowUp).where(eq(orderFollowUp.orderId, order.id));
    expect(kept).toMatchObject([{ note, askedBy: "reviewer.my", closedAt: null, site: "MY" }]);
    const pushed = and(eq(delivery.subject, order.id), eq(delivery.system, "CUSTOMS"));
    expect((await db.select().from(delivery).where(pushed)).map(({ kind }) => kind)).toEqual(["DECLARE"]);
    const mine = (table: typeof outbox | typeof audit) =>
      and(eq(table.type, "order.approved"), eq(table.subject, order.id));
    expect([await db.$count(outbox, mine(outbox)), await db.$count(audit, mine(audit))]).toEqual([1, 1]);
  });

  test("REV-02 a follow-up is closed once, with what came of it, by who reviews the order", async () => {
    const order = await take();
    await result(app, routes.checkPassButFollowUp, { body: { ...seen(order), note: "Ask for the licence" } }, as);
    const body = { id: order.id, note: "It came" };
    const stranger = { caller: { userName: "nobody" } };
    expect((await ask(app, routes.closeFollowUp, { body }, stranger)).code).toBe(SERVICE_CODES.notFound);
    const closed = await result(app, routes.closeFollowUp, { body }, as);
    expect(closed).toMatchObject({ isDone: true, row: { followUp: null, version: order.version + 1 } });
    const again = await result(app, routes.closeFollowUp, { body }, as);
    expect(again).toMatchObject({ isDone: false, code: SERVICE_CODES.wrongState });
    const notes = (await history(order.id)).filter(({ event }) => event.startsWith("FOLLOW"));
    expect(notes).toMatchObject([
      { event: "FOLLOW_UP", params: { note: "Ask for the licence" } },
      { event: "FOLLOWED_UP", params: { note: "It came" }, actor: "reviewer.my" },
    ]);
  });

  test("REV-02 contact takes a reason and logs each attempt; a reason of 0 or 301 letters is refused", async () => {
    const order = await take();
    const body = { ...seen(order), reason: "Who pays the duty?" };
    for (const [reason, key] of [
      [" ", "required"],
      ["x".repeat(301), "text.max"],
    ])
      expect((await ask(app, routes.contacting, { body: { ...body, reason: reason! } }, as)).fields).toMatchObject([
        { path: ["reason"], key },
      ]);
    await result(app, routes.contacting, { body }, as);
    const again = { ...seen(await rowOf(order.id)), reason: "Nobody at home" };
    expect(await result(app, routes.contacting, { body: again }, as)).toMatchObject({
      isDone: true,
      row: { auditStatus: "TO_CONTACT" },
    });
    expect((await history(order.id)).slice(-2)).toMatchObject([
      { event: "TO_CONTACT", params: { reason: "Who pays the duty?" }, actor: "reviewer.my" },
      { event: "CONTACT_TRIED", params: { reason: "Nobody at home" }, actor: "reviewer.my" },
    ]);
  });

  test("REV-03 supplement names documents and holds the parcels on a yes; approving lets them go, or withdraws what still waits", async () => {
    const order = await take();
    const body = { ...seen(order), documents: ["SENDER_ID" as const, "IMPORT_LICENCE" as const], intercept: true };
    expect((await ask(app, routes.supplement, { body: { ...body, documents: [] } }, as)).fields).toMatchObject([
      { path: ["documents"], key: "required" },
    ]);
    await result(app, routes.supplement, { body }, as);
    expect(await lastOf(order.id)).toMatchObject({
      event: "TO_SUPPLEMENT",
      params: { document: "SENDER_ID,IMPORT_LICENCE" },
    });
    expect(await commandsOf(order.id)).toEqual([["INTERCEPT", "PENDING"]]);
    await result(app, routes.checkPass, { body: { ...seen(await rowOf(order.id)), release: true } }, as);
    expect(await commandsOf(order.id)).toEqual([["INTERCEPT", "WITHDRAWN"]]);
  });

  test("REV-03 a no is recorded; where nobody was asked there is nothing, and no release goes where none was held", async () => {
    const { db } = database();
    const declined = (id: string) => db.$count(audit, and(eq(audit.type, "command.declined"), eq(audit.subject, id)));
    const order = await take();
    const body = { ...seen(order), documents: ["SENDER_ID" as const], intercept: false };
    await result(app, routes.supplement, { body }, as);
    expect([await commandsOf(order.id), await declined(order.id)]).toEqual([[], 1]);
    await result(app, routes.checkPass, { body: { ...seen(await rowOf(order.id)), release: true } }, as);
    expect([await commandsOf(order.id), await declined(order.id)]).toEqual([[], 1]);
    const held = await take();
    await result(app, interceptReleaseRoutes.intercept, { params: { id: held.id } });
    await result(app, routes.checkPass, { body: { ...seen(held), release: false } }, as);
    expect([await commandsOf(held.id), await declined(held.id)]).toEqual([[["INTERCEPT", "PENDING"]], 1]);
  });

  test("ORD-06 a reviewer cancels what is not approved; the record says where", async () => {
    const order = await take("TO_CONTACT");
    await result(app, routes.cancel, { body: { ...seen(order), reason: "No documents", byCustomer: false } }, as);
    const { db } = database();
    const [record] = await db.select().from(cancelRecord).where(eq(cancelRecord.orderId, order.id));
    expect(record).toMatchObject({ page: "ORDER_REVIEW", reason: "No documents", type: "BY_REVIEWER" });
  });

  test("PERM-10 what goes where the reviewer is not authorised, what he may not see and what is of another site are not found", async () => {
    const order = await take();
    await database().db.update(orders).set({ receiverCountry: "US" }).where(eq(orders.id, order.id));
    const refused = [
      { caller: { userName: "in.japan" } },
      { caller: { userName: "nobody" } },
      { caller: { userName: "reviewer.my", scope: "notHere" } },
      { caller: { userName: "reviewer.my", site: "VN" as const } },
    ];
    for (const how of refused)
      for (const step of STEPS) expect((await acts[step](seen(order), how)).code).toBe(SERVICE_CODES.notFound);
    expect((await acts.APPROVED({ id: foreign, version: 1 }, as)).code).toBe(SERVICE_CODES.notFound);
    expect(await rowOf(order.id)).toMatchObject({ orderStatus: "TO_VERIFY", version: order.version });
    await database().db.update(orders).set({ receiverCountry: "JP" }).where(eq(orders.id, order.id));
    const done = await acts.APPROVED(seen(order), { caller: { userName: "In.Japan" } });
    expect(done.result).toMatchObject({ isDone: true, by: "In.Japan" });
  });
});
