import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderMergingRoutes as routes } from "@linehaul/schema/orders/order-import/merging/routes";
import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { and, eq } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderConfig } from "../../../system/order-config/table.ts";
import { failedOrder } from "../../failed-order/table.ts";
import { orders } from "../../order/table.ts";
import { fresh, importing, withCustomers } from "../testing/importing.ts";
import { alike, merging } from "../testing/merging.ts";
import { sheetOf } from "../testing/sheet.ts";

onEachDatabase(withCustomers, (database) => {
  let at: Awaited<ReturnType<typeof importing>>;
  let merge: ReturnType<typeof merging>;
  beforeAll(async () => {
    at = await importing(database());
    merge = merging(at.app);
  });
  afterAll(() => at.close());
  const count = () => database().db.$count(orders);
  const ready = async (all: Parameters<typeof sheetOf>[0]) => at.checked(await sheetOf(all, "en"));

  test("ORD-12 rows that agree are proposed as one, others say why; the workbook tells it; merging stores them with mother and child numbers", async () => {
    const [one, other, dear] = [alike(3, { parcelNum: 2 }), alike(2, { payMethod: "RECEIVER" }), alike(1)];
    const currency = one[0]!.declaredCurrency === "CNY" ? "USD" : "CNY";
    const lone = { ...dear[0]!, declaredCurrency: currency };
    const sheet = await ready([...one, lone, ...other]);
    const before = await count();
    const proposal = await merge.proposed(sheet.id);
    expect(proposal).toMatchObject({ state: "PROPOSED", orders: 6, groups: 2, grouped: 5, alone: 1, mayMerge: true });
    expect(proposal).toMatchObject({ hasFile: true, importState: "READY", fileName: "orders.xlsx" });
    expect(await merge.groupsOf(proposal.id)).toMatchObject([
      { groupNo: 1, rows: [2, 3, 4], parcels: 6, weight: "3.750", declaredValue: "300.00", why: null },
      { groupNo: 2, rows: [6, 7], parcels: 2, weight: "2.500", declaredValue: "200.00" },
    ]);
    expect(await merge.aloneOf(proposal.id)).toMatchObject([{ row: 5, groupNo: null, why: "CURRENCY", nearRow: 2 }]);
    const file = await merge.download(proposal.id);
    const rows = (await readXlsx(file.rawPayload)).sheets[0]?.rows ?? [];
    expect(rows[1]?.slice(0, 5)).toEqual([2, 1, null, null, one[0]!.customerOrderNo]);
    expect(rows[4]?.slice(0, 5)).toEqual([5, null, "Declared in another currency", 2, lone.customerOrderNo]);
    const taken = await database().db.select().from(audit).where(eq(audit.type, "orderImport.preMergeDownloaded"));
    expect(taken).toMatchObject([{ kind: "EXPORT", subject: proposal.id }]);
    expect(await count()).toBe(before);

    const merged = await merge.merged(proposal.id);
    expect(merged).toMatchObject({ state: "MERGED", orders: 6, groups: 2, alone: 1, stored: 3, wrongRows: null });
    expect(await count()).toBe(before + 3);
    const made = await merge.ordersOf(merged.id);
    expect(
      made.map(({ row, groupNo, childNos, orderNos }) => [row, groupNo, childNos.length, orderNos.length]),
    ).toEqual([
      [2, 1, 5, 3],
      [5, null, 0, 1],
      [6, 2, 1, 2],
    ]);
    const numbers = made.flatMap(({ sfWaybillNo, childNos }) => [sfWaybillNo, ...childNos]);
    expect(new Set(numbers).size).toBe(9);
    for (const number of [one[2]!.customerOrderNo, ...made[0]!.childNos]) {
      const found = await result(at.app, orderRoutes.detail, { body: { number } });
      expect(found?.row).toMatchObject({ id: made[0]?.orderId, sfWaybillNo: made[0]?.sfWaybillNo, parcelNum: 6 });
    }
    expect(await at.seen(sheet.id)).toMatchObject({ state: "STORED" });
    const again = await ask(at.app, routes.merge, { params: { id: proposal.id } });
    expect(again).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "STORED" });
    const stored = await ask(at.app, orderImportRoutes.store, { params: { id: sheet.id } });
    expect(stored).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "STORED" });
    expect(await ask(at.app, routes.propose, { params: { id: sheet.id } })).toMatchObject({ detail: "STORED" });
    expect(await merge.preMerge(proposal.id)).toMatchObject({ state: "PROPOSED", mayMerge: false });
  });

  test("ORD-12 of two who merge or store a sheet at once one does, and the other hears what state it is in", async () => {
    const sheet = await ready(alike(4));
    const { id } = await merge.proposed(sheet.id);
    const before = await count();
    const all = await Promise.all([
      ask(at.app, routes.merge, { params: { id } }),
      ask(at.app, orderImportRoutes.store, { params: { id: sheet.id } }),
      ask(at.app, routes.merge, { params: { id } }),
    ]);
    const lost = all.filter(({ code }) => code === SERVICE_CODES.wrongState);
    expect(lost).toHaveLength(2);
    expect(lost.every(({ detail }) => detail === "STORING" || detail === "STORED")).toBe(true);
    expect(await at.ended(sheet.id)).toMatchObject({ state: "STORED" });
    expect([before + 1, before + 4]).toContain(await count());
  });

  test("ORD-12 a row that has gone wrong since refuses all: told by row and group, kept with the failed orders, the sheet is wrong", async () => {
    const all = alike(3);
    const sheet = await ready(all);
    const { id } = await merge.proposed(sheet.id);
    const other = { ...fresh(1)[0]!, customerCode: all[2]!.customerCode, customerOrderNo: all[2]!.customerOrderNo };
    expect(await at.stored(await ready([{ ...all[2]!, ...other }]))).toMatchObject({ state: "STORED" });
    const before = await count();
    const refused = await merge.merged(id);
    expect(refused).toMatchObject({ state: "REFUSED", stored: null, wrongRows: 1 });
    expect(await merge.errorsOf(refused.id)).toMatchObject([
      { row: 4, groupNo: 1, orderNo: all[2]!.customerOrderNo, field: "customerOrderNo", rule: "order.number.taken" },
    ]);
    expect(await at.seen(sheet.id)).toMatchObject({ state: "WRONG", wrongCells: 1, hasMarked: true });
    const kept = await database().db.select().from(failedOrder).where(eq(failedOrder.traceId, refused.traceId));
    expect(kept).toMatchObject([{ write: "MERGE", reason: "NUMBER", customerOrderNo: all[2]!.customerOrderNo }]);
    expect(await count()).toBe(before);
    expect(await merge.ordersOf(refused.id)).toEqual([]);
  });

  test("ORD-02 ORD-12 groups that today's limits would part are not stored, and the sheet can be looked at anew", async () => {
    const { db } = database();
    const sheet = await ready(alike(3));
    const { id } = await merge.proposed(sheet.id);
    await db
      .insert(orderConfig)
      .values({ key: "order.goodsTypes", value: 2, modifiedBy: "admin", modifiedAt: new Date() });
    const before = await count();
    const refused = await merge.merged(id);
    expect(refused).toMatchObject({ state: "REFUSED", wrongRows: 3 });
    expect((await merge.errorsOf(refused.id)).map(({ row, rule }) => [row, rule])).toEqual([
      [2, "order.merge"],
      [3, "order.merge"],
      [4, "order.merge"],
    ]);
    const kept = and(eq(failedOrder.traceId, refused.traceId), eq(failedOrder.reason, "MERGE"));
    expect(await db.$count(failedOrder, kept)).toBe(3);
    const anew = await merge.proposed(sheet.id);
    expect(anew).toMatchObject({ state: "PROPOSED", groups: 1, alone: 1 });
    expect(await merge.aloneOf(anew.id)).toMatchObject([{ row: 4, why: "GOODS_TYPES" }]);
    expect(await merge.merged(anew.id)).toMatchObject({ state: "MERGED", stored: 2 });
    expect(await count()).toBe(before + 2);
    await db.delete(orderConfig);
  });

  test("PERM-02 what somebody else, or another site, asked for is neither seen nor merged", async () => {
    const sheet = await ready(alike(2));
    const { id } = await merge.proposed(sheet.id);
    for (const caller of [{ user: "u-2" }, { site: "VN" as const }]) {
      expect(await result(at.app, routes.preMergesByIds, { body: { ids: [id] } }, { caller })).toEqual([]);
      const groups = await result(
        at.app,
        routes.groups,
        { body: { pageSize: 9, filter: { preMergeId: id } } },
        { caller },
      );
      expect(groups.data).toEqual([]);
      expect((await merge.download(id, caller)).statusCode).toBe(404);
      const asked = [
        await ask(at.app, routes.merge, { params: { id } }, { caller }),
        await ask(at.app, routes.propose, { params: { id: sheet.id } }, { caller }),
      ];
      expect(asked.map(({ code }) => code)).toEqual([SERVICE_CODES.notFound, SERVICE_CODES.notFound]);
    }
    const mine = await merge.merged(id);
    const other = { caller: { user: "u-2" } };
    expect(await result(at.app, routes.mergesByIds, { body: { ids: [mine.id] } }, other)).toEqual([]);
    const theirs = await result(at.app, routes.merged, { body: { pageSize: 9, filter: { mergeId: mine.id } } }, other);
    expect(theirs.data).toEqual([]);
  });
});
