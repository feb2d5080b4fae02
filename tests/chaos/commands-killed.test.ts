import { setTimeout as wait } from "node:timers/promises";
import type { OpenDatabase } from "@linehaul/kit/database";
import { random } from "@linehaul/kit/demo/prng";
import { stubReceiver, takes, type Manner } from "@linehaul/kit/testing/receiver";
import { delivery, outsideSystem } from "@linehaul/kit/way-out/tables";
import { commandFlags } from "@linehaul/order/orders/intercept-release/commands";
import { orderParty } from "@linehaul/order/orders/order/parts/table";
import { orders } from "@linehaul/order/orders/order/table";
import { interceptReleaseRoutes } from "@linehaul/schema/orders/intercept-release";
import { OutletDelivery } from "@linehaul/schema/outside/outlet";
import { and, asc, eq, isNotNull, ne } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { orderProcess } from "./order-process.ts";

/** `KILLS=100` for more of them, `SEED=7` for others. */
const KILLS = Number(process.env["KILLS"] ?? "5");
const SEED = Number(process.env["SEED"] ?? "1");
const ORDERS = 8;
/** Enough of them that eight of a site are under way, on whatever day the demo begins. */
const DEMO_ORDERS = 240;
const LONG_MS = 60_000 + KILLS * 15_000;

/** Orders that an outlet can be told of. */
const some = ({ db }: OpenDatabase): Promise<{ id: string }[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderParty, and(eq(orderParty.orderId, orders.id), eq(orderParty.role, "SENDER")))
    .where(and(eq(orders.site, "MY"), ne(orders.orderStatus, "DELIVERED"), isNotNull(orderParty.cityCode)))
    .orderBy(asc(orders.id))
    .limit(ORDERS);
/** What a process that is gone was at is taken over after a minute, and who did not answer is asked again later: nobody waits for either here. */
const atOnce = async ({ db }: OpenDatabase): Promise<void> => {
  await db.update(outsideSystem).set({ failures: 0, downSince: null, probeAt: null });
  await db.update(delivery).set({ leaseUntil: null, nextAt: new Date() }).where(eq(delivery.state, "PENDING"));
};

// On the server where there is one, else embedded.
const url = process.env["DATABASE_URL"];
test(
  `REV-03 kill -9 of the order service at ${String(KILLS)} moments, its outlets taking without an answer: each command is acted on once, in order, and the flags are true`,
  async () => {
    const r = random("commands killed", SEED);
    const receiver = await stubReceiver();
    onTestFinished(() => receiver.close());
    const keys = { OUTLET_URL: receiver.url, OUTLET_KEY: receiver.key };
    const p = await orderProcess(url, DEMO_ORDERS, keys);
    onTestFinished(() => p.close());
    const ids = (await p.within(some)).map(({ id }) => id);
    expect(ids).toHaveLength(ORDERS);
    const mostlySilent: Manner = (request, response, take) => {
      const turn = r.int(0, 2);
      if (turn === 0) return takes(request, response, take);
      take();
      return turn === 1 ? undefined : void request.socket.destroy();
    };

    for (let n = 0; n < KILLS; n += 1) {
      receiver.behave(mostlySilent);
      await p.start();
      // Some are refused by what stands, and the last are cut off with the process.
      const asked = ids.flatMap((id) =>
        [0, 1].map(async () => {
          const route = r.int(0, 1) === 0 ? interceptReleaseRoutes.intercept : interceptReleaseRoutes.release;
          await wait(r.int(0, 400));
          await p.ask(route, { params: { id } }, "u-1").catch(() => undefined);
        }),
      );
      await wait(r.int(50, 450));
      await p.kill();
      await Promise.all(asked);
      await p.within(atOnce);
    }

    receiver.behave(takes);
    await p.start();
    const waiting = async () =>
      (await p.ask(interceptReleaseRoutes.pageQuery, { body: { pageSize: 50, filter: { state: "PENDING" } } }, "u-1"))
        .data.length;
    await expect.poll(waiting, { timeout: 30_000, interval: 200 }).toBe(0);
    await p.kill();

    await p.within(async ({ db }) => {
      const sent = await db
        .select()
        .from(delivery)
        .where(eq(delivery.system, "OUTLET"))
        .orderBy(asc(delivery.subject), asc(delivery.version));
      const has = receiver.has.map((body) => OutletDelivery.parse(JSON.parse(body)));
      const flagsOf = await commandFlags(db, ids);
      expect(has.length).toBeGreaterThan(0);
      for (const id of ids) {
        const [theirs, ours] = [
          has.filter(({ subject }) => subject === id),
          sent.filter(({ subject }) => subject === id),
        ];
        // What was withdrawn nobody has; everything else they have once, in the order in which it was asked.
        const standing = ours.filter(({ state }) => state !== "WITHDRAWN");
        expect(standing.every(({ state }) => state === "SUCCESS")).toBe(true);
        expect(theirs.map(({ version }) => version)).toEqual(standing.map(({ version }) => version));
        const last = theirs.at(-1)?.kind;
        const flags = last === undefined ? [null, null] : ["SENT", last === "RELEASE" ? "SENT" : null];
        expect([flagsOf(id).intercepted, flagsOf(id).released]).toEqual(flags);
      }
    });
  },
  LONG_MS,
);
