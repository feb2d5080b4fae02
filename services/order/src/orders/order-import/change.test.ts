import { openJobs } from "@linehaul/kit/jobs/jobs";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginAllocating, isAllocating } from "../order/export/allocating.ts";
import { orders } from "../order/table.ts";
import { fresh, importing, withCustomers } from "./testing/importing.ts";
import { orderImport } from "./table.ts";
import { sheetOf } from "./testing/sheet.ts";

type Importing = Awaited<ReturnType<typeof importing>>;

onEachDatabase(withCustomers, (database) => {
  /** One that does what is asked, and one that leaves it lying: two instances on one database. */
  let busy: Importing;
  let idle: Importing;
  beforeAll(async () => {
    idle = await importing(database(), {
      jobs: async (...on) => ({ ...(await openJobs(...on)), work: async () => undefined, look: () => undefined }),
    });
  });
  afterAll(async () => {
    await idle.close();
    await busy.close();
  });
  const act = (what: "cancel" | "retry" | "store", id: string, caller = {}) =>
    ask(idle.app, orderImportRoutes[what], { params: { id } }, { caller });

  test("ORD-12 a check is stopped: its row says so, nothing is stored, and it is checked again when asked for", async () => {
    const { id, traceId } = await idle.begun(await sheetOf(fresh(3), "en"));
    expect(await act("retry", id)).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "CHECKING" });
    expect(await act("cancel", id, { user: "u-2" })).toMatchObject({ code: SERVICE_CODES.notFound });
    expect(await act("cancel", id)).toMatchObject({ result: { state: "CANCELLED", errorCode: null } });
    expect(await idle.seen(id)).toMatchObject({ state: "CANCELLED", orders: null });
    expect(await act("cancel", id)).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "CANCELLED" });
    expect(await act("store", id)).toMatchObject({ code: SERVICE_CODES.wrongState });
    const told = await database().db.select().from(audit).where(eq(audit.subject, id));
    expect(told.map(({ type }) => type)).toContain("orderImport.cancelled");

    const again = await result(idle.app, orderImportRoutes.retry, { params: { id } });
    expect(again).toMatchObject({ state: "CHECKING" });
    expect(again.traceId).not.toBe(traceId);
    expect(await act("retry", id)).toMatchObject({ code: SERVICE_CODES.wrongState });
    busy = await importing(database());
    expect(await busy.ended(id)).toMatchObject({ state: "READY", orders: 3 });
  });

  test("ORD-12 ORD-07 a storing is stopped: the sheet is ready as before, no order is there, and files of orders wait for nothing", async () => {
    await busy.close();
    const { db } = database();
    const { id } = await idle.begun(await sheetOf(fresh(4), "en"));
    busy = await importing(database());
    expect(await busy.ended(id)).toMatchObject({ state: "READY" });
    await busy.close();
    const before = await db.$count(orders);
    await act("store", id);
    const [record] = await db.select().from(orderImport).where(eq(orderImport.id, id));
    // Its process had begun.
    await beginAllocating(db, "MY", record!.taskId, new Date());
    expect(await isAllocating(db, "MY", new Date())).toBe(true);
    expect(await act("cancel", id)).toMatchObject({ result: { state: "READY", orders: 4 } });
    expect(await isAllocating(db, "MY", new Date())).toBe(false);
    // And its row, had it come a moment later.
    await beginAllocating(db, "MY", record!.taskId, new Date());
    expect(await isAllocating(db, "MY", new Date())).toBe(false);
    expect(await db.$count(orders)).toBe(before);
    busy = await importing(database());
    expect(await busy.stored((await busy.seen(id))!)).toMatchObject({ state: "STORED", orders: 4 });
    expect(await db.$count(orders)).toBe(before + 4);
  });
});
