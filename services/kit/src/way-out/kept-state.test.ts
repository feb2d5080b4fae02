import type { DeliveryState } from "@linehaul/schema/delivery";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { delivering } from "../testing/delivering.ts";
import { onEachDatabase } from "../testing/database.ts";
import { says, stubReceiver, takes, type StubReceiver } from "../testing/receiver.ts";
import { sampleMigrations } from "../testing/sample/service.ts";

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());

onEachDatabase(sampleMigrations, (database) => {
  /** The things' rows, and those that somebody else has in hand. */
  const rows = new Map<string, DeliveryState>();
  const inHand = new Set<string>();
  let d: ReturnType<typeof delivering>;
  beforeEach(async () => {
    receiver.forget();
    rows.clear();
    inHand.clear();
    d = delivering(database().db, receiver, {
      hold: async (_tx, subjects, wait) => subjects.filter((subject) => wait || !inHand.has(subject)),
      set: async (_tx, subjects, state) => {
        for (const subject of subjects) rows.set(subject, state);
      },
    });
    await d.begin();
  });
  const kept = () => [...rows].map(([subject, state]) => `${Number(subject.slice(-12))} ${state}`).sort();

  test("ORD-09 a thing's row has the state of its newest delivery, not of an earlier one that ends later", async () => {
    await d.ask(1, { a: 1 });
    const earlier = await d.claim();
    await d.ask(1, { a: 2 });
    await d.ask(2, {});
    receiver.behave(says(422));
    d.later(61);
    expect(earlier).not.toBeNull();
    await d.sendDue();
    expect(await d.states()).toEqual(["W1.1 FAILED", "W1.2 FAILED", "W2.1 FAILED"]);
    expect(kept()).toEqual(["1 FAILED", "2 FAILED"]);
    rows.clear();
    await d.ask(1, { a: 3 });
    await d.ask(1, { a: 4 });
    receiver.behave((request, response, take) =>
      receiver.asked.at(-1)?.body.includes('"a":3')
        ? void response.writeHead(400).end()
        : takes(request, response, take),
    );
    await d.sendDue();
    expect(kept()).toEqual(["1 SUCCESS"]);
  });

  test("ORD-09 what is given up is told to the rows; a row that somebody has in hand waits for the next attempt", async () => {
    for (const n of [1, 2, 3]) await d.ask(n, {});
    receiver.behave((request) => void request.socket.destroy());
    for (let hour = 0; hour < 24; hour += 1) {
      await d.sendDue();
      d.later(3_600);
    }
    expect(kept()).toEqual([]);
    inHand.add(d.subject(3));
    await d.sendDue();
    const given = (await d.states()).filter((state) => state.endsWith("FAILED"));
    expect(given).toEqual(["W1.1 FAILED", "W2.1 FAILED"]);
    expect(kept()).toEqual(["1 FAILED", "2 FAILED"]);
    inHand.clear();
    d.later(3_600);
    await d.sendDue();
    expect(kept()).toEqual(["1 FAILED", "2 FAILED", "3 FAILED"]);
  });
});
