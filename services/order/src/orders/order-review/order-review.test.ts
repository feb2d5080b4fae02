import { scheduledTask } from "@linehaul/kit/jobs/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { audit } from "@linehaul/kit/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { interceptReleaseRoutes } from "@linehaul/schema/orders/intercept-release";
import type { ReviewCaseFilter } from "@linehaul/schema/orders/order-review/case";
import { orderReviewDecideRoutes } from "@linehaul/schema/orders/order-review/decide";
import { orderReviewRoutes as routes } from "@linehaul/schema/orders/order-review/routes";
import { AUDIT_STATUSES } from "@linehaul/schema/orders/order/status";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { autoPass } from "../order/lifecycle/auto-pass.ts";
import { setState } from "../order/lifecycle/testing/set-state.ts";
import { orders } from "../order/table.ts";
import { mayReview } from "../staff-audit-auth/testing/may-review.ts";

const until = new Date("2026-11-20T10:00:00Z");
const make = demoOrders({ orders: 500, until });
const all = Array.from({ length: 500 }, (_, n) => make(n));
const mine = all.filter(({ order, parties }) => order.site === "MY" && parties[0]?.cityCode);
const [waiting, contacted] = [mine.slice(0, 30), mine.slice(30, 40)];
const idsOf = (some: typeof all) => some.map(({ order }) => order.id);
const as = { caller: { userName: "reviewer.my" } } as const;
const HERE = "TW";
const taiwanese = { caller: { userName: "in.taiwan" } } as const;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database();
    await storeOrders(db, all);
    await setState(db, idsOf(mine), "DELIVERED");
    for (const [n, { order }] of waiting.entries()) {
      await setState(db, [order.id], "TO_VERIFY", new Date(until.getTime() + ((n * 7) % 30) * 60_000));
      const receiverCountry = n % 3 === 0 ? HERE : "BR";
      await db.update(orders).set({ receiverCountry }).where(eq(orders.id, order.id));
    }
    await setState(db, idsOf(contacted), "TO_CONTACT");
    await mayReview(db, "reviewer.my");
    await mayReview(db, "in.taiwan", [HERE]);
    const scopeOf = { brazil: { ...EVERY_ROW, countries: ["BR"], rules: { CUSTOMER: { country: "OFF" as const } } } };
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const page = (filter: ReviewCaseFilter, how = {}, more = {}) =>
    result(app, routes.pageQuery, { body: { pageSize: 50, sort: "PASS_AT_ASC", filter, ...more } }, { ...as, ...how });
  const first = async () => (await page({ queue: "NOT_REVIEWED" })).data[0]!;

  test("REV-01 a queue has its orders, the least time left first, and each queue its count", async () => {
    const { data, counts } = await page({ queue: "NOT_REVIEWED" }, {}, { want: ["counts"] });
    expect(data.map(({ id }) => id).sort()).toEqual(idsOf(waiting).sort());
    const due = data.map(({ passAt }) => passAt ?? "");
    expect(due).toEqual(due.toSorted());
    const counted = new Map(counts?.map((one) => [one.queue, one.count]));
    expect([...counted.keys()]).toEqual([...AUDIT_STATUSES]);
    expect([counted.get("NOT_REVIEWED"), counted.get("TO_CONTACT"), counted.get("TO_SUPPLEMENT")]).toEqual([30, 10, 0]);
    expect(await result(app, routes.counts, {}, as)).toEqual(counts);
    const asked = await page({ queue: "TO_CONTACT" }, {}, { sort: "WAITING_SINCE_ASC" });
    expect(asked.data).toHaveLength(10);
    expect(asked.data.every(({ waitingSince, passAt }) => waitingSince !== null && passAt === null)).toBe(true);
  });

  test("REV-01 pages by key hold every order of a queue once", async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data, after: next }: Awaited<ReturnType<typeof page>> = await page(
        { queue: "NOT_REVIEWED" },
        {},
        { pageSize: 7, ...(after !== null && { after }) },
      );
      seen.push(...data.map(({ id }) => id));
      after = next;
    } while (after !== null);
    expect(seen).toHaveLength(30);
    expect(new Set(seen).size).toBe(30);
  });

  test("PERM-10 a reviewer sees orders to his destinations alone: in lists, counts, by id, in full, in the clear", async () => {
    const his = idsOf(waiting.filter((_, n) => n % 3 === 0)).sort();
    const { data, counts, reach } = await page({ queue: "NOT_REVIEWED" }, taiwanese, { want: ["counts"] });
    expect(data.map(({ id }) => id).sort()).toEqual(his);
    expect(reach).toEqual({ isAuthorised: true, countries: [HERE] });
    expect(counts?.find(({ queue }) => queue === "NOT_REVIEWED")?.count).toBe(10);
    const ids = idsOf(waiting);
    expect((await result(app, routes.byIds, { body: { ids } }, taiwanese)).map(({ id }) => id).sort()).toEqual(his);
    expect((await result(app, routes.files, { body: { ids } }, taiwanese)).map((f) => f.orderId).sort()).toEqual(his);
    const other = ids.find((id) => !his.includes(id)) ?? "";
    expect(await result(app, routes.detail, { body: { id: other } }, taiwanese)).toBeNull();
    const body = { id: other, field: "RECEIVER_PHONE" as const, reason: "Customs calls" };
    expect((await ask(app, routes.showClear, { body }, taiwanese)).code).toBe(SERVICE_CODES.notFound);
    expect((await result(app, routes.showClear, { body: { ...body, id: his[0]! } }, taiwanese)).value).not.toBe("");
    expect(await database().db.$count(audit, and(eq(audit.type, "order.revealed"), eq(audit.subject, his[0]!)))).toBe(
      1,
    );
  });

  test("PERM-10 without an authorisation the queue is empty and says so, whoever asks; another site's is another", async () => {
    for (const caller of [{ userName: "admin" }, { userName: "reviewer.my", site: "VN" as const }]) {
      const { data, counts, reach } = await page({}, { caller }, { want: ["counts"] });
      expect([data, reach]).toEqual([[], { isAuthorised: false, countries: [] }]);
      expect(counts?.every(({ count }) => count === 0)).toBe(true);
    }
  });

  test("PERM-02 the row scope holds beside the authorisation", async () => {
    const { data } = await page({ queue: "NOT_REVIEWED" }, { caller: { ...as.caller, scope: "brazil" } });
    expect(data.length).toBe(20);
    expect(new Set(data.map(({ receiverCountry }) => receiverCountry))).toEqual(new Set(["BR"]));
  });

  test("REV-01 filters: destination, number, customer, source, area code, follow-up", async () => {
    const [{ order, parties }] = waiting as [(typeof all)[number]];
    const queue = "NOT_REVIEWED" as const;
    const found = async (filter: ReviewCaseFilter) => (await page({ queue, ...filter })).data.map(({ id }) => id);
    expect(await found({ receiverCountry: [HERE] })).toHaveLength(10);
    expect(await found({ numbers: [order.sfWaybillNo] })).toEqual([order.id]);
    const by = (test: (one: (typeof all)[number]) => boolean) => idsOf(waiting.filter(test)).sort();
    const { customerCode, sourceSystem } = order;
    expect((await found({ customerCode })).sort()).toEqual(by((one) => one.order.customerCode === customerCode));
    expect((await found({ sourceSystem: [sourceSystem] })).sort()).toEqual(
      by((one) => one.order.sourceSystem === sourceSystem),
    );
    const areaCode = parties[0]?.cityCode ?? "";
    expect((await found({ areaCode })).sort()).toEqual(by((one) => one.parties[0]?.cityCode === areaCode));
    expect(await result(app, routes.areaCode, {}, as)).toContain(areaCode);
    expect(await found({ isFollowedUp: true })).toEqual([]);
    const { id, version } = await first();
    const body = { id, version, note: "Ask for the licence" };
    await result(app, orderReviewDecideRoutes.checkPassButFollowUp, { body }, as);
    const followed = await page({ isFollowedUp: true });
    expect(followed.data).toMatchObject([{ id, followUp: "Ask for the licence", auditStatus: "APPROVED" }]);
    expect((await page({ queue, isFollowedUp: false })).data).toHaveLength(29);
    const file = await result(app, routes.detail, { body: { id } }, as);
    expect(file?.file.followUp).toMatchObject({ note: "Ask for the licence", askedBy: "reviewer.my" });
  });

  test("REV-02 a case has all that a reviewer decides by: goods, parties masked, documents with their state, declarations, flags", async () => {
    const { id, version } = await first();
    const documents = ["IMPORT_LICENCE" as const];
    const body = { id, version, documents, intercept: true };
    await result(app, orderReviewDecideRoutes.supplement, { body }, as);
    const found = await result(app, routes.detail, { body: { id } }, as);
    expect(found?.row).toMatchObject({ id, auditStatus: "TO_SUPPLEMENT", version: version + 1, passAt: null });
    const { file } = found!;
    expect(file.documents).toContainEqual(
      expect.objectContaining({ kind: "IMPORT_LICENCE", state: "MISSING", file: null }),
    );
    expect(file.declarations.map(({ direction }) => direction)).toEqual(["EXPORT", "IMPORT"]);
    expect(file.detail.goods).toHaveLength(found?.row.goodsLines ?? 0);
    expect(file.detail.goods[0]?.name).toBe(found?.row.goods);
    expect(file.detail.receiver.phone).toContain("•");
    expect(file.outlet).toBe(file.detail.sender.cityCode);
    await result(app, interceptReleaseRoutes.release, { params: { id } });
    expect(found?.row).toMatchObject({ intercepted: "UNSENT", released: null });
    expect((await result(app, routes.byIds, { body: { ids: [id] } }, as))[0]).toMatchObject({ intercepted: null });
  });

  test("REV-04 while the automatic pass rests the queue says so", async () => {
    const { db } = database();
    expect((await page({ queue: "NOT_REVIEWED" })).passRests).toBe(false);
    const mine = eq(scheduledTask.name, autoPass.name);
    await db.update(scheduledTask).set({ pausedBy: "admin", pausedAt: new Date() }).where(mine);
    expect((await page({ queue: "NOT_REVIEWED" })).passRests).toBe(true);
    await db.update(scheduledTask).set({ pausedBy: null, pausedAt: null }).where(mine);
  });
});
