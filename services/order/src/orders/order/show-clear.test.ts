import { audit, idempotency, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { ORDER_CLEAR_FIELDS, type OrderClearField } from "@linehaul/schema/orders/order/clear";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { NO_ROWS } from "@linehaul/schema/scope";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";

const make = demoOrders({ orders: 300, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 300 }, (_, i) => make(i));
const mine = all.find((o) => o.order.site === "VN")!;
const foreign = all.find((o) => o.order.site === "MY")!;
const scopeOf = { none: NO_ROWS, vn: { sites: ["VN"], countries: null, orgs: null, customers: null } };
const receiver = mine.parties.find((p) => p.role === "RECEIVER")!;
const clearPhone = `+${receiver.phoneCode.replace(/\D/g, "")} ${receiver.phone}`;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const show = (
    body: { id?: string; field?: OrderClearField; reason?: string },
    {
      scope = "vn",
      button = "ORDER_DETAIL.SHOW_CLEAR",
      key,
    }: {
      scope?: string;
      button?: "ORDER_LIST.SHOW_CLEAR" | "ORDER_DETAIL.SHOW_CLEAR" | "ORDER_DETAIL.VIEW";
      key?: string;
    } = {},
  ) =>
    ask(
      app,
      orderRoutes.showClear,
      { body: { id: mine.order.id, field: "RECEIVER_PHONE", reason: "The courier stands there", ...body } },
      { button, caller: { site: "VN", scope }, headers: key === undefined ? {} : { "idempotency-key": key } },
    );
  const recorded = (subject: string) => database().db.select().from(audit).where(eq(audit.subject, subject));

  test("PERM-12 a value is shown with its reason on record, and kept nowhere", async () => {
    expect((await show({}, { key: "reveal-once" })).result).toEqual({ value: clearPhone });
    expect((await show({}, { key: "reveal-once" })).result).toEqual({ value: clearPhone });
    const rows = await recorded(mine.order.id);
    // Seen twice: recorded twice.
    expect(rows).toMatchObject(
      [1, 2].map(() => ({
        kind: "REVEAL",
        module: "ORDER_DETAIL",
        type: "order.revealed",
        site: "VN",
        fields: ["RECEIVER_PHONE"],
        reason: "The courier stands there",
      })),
    );
    expect(await database().db.select().from(idempotency)).toEqual([]);
    const told = await database().db.select().from(outbox).where(eq(outbox.subject, mine.order.id));
    const written = JSON.stringify([rows, told], (_k, v: unknown) => (typeof v === "bigint" ? String(v) : v));
    expect(written).not.toContain(receiver.phone);
  });

  test("PERM-12 each masked field of an order can be shown where it holds something", async () => {
    for (const field of ORDER_CLEAR_FIELDS) {
      const { code, result } = await show({ field });
      // A clear value, or nothing there.
      expect(code === SERVICE_CODES.ok ? (result?.value ?? "") : "none").not.toMatch(/•|^$/);
      expect([SERVICE_CODES.ok, SERVICE_CODES.notFound]).toContain(code);
    }
    expect((await show({ field: "RECEIVER_ADDRESS" })).result).toEqual({ value: receiver.address });
  });

  test("PERM-02 nothing is shown, and nothing recorded, of an order outside of the caller's rows", async () => {
    expect(await show({ id: foreign.order.id })).toMatchObject({ code: SERVICE_CODES.notFound });
    expect(await recorded(foreign.order.id)).toEqual([]);
    const before = (await recorded(mine.order.id)).length;
    expect(await show({}, { scope: "none" })).toMatchObject({ code: SERVICE_CODES.notFound });
    expect(await recorded(mine.order.id)).toHaveLength(before);
  });

  test("PERM-12 a reason of 5 to 200 characters is needed", async () => {
    for (const reason of ["", "  ab  ", "x".repeat(201)])
      expect(await show({ reason })).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["reason"] }] });
  });

  test("PERM-12 seeing is no showing, and the list's button opens what the list shows", async () => {
    const notTaken = { code: SERVICE_CODES.notTaken };
    expect(await show({}, { button: "ORDER_DETAIL.VIEW" })).toMatchObject(notTaken);
    expect(await show({ field: "SENDER_PHONE" }, { button: "ORDER_LIST.SHOW_CLEAR" })).toMatchObject(notTaken);
    expect((await show({}, { button: "ORDER_LIST.SHOW_CLEAR" })).result).toEqual({ value: clearPhone });
  });
});
