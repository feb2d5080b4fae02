import { randomUUID } from "node:crypto";
import { openJobs } from "@linehaul/kit/jobs/jobs";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { stubReceiver, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { delivery } from "@linehaul/kit/way-out/tables";
import { withdraw } from "@linehaul/kit/way-out/withdraw";
import {
  type StatusMapping,
  type StatusMappingInput,
  statusMappingRoutes as routes,
} from "@linehaul/schema/base-data/status-mapping";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderPushRoutes } from "@linehaul/schema/orders/order-push";
import { orderPushActRoutes } from "@linehaul/schema/orders/order/push";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { CustomsDelivery } from "@linehaul/schema/outside/customs";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { orders } from "../../orders/order/table.ts";
import { order as service } from "../../service.ts";

const COUNT = 300;
const make = demoOrders({ orders: COUNT, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: COUNT }, (_, i) => make(i));
const moving = all.map(({ order }) => order).filter((o) => o.site === "MY" && o.orderStatus === "IN_TRANSIT");

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());
beforeEach(() => receiver.forget());

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  /** Each test has an order of its own. */
  let taken = 0;
  const take = () => moving[taken++]!;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({
      ...service,
      database: database(),
      jobs: openJobs,
      receivers: new Map([["CUSTOMS", receiver]]),
    });
  });
  afterAll(() => app.close());

  const rows = async () => (await result(app, routes.pageQuery, { body: { pageSize: 200 } })).data;
  const of = async (state: StatusMapping["state"]) => (await rows()).find((row) => row.state === state)!;
  const inputOf = ({ id, version, system, state, externalCode, externalName, isBack }: StatusMapping) => ({
    id,
    version,
    system,
    state,
    externalCode,
    externalName,
    isBack,
  });
  const edit = (body: StatusMappingInput) => ask(app, routes.save, { body }, { button: "STATUS_MAPPING.EDIT" });
  const create = (body: StatusMappingInput) => ask(app, routes.save, { body }, { button: "STATUS_MAPPING.CREATE" });
  const remove = (id: string) => result(app, routes.delete, { params: { id } });
  /** Puts the row back as it was, whatever the test did to it. */
  const restored = async (row: StatusMapping, test: () => Promise<void>) => {
    try {
      await test();
    } finally {
      const { id: _, version: __, ...values } = inputOf(row);
      const now = await of(row.state);
      if (now === undefined) await create(values);
      else await edit({ ...values, id: now.id, version: now.version });
    }
  };
  const push = (id: string) => ask(app, orderPushRoutes.push, { params: { id } });
  const pushed = async (number: string) =>
    (await result(app, orderPushRoutes.pageQuery, { body: { pageSize: 5, filter: { number } } })).data[0]!;
  const ended = (number: string) =>
    until(
      () => pushed(number),
      ({ state }) => state !== "PENDING",
    );
  const attempts = async (number: string) =>
    (await result(app, orderPushRoutes.recordPage, { body: { pageSize: 50, filter: { number } } })).data;
  const received = () => receiver.has.map((body) => CustomsDelivery.parse(JSON.parse(body)).content);

  test("ORD-13 every state is mapped as an installation begins, each code to one state on the way back", async () => {
    const found = await rows();
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(ORDER_STATUSES));
    const back = found.filter(({ isBack }) => isBack).map(({ externalCode }) => externalCode);
    expect(new Set(back).size).toBe(back.length);
    expect(new Set(back)).toEqual(new Set(found.map(({ externalCode }) => externalCode)));
    expect(await of("IN_TRANSIT")).toMatchObject({ stateCode: 60, externalCode: 400, createdBy: "system" });
  });

  test("ORD-13 a push says the state by the mapping; a row that is changed changes what is pushed", async () => {
    const order = take();
    await push(order.id);
    await ended(order.sfWaybillNo);
    const row = await of("IN_TRANSIT");
    await restored(row, async () => {
      const changed = await edit({ ...inputOf(row), externalCode: 777, externalName: "On the road" });
      expect(changed.result).toMatchObject({ externalCode: 777, version: row.version + 1 });
      await push(order.id);
      await ended(order.sfWaybillNo);
    });
    expect(received()).toMatchObject([
      { orderStatusCode: 400, orderStatusName: "Moving" },
      { orderStatusCode: 777, orderStatusName: "On the road" },
    ]);
  });

  test("ORD-13 without a mapping the push fails, its record says for which state, and nothing is sent; mapped, it is pushed again", async () => {
    const order = take();
    const row = await of("IN_TRANSIT");
    await restored(row, async () => {
      await remove(row.id);
      const preview = await result(app, orderPushActRoutes.preview, { body: { ids: [order.id] } });
      expect(preview).toMatchObject([{ standing: "UNMAPPED" }]);
      expect((await push(order.id)).result).toMatchObject({ state: "FAILED", pushStatus: 1, attempts: 1 });
      const again = await result(app, orderPushActRoutes.push, { body: { ids: [order.id] } });
      expect(again.outcomes).toMatchObject([{ isDone: false, code: SERVICE_CODES.unmapped }]);
      expect(await pushed(order.sfWaybillNo)).toMatchObject({ state: "FAILED", attempts: 2 });
      const said = { outcome: "UNMAPPED", answer: "IN_TRANSIT", httpStatus: null, silence: null };
      expect(await attempts(order.sfWaybillNo)).toMatchObject([said, said]);
      const [kept] = await database().db.select().from(orders).where(eq(orders.id, order.id));
      expect(kept).toMatchObject({ pushState: "FAILED" });
    });
    expect(receiver.asked).toEqual([]);
    expect((await push(order.id)).result).toMatchObject({ state: "PENDING" });
    expect(await ended(order.sfWaybillNo)).toMatchObject({ state: "SUCCESS" });
    expect(received()).toMatchObject([{ orderStatusCode: 400 }]);
  });

  test("ORD-13 what was never sent for want of a word can't be there: it can be withdrawn", async () => {
    const order = take();
    const row = await of("IN_TRANSIT");
    await restored(row, async () => {
      await remove(row.id);
      await push(order.id);
    });
    const { db } = database();
    const [told] = await db.select().from(delivery).where(eq(delivery.subject, order.id));
    expect(await db.transaction((tx) => withdraw(tx, [told!.id], new Date()))).toEqual([told!.id]);
  });

  test.each([
    ["over 999", { externalCode: 1000 }, "externalCode", "number.max"],
    ["below 0", { externalCode: -1 }, "externalCode", "number.min"],
    ["no whole number", { externalCode: 1.5 }, "externalCode", "number.integer"],
    ["no name", { externalName: " " }, "externalName", "required"],
  ])("ORD-13 bad input: a code %s is refused at its field", async (_what, bad, field, key) => {
    const row = await of("APPROVED");
    const refused = await edit({ ...inputOf(row), ...bad });
    expect(refused).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
    expect(await of("APPROVED")).toEqual(row);
  });

  test("ORD-13 a state is mapped once for a system, a code marked once for the way back, with the other one named", async () => {
    const [first, second] = [await of("TO_VERIFY"), await of("TO_CONTACT")];
    const marked = await edit({ ...inputOf(second), isBack: true });
    expect(marked).toMatchObject({
      code: SERVICE_CODES.duplicate,
      fields: [{ path: ["isBack"], key: "statusMapping.back", params: { code: 100, state: "TO_VERIFY" } }],
    });
    const { id: _, version: __, ...twice } = inputOf(second);
    expect(await create(twice)).toMatchObject({ code: SERVICE_CODES.duplicate, fields: [{ path: ["state"] }] });
    const moved = await edit({ ...inputOf(second), state: "DELIVERED" });
    expect(moved).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["state"], key: "stays" }] });
    await restored(first, async () => {
      expect((await edit({ ...inputOf(first), isBack: false })).code).toBe(SERVICE_CODES.ok);
      expect((await edit({ ...inputOf(second), isBack: true })).code).toBe(SERVICE_CODES.ok);
      await edit({ ...inputOf(await of("TO_CONTACT")), isBack: false });
    });
  });

  test("ORD-13 an edit of an older version, by another button, or of no row is refused", async () => {
    const row = await of("APPROVED");
    await edit(inputOf(row));
    expect((await edit(inputOf(row))).code).toBe(SERVICE_CODES.changed);
    expect((await edit({ ...inputOf(row), id: randomUUID() })).code).toBe(SERVICE_CODES.notFound);
    const body = inputOf(await of("APPROVED"));
    const asked = await ask(app, routes.save, { body }, { button: "STATUS_MAPPING.CREATE" });
    expect(asked.code).toBe(SERVICE_CODES.notTaken);
  });
});
