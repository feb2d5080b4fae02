import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderReviewDecideRoutes } from "@linehaul/schema/orders/order-review/decide";
import { OVERVIEW_CASES, orderReviewOverviewRoutes as routes } from "@linehaul/schema/orders/order-review/overview";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { setState } from "../../order/lifecycle/testing/set-state.ts";
import { orders } from "../../order/table.ts";
import { mayReview } from "../../staff-audit-auth/testing/may-review.ts";

const NOW = new Date("2026-11-20T18:30:00Z");
const make = demoOrders({ orders: 200, until: NOW });
const all = Array.from({ length: 200 }, (_, n) => make(n));
const ids = all.filter(({ order }) => order.site === "MY").map(({ order }) => order.id);
const [waiting, silent] = [ids.slice(0, 8), ids.slice(8, 16)];
const numberOf = ({ sfWaybillNo }: { readonly sfWaybillNo: string }) => sfWaybillNo;
const minutes = (n: number) => new Date(NOW.getTime() - n * 60_000);

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database();
    await storeOrders(db, all);
    await setState(db, ids, "DELIVERED");
    for (const [n, id] of waiting.entries()) await setState(db, [id], "TO_VERIFY", minutes((n * 3) % 8));
    for (const [n, id] of silent.entries()) {
      await setState(db, [id], n % 2 ? "TO_CONTACT" : "TO_SUPPLEMENT");
      await db
        .update(orders)
        .set({ waitingSince: minutes((n * 5) % 8) })
        .where(eq(orders.id, id));
    }
    await db.update(orders).set({ receiverCountry: "TW" }).where(eq(orders.id, waiting[0]!));
    await mayReview(db, "reviewer.my");
    await mayReview(db, "in.taiwan", ["TW"]);
    app = await testService({ ...service, database: database(), now: () => NOW });
  });
  afterAll(() => app.close());
  const overview = (userName: string, days = 3, timeZone = "Asia/Kuala_Lumpur") =>
    result(app, routes.overview, { body: { days, timeZone } }, { caller: { userName } });

  test("REV-04 names the cases that pass next and those that have waited longest, each in that order, no more than a few", async () => {
    const { soon, oldest, passRests } = await overview("reviewer.my");
    const rowsOf = async (some: readonly string[]) =>
      (await database().db.select().from(orders)).filter(({ id }) => some.includes(id));
    const first = <T>(rows: readonly T[], by: (row: T) => Date | null) =>
      rows.toSorted((a, b) => Number(by(a)) - Number(by(b))).slice(0, OVERVIEW_CASES);
    expect(soon.map(numberOf)).toEqual(first(await rowsOf(waiting), (o) => o.passAt).map(numberOf));
    expect(oldest.map(numberOf)).toEqual(first(await rowsOf(silent), (o) => o.waitingSince).map(numberOf));
    expect(passRests).toBe(false);
  });

  test("PERM-10 names no case that its reader does not review", async () => {
    const { soon } = await overview("in.taiwan");
    const taiwanese = (await database().db.select().from(orders))
      .filter((o) => o.receiverCountry === "TW")
      .map(numberOf);
    expect(soon.length).toBeGreaterThan(0);
    expect(taiwanese).toEqual(expect.arrayContaining(soon.map(numberOf)));
    expect(await overview("nobody")).toMatchObject({ soon: [], oldest: [], done: [{}, {}, { count: 0 }] });
  });

  test("REV-02 counts what its reader himself decided, by the day of his zone", async () => {
    const [id] = waiting.slice(-1);
    const [order] = await database().db.select().from(orders).where(eq(orders.id, id!));
    const body = { id: id!, version: order!.version, reason: "Who pays?" };
    await result(app, orderReviewDecideRoutes.contacting, { body }, { caller: { userName: "reviewer.my" } });
    expect((await overview("reviewer.my")).done).toEqual([
      { day: "2026-11-19", count: 0 },
      { day: "2026-11-20", count: 0 },
      { day: "2026-11-21", count: 1 },
    ]);
    expect((await overview("reviewer.my", 2, "UTC")).done).toMatchObject([{}, { day: "2026-11-20", count: 1 }]);
    expect((await overview("in.taiwan")).done.every(({ count }) => count === 0)).toBe(true);
  });

  test("days that are none are refused at their field", async () => {
    const refused = await ask(app, routes.overview, { body: { days: 93, timeZone: "UTC" } });
    expect(refused).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["days"] }] });
  });
});
