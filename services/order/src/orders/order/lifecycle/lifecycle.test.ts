import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import {
  BEGINNING,
  isOpenStep,
  mayStep,
  ORDER_STATES,
  ORDER_STEPS,
  type OrderStepName,
  stateAfter,
  stateBy,
} from "@linehaul/schema/orders/order/lifecycle";
import { AUDIT_STATUSES, ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { globSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { orderHistory } from "../parts/table.ts";
import { orders } from "../table.ts";
import { takeStep } from "./take-step.ts";
import { LATER, setState } from "./testing/set-state.ts";

const STEPS = Object.keys(ORDER_STEPS) as readonly string[] as readonly OrderStepName[];
const step = fc.constantFrom(...STEPS);
const at = new Date("2026-11-20T10:00:00Z");
const make = demoOrders({ orders: 400, until: at });
const all = Array.from({ length: 400 }, (_, i) => make(i));

describe("REV-05", () => {
  const reviews = STEPS.filter((one) =>
    Object.keys(ORDER_STEPS[one].may).some((who) => who.startsWith("ORDER_REVIEW")),
  );
  const leads = (from: string) =>
    reviews.filter((one) => one !== "CANCELLED" && isOpenStep(one, from)).map((one) => ORDER_STEPS[one].to as string);

  test("the review leads where it says, and nowhere else", () => {
    expect(leads("TO_VERIFY")).toEqual(["TO_CONTACT", "TO_SUPPLEMENT", "APPROVED"]);
    expect(leads("TO_CONTACT")).toEqual(["TO_SUPPLEMENT", "TO_VERIFY", "APPROVED"]);
    expect(leads("TO_SUPPLEMENT")).toEqual(["TO_CONTACT", "TO_VERIFY", "APPROVED"]);
    for (const from of ["APPROVED", "PICKED_UP", "IN_TRANSIT", "DELIVERED", "CANCELLED"])
      expect(leads(from)).toEqual([]);
  });
  test("only what nobody has looked at passes by itself; what has passed is cancelled by an administrator alone", () => {
    expect(ORDER_STATUSES.filter((from) => mayStep("AUTO_PASSED", "CLOCK", from))).toEqual(["TO_VERIFY"]);
    const { may } = ORDER_STEPS.CANCELLED;
    const whoMay = Object.keys(may).filter((who) => mayStep("CANCELLED", who, "APPROVED"));
    expect(whoMay).toEqual(["ORDER_LIST.CANCEL_APPROVED"]);
  });
  test("nothing leads out of what is delivered or cancelled, and no sequence leaves the table", () => {
    for (const end of ["DELIVERED", "CANCELLED"]) expect(STEPS.filter((one) => isOpenStep(one, end))).toEqual([]);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (sequence) => {
        const end = sequence.reduce(
          (state, one) => stateAfter(state, one) ?? state,
          BEGINNING as (typeof ORDER_STATES)[number],
        );
        expect(ORDER_STATES).toContain(end);
      }),
    );
  });
});

test("nothing but the step writes how an order stands", async () => {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const files = globSync("**/*.ts", { cwd: root, exclude: (name) => /testing$|\.test\.ts$|__generated__/.test(name) });
  const writes = /\.set\(\{[^}]*\b(orderStatus|auditStatus)\b|set\s+"?(order_status|audit_status)\b/;
  const texts = await Promise.all(
    files.map(async (name) => [name, await readFile(`${root}/${name}`, "utf8")] as const),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(
    texts
      .filter(([, text]) => writes.test(text.replaceAll("...more,", "").replaceAll(/\$\{[^}]*\}/g, "")))
      .map(([name]) => name),
  ).toEqual(["orders/order/lifecycle/take-step.ts"]);
});

onEachDatabase(released(service), (database) => {
  beforeAll(() => storeOrders(database().db, all));

  test("REV-05 the history of each demo order, replayed, gives its state", async () => {
    const entries = await database().db.select().from(orderHistory).orderBy(asc(orderHistory.at), asc(orderHistory.id));
    const by = Map.groupBy(entries, ({ orderId }) => orderId);
    for (const { order } of all) {
      const state = stateBy((by.get(order.id) ?? []).map(({ event }) => event));
      expect(state).toEqual({ orderStatus: order.orderStatus, auditStatus: order.auditStatus });
    }
  });

  test("REV-05 the database refuses a pair that is none, and a due time where there is none to have", async () => {
    const { db } = database();
    const [{ order }] = all as [(typeof all)[number]];
    for (const orderStatus of ORDER_STATUSES)
      for (const auditStatus of AUDIT_STATUSES)
        for (const passAt of [null, LATER]) {
          const isState =
            ORDER_STATES.some((one) => one.orderStatus === orderStatus && one.auditStatus === auditStatus) &&
            (passAt !== null) === (orderStatus === "TO_VERIFY");
          const written = db.update(orders).set({ orderStatus, auditStatus, passAt }).where(eq(orders.id, order.id));
          const isTaken = await written.then(
            () => true,
            () => false,
          );
          expect([orderStatus, auditStatus, passAt, isTaken]).toEqual([orderStatus, auditStatus, passAt, isState]);
        }
  });

  test("REV-05 steps at random: each is told, the version counts them, and what the table has not throws and writes nothing", async () => {
    const { db } = database();
    const { id } = all[1]!.order;
    const rowOf = async () => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (sequence) => {
        await setState(db, [id], "TO_VERIFY");
        await db.delete(orderHistory).where(eq(orderHistory.orderId, id));
        const { version } = await rowOf();
        const taken: string[] = [];
        for (const one of sequence) {
          const row = await rowOf();
          const { orderStatus, auditStatus } = row;
          const now = ORDER_STATES.find((s) => s.orderStatus === orderStatus && s.auditStatus === auditStatus)!;
          const next = stateAfter(now, one);
          const refused = await db
            .transaction((tx) => takeStep(tx, [row], { step: one, actor: "rina", at }))
            .then(() => null, String);
          expect(refused).toBe(next === null ? `Error: ${one} from ${orderStatus}` : null);
          expect(await rowOf()).toMatchObject(next ?? row);
          if (next !== null) taken.push(one);
        }
        const row = await rowOf();
        expect(row.version).toBe(version + taken.length);
        expect(stateBy(taken)).toMatchObject({ orderStatus: row.orderStatus, auditStatus: row.auditStatus });
        const told = await db
          .select()
          .from(orderHistory)
          .where(eq(orderHistory.orderId, id))
          .orderBy(asc(orderHistory.id));
        expect(told.map(({ event }) => event)).toEqual(taken);
        // Back in the queue its clock starts anew (REV-04).
        const since = taken.length === 0 ? LATER : new Date(at.getTime() + 24 * 3_600_000);
        expect(row.passAt).toEqual(row.orderStatus === "TO_VERIFY" ? since : null);
      }),
      { numRuns: 40 },
    );
  });
});
