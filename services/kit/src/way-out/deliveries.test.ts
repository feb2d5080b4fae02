import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../database.ts";
import { delivering } from "../testing/delivering.ts";
import { OPEN_MS, openTestEmbedded } from "../testing/database.ts";
import { losesAnswer, says, stubReceiver, takes, type Manner, type StubReceiver } from "../testing/receiver.ts";
import { sampleMigrations } from "../testing/sample/service.ts";

let receiver: StubReceiver;
let database: OpenDatabase;
beforeAll(async () => {
  receiver = await stubReceiver();
  database = await openTestEmbedded(sampleMigrations);
}, OPEN_MS);
afterAll(async () => {
  await receiver.close();
  await database.close();
});

const MANNERS: Readonly<Record<string, Manner>> = {
  takes,
  losesAnswer,
  isAway: says(503),
  isBroken: says(500),
  isBusy: says(429, { "retry-after": "90" }),
  resets: (request) => void request.socket.destroy(),
};
type Step =
  | { readonly do: "ask"; readonly thing: number; readonly content: number }
  | { readonly do: "send" }
  | { readonly do: "die" }
  | { readonly do: "wait"; readonly seconds: number }
  | { readonly do: "behave"; readonly manner: string };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("ask" as const),
    thing: fc.integer({ min: 1, max: 3 }),
    content: fc.integer({ min: 1, max: 2 }),
  }),
  fc.constant({ do: "send" as const }),
  fc.constant({ do: "die" as const }),
  fc.record({ do: fc.constant("wait" as const), seconds: fc.constantFrom(1, 61, 400) }),
  fc.record({ do: fc.constant("behave" as const), manner: fc.constantFrom(...Object.keys(MANNERS)) }),
);

test("ORD-09 whatever happens within a day, in the end the receiver has each content once, in the order in which it was asked for", async () => {
  const d = delivering(database.db, receiver);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      await d.begin();
      receiver.forget();
      const asked = new Map<number, number[]>();
      for (const one of steps) {
        if (one.do === "ask") {
          await d.ask(one.thing, { is: one.content });
          const before = asked.get(one.thing) ?? [];
          if (before.at(-1) !== one.content) asked.set(one.thing, [...before, one.content]);
        } else if (one.do === "send") await d.sendDue();
        else if (one.do === "die") await d.claim();
        else if (one.do === "wait") d.later(one.seconds);
        else receiver.behave(MANNERS[one.manner] ?? takes);
      }
      receiver.behave(takes);
      for (let n = 0; n < 3; n += 1) {
        d.later(1_000);
        await d.sendDue();
      }
      const has = receiver.has.map((body) => JSON.parse(body));
      for (const [thing, contents] of asked)
        expect(has.filter(({ subject }) => subject === d.subject(thing)).map(({ content }) => content.is)).toEqual(
          contents,
        );
      expect((await d.states()).every((state) => state.endsWith("SUCCESS"))).toBe(true);
    }),
    { numRuns: 25 },
  );
}, 60_000);
