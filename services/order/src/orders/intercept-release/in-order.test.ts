import { onPostgres } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { delivering } from "@linehaul/kit/testing/delivering";
import { until } from "@linehaul/kit/testing/until";
import { losesAnswer, says, stubReceiver, takes, type Manner, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { COMMAND_KINDS } from "@linehaul/schema/orders/command-kind";
import { OutletDelivery } from "@linehaul/schema/outside/outlet";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { askOutlet } from "./ask-outlet.ts";
import { commandFlags } from "./commands.ts";
import { outletStates } from "./outlet-states.ts";
import { heldOrders, sendLast } from "./send.ts";

const make = demoOrders({ orders: 200, until: new Date("2026-05-20T10:00:00Z") });
const some = Array.from({ length: 200 }, (_, i) => make(i))
  .filter(({ order, parties }) => order.site === "MY" && parties[0]?.cityCode)
  .slice(0, 4);
const ids = some.map(({ order }) => order.id);
const EVERY = sql`true`;

const MANNERS: Readonly<Record<string, Manner>> = {
  takes,
  losesAnswer,
  isAway: says(503),
  isBroken: says(500),
  refuses: says(422),
  redirects: says(302, { location: "/elsewhere" }),
  resets: (request) => void request.socket.destroy(),
};
const order = fc.nat({ max: ids.length - 1 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom(...COMMAND_KINDS), order }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("SEND" as const), order }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("deliver" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("die" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("wait" as const), seconds: fc.constantFrom(1, 61, 400) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("behave" as const), manner: fc.constantFrom(...Object.keys(MANNERS)) }),
  },
);

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());

onPostgres(released(service), (database) => {
  beforeAll(() => storeOrders(database().db, some));
  const start = async () => {
    const d = delivering(database().db, receiver, outletStates, "OUTLET");
    await d.begin();
    receiver.forget();
    const asking = () => ({ askedBy: "siti", at: d.now(), traceId: "0".repeat(32) });
    return {
      d,
      command: (kind: (typeof COMMAND_KINDS)[number], of: readonly string[]) =>
        database().db.transaction(async (tx) =>
          askOutlet(tx, () => undefined, kind, await heldOrders(tx, EVERY, of), asking()),
        ),
      again: (of: readonly string[]) =>
        database().db.transaction(async (tx) =>
          sendLast(tx, () => undefined, await heldOrders(tx, EVERY, of), asking(), null),
        ),
      has: (id: string) =>
        receiver.has.map((body) => OutletDelivery.parse(JSON.parse(body))).filter(({ subject }) => subject === id),
    };
  };

  test("REV-03 whatever the outlets do: each has its commands once and in their order, and in the end nothing or what was decided last", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 30 }), async (steps) => {
        const { d, command, again, has } = await start();
        const decided = new Map<string, (typeof COMMAND_KINDS)[number]>();
        for (const one of steps) {
          if (one.do === "deliver") await d.sendDue();
          else if (one.do === "die") await d.claim();
          else if (one.do === "wait") d.later(one.seconds);
          else if (one.do === "behave") receiver.behave(MANNERS[one.manner] ?? takes);
          else if (one.do === "SEND") await again([ids[one.order]!]);
          else {
            decided.set(ids[one.order]!, one.do);
            await command(one.do, [ids[one.order]!]);
          }
        }
        receiver.behave(takes);
        await again(ids);
        for (let n = 0; n < 3; n += 1) {
          d.later(1_000);
          await d.sendDue();
        }
        expect((await d.states()).filter((state) => state.endsWith("PENDING"))).toEqual([]);
        const flags = await commandFlags(database().db, ids);
        for (const id of ids) {
          const versions = has(id).map(({ version }) => version);
          expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
          const last = has(id).at(-1)?.kind;
          // Nothing ever held back is as good as let go.
          expect(last ?? "RELEASE").toBe(decided.get(id) ?? "RELEASE");
          const { intercepted, released } = flags(id);
          expect(last === "INTERCEPT" ? intercepted : "SENT").toBe("SENT");
          expect(released).toBe(last === "RELEASE" ? "SENT" : null);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test("REV-03 two instances send what many decide at once: orders side by side, the commands of each in their order", async () => {
    const { d, command, has } = await start();
    const [instances, kinds] = [
      [d.worker(), d.worker()],
      [...COMMAND_KINDS, ...COMMAND_KINDS, ...COMMAND_KINDS],
    ];
    for (const kind of kinds) await Promise.all(ids.map((id) => command(kind, [id])));
    d.later(1);
    for (const one of instances) one.ring();
    await until(d.states, (states) => states.every((state) => !state.endsWith("PENDING")));
    await Promise.all(instances.map((one) => one.stop()));
    for (const id of ids) {
      const got = has(id);
      expect(got.map(({ version }) => version)).toEqual(got.map(({ version }) => version).toSorted((a, b) => a - b));
      expect(got.at(-1)?.kind ?? "RELEASE").toBe("RELEASE");
      // What goes out alternates: no outlet is told twice to do what it does.
      for (const [n, { kind }] of got.entries()) expect(kind).toBe(n % 2 === 0 ? "INTERCEPT" : "RELEASE");
    }
  });
});
