import { openJobs } from "@linehaul/kit/jobs/jobs";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderMergingRoutes as routes } from "@linehaul/schema/orders/order-import/merging/routes";
import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failedOrder } from "../../failed-order/table.ts";
import { orders } from "../../order/table.ts";
import { freeNumber } from "../../waybill-pool/table.ts";
import { importing, withCustomers } from "../testing/importing.ts";
import { alike, merging } from "../testing/merging.ts";
import { sheetOf } from "../testing/sheet.ts";

type Importing = Awaited<ReturnType<typeof importing>>;

onEachDatabase(withCustomers, (database) => {
  /** One that does what is asked, and one that leaves it lying: two instances on one database. */
  let busy: Importing;
  let idle: Importing;
  let merge: ReturnType<typeof merging>;
  const work = async () => {
    busy = await importing(database());
    merge = merging(busy.app);
  };
  beforeAll(async () => {
    idle = await importing(database(), {
      jobs: async (...on) => ({ ...(await openJobs(...on)), work: async () => undefined, look: () => undefined }),
    });
    await work();
  });
  afterAll(async () => {
    await idle.close();
    await busy.close();
  });
  const count = () => database().db.$count(orders);
  const proposal = async () => {
    const sheet = await busy.checked(await sheetOf(alike(4), "en"));
    return { sheet, proposed: await merge.proposed(sheet.id) };
  };

  test("ORD-12 a merge that its asker stops stores nothing; begun by a process that ends it is stored once", async () => {
    const { sheet, proposed } = await proposal();
    await busy.close();
    const before = await count();
    const params = { params: { id: proposed.id } };
    const stopped = await result(idle.app, routes.merge, params);
    expect(await idle.seen(sheet.id)).toMatchObject({ state: "STORING" });
    const cancelled = await ask(idle.app, orderImportRoutes.cancel, { params: { id: sheet.id } });
    expect(cancelled).toMatchObject({ result: { state: "READY" } });
    const [told] = await result(idle.app, routes.mergesByIds, { body: { ids: [stopped.id] } });
    expect(told).toMatchObject({ state: "CANCELLED", stored: null, errorCode: null });
    const asked = await result(idle.app, routes.merge, params);
    await work();
    await busy.close();
    await work();
    expect(await merge.ended(asked.id)).toMatchObject({ state: "MERGED", stored: 1 });
    expect(await merge.ordersOf(asked.id)).toHaveLength(1);
    expect(await count()).toBe(before + 1);
  });

  test("ORD-12 a pre-merge that its asker stops proposes nothing, its sheet is ready as before and may be looked at again", async () => {
    const sheet = await busy.checked(await sheetOf(alike(4), "en"));
    await busy.close();
    const asked = await result(idle.app, routes.propose, { params: { id: sheet.id } });
    const stop = { params: { id: asked.id } };
    expect(await result(idle.app, routes.stopProposing, stop)).toMatchObject({
      state: "CANCELLED",
      importState: "READY",
      mayMerge: false,
      errorCode: null,
    });
    expect(await ask(idle.app, routes.stopProposing, stop)).toMatchObject({
      code: SERVICE_CODES.wrongState,
      detail: "CANCELLED",
    });
    expect(await ask(idle.app, routes.merge, stop)).toMatchObject({ code: SERVICE_CODES.wrongState });
    await work();
    const again = await merge.proposed(sheet.id);
    expect(again).toMatchObject({ state: "PROPOSED", orders: 4 });
    expect(await ask(busy.app, routes.stopProposing, { params: { id: again.id } })).toMatchObject({
      detail: "SUCCESS",
    });
    const [stopped] = await result(busy.app, routes.preMergesByIds, { body: { ids: [asked.id] } });
    expect(stopped).toMatchObject({ state: "CANCELLED", groups: null });
  });

  test("ORD-12 without waybill numbers nothing is merged, the orders are kept as failed, and the same merge is asked for again", async () => {
    const { db } = database();
    const { sheet, proposed } = await proposal();
    const before = await count();
    const pool = await db.select().from(freeNumber);
    await db.delete(freeNumber);
    const failed = await merge.merged(proposed.id);
    expect(failed).toMatchObject({ state: "FAILED", errorCode: SERVICE_CODES.noNumbers });
    expect(await busy.seen(sheet.id)).toMatchObject({ state: "FAILED" });
    // Kept outside of the transaction that was not to be, which does not wait for it.
    const kept = await until(
      () => db.select().from(failedOrder).where(eq(failedOrder.traceId, failed.traceId)),
      (rows) => rows.length > 0,
    );
    expect(kept).toMatchObject([{ write: "MERGE", reason: "NO_NUMBERS", orders: 4 }]);
    const mine = pool.filter(({ site }) => site === "MY");
    const some = ["MOTHER", "CHILD"].flatMap((kind) => mine.filter((one) => one.kind === kind).slice(0, 50));
    await db.insert(freeNumber).values(some);
    expect(await ask(busy.app, routes.merge, { params: { id: proposed.id } })).toMatchObject({ detail: "FAILED" });
    await result(busy.app, orderImportRoutes.retry, { params: { id: sheet.id } });
    expect(await merge.ended(failed.id)).toMatchObject({ state: "MERGED", stored: 1, errorCode: null });
    expect(await busy.seen(sheet.id)).toMatchObject({ state: "STORED" });
    expect(await count()).toBe(before + 1);
  });
});
