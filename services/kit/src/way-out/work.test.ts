import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { delivering } from "../testing/delivering.ts";
import { onEachDatabase } from "../testing/database.ts";
import { losesAnswer, says, stubReceiver, takes, type StubReceiver } from "../testing/receiver.ts";
import { sampleMigrations } from "../testing/sample/service.ts";
import { until } from "../testing/until.ts";
import { audit, outbox } from "../tables.ts";
import { outsideSystem } from "./tables.ts";

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());

onEachDatabase(sampleMigrations, (database) => {
  let d: ReturnType<typeof delivering>;
  beforeEach(async () => {
    receiver.forget();
    d = delivering(database().db, receiver);
    await d.begin();
  });

  test("ORD-09 what is asked for is sent once and told of; what is rolled back never", async () => {
    const { db } = database();
    await db.delete(outbox);
    await db
      .transaction(async (tx) => {
        await d.ask(1, { a: 1 }, tx);
        throw new Error("no");
      })
      .catch(() => undefined);
    await d.ask(2, { a: 2 });
    expect(await d.sendDue()).toBe(1);
    expect(await d.states()).toEqual(["W2.1 SUCCESS"]);
    expect(receiver.asked).toHaveLength(1);
    expect(JSON.parse(receiver.has[0]!)).toEqual({
      kind: "DECLARE",
      subject: d.subject(2),
      version: 1,
      content: { a: 2 },
    });
    const told = await db.select().from(outbox);
    expect(told.map(({ type, subject, site }) => [type, subject, site])).toEqual([
      ["delivery.ended", d.subject(2), "MY"],
    ]);
    expect((await db.select().from(audit)).at(-1)).toMatchObject({ userName: "deliveries", type: "delivery.ended" });
  });

  test("ORD-09 the same content goes by the same key, another one by another, an earlier one too; in their order", async () => {
    await d.ask(1, { a: 1 });
    await d.sendDue();
    await d.ask(1, { a: 1 });
    await d.sendDue();
    expect([receiver.asked.length, receiver.has.length]).toEqual([2, 1]);
    await d.ask(1, { a: 2 });
    await d.ask(1, { a: 1 });
    expect(await d.states()).toEqual(["W1.1 SUCCESS", "W1.2 PENDING", "W1.3 PENDING"]);
    await d.sendDue();
    expect(receiver.has.map((body) => JSON.parse(body).content.a)).toEqual([1, 2, 1]);
  });

  test("ORD-09 a receiver away for an hour is asked by one, loses nothing and has nothing twice", async () => {
    for (let n = 1; n <= 40; n += 1) await d.ask(n, { n });
    receiver.behave(says(503));
    for (let minute = 0; minute < 60; minute += 1) {
      expect(await d.sendDue()).toBeLessThanOrEqual(1);
      d.later(60);
    }
    expect(receiver.asked.length).toBeGreaterThan(10);
    expect(receiver.asked.length).toBeLessThanOrEqual(60);
    receiver.behave(takes);
    d.later(300);
    await d.sendDue();
    // The others were waiting for that one.
    d.later(15);
    await d.sendDue();
    expect(new Set((await d.states()).map((state) => state.split(" ")[1]))).toEqual(new Set(["SUCCESS"]));
    expect(receiver.has).toHaveLength(40);
    expect(await database().db.select().from(outsideSystem)).toMatchObject([{ downSince: null, failures: 0 }]);
  });

  test("ORD-09 who asks to be left alone for an hour is", async () => {
    await d.ask(1, {});
    await d.ask(2, {});
    receiver.behave(says(429, { "retry-after": "3600" }));
    expect(await d.sendDue()).toBe(1);
    d.later(3_500);
    expect(await d.sendDue()).toBe(0);
    receiver.behave(takes);
    d.later(101);
    await d.sendDue();
    d.later(10);
    await d.sendDue();
    expect(await d.states()).toEqual(["W1.1 SUCCESS", "W2.1 SUCCESS"]);
  });

  test("ORD-09 one that the receiver can't take holds up no other", async () => {
    receiver.behave((request, response, take) =>
      request.headers["idempotency-key"] === undefined || receiver.asked.at(-1)?.body.includes('"bad"')
        ? void response.writeHead(500).end()
        : takes(request, response, take),
    );
    await d.ask(1, { bad: true });
    for (let n = 2; n <= 12; n += 1) await d.ask(n, {});
    await d.sendDue();
    expect(await d.states()).toEqual(expect.arrayContaining(["W1.1 PENDING", "W2.1 SUCCESS", "W12.1 SUCCESS"]));
    expect(receiver.has).toHaveLength(11);
  });

  test("ORD-09 what nobody takes for 24 hours has failed, and so has what waited for that", async () => {
    await d.ask(1, {});
    await d.ask(2, {});
    receiver.behave((request) => void request.socket.destroy());
    for (let hour = 0; hour < 24; hour += 1) {
      await d.sendDue();
      expect(await d.states()).toEqual(["W1.1 PENDING", "W2.1 PENDING"]);
      d.later(3_600);
    }
    await d.sendDue();
    expect(await d.states()).toEqual(["W1.1 FAILED", "W2.1 FAILED"]);
  });

  test("ORD-09 what is refused has failed at once, and is sent again when somebody asks", async () => {
    await d.ask(1, {});
    receiver.behave(says(422, {}, '{"why":"no HS code"}'));
    await d.sendDue();
    expect(await d.states()).toEqual(["W1.1 FAILED"]);
    d.later(3_600 * 30);
    expect(await d.sendDue()).toBe(0);
    receiver.behave(takes);
    await d.ask(1, {});
    await d.sendDue();
    expect(await d.states()).toEqual(["W1.1 SUCCESS"]);
  });

  test("ORD-09 taken, and its answer lost: the receiver has it once", async () => {
    await d.ask(1, { a: 1 });
    receiver.behave(losesAnswer);
    await d.sendDue();
    expect(await d.states()).toEqual(["W1.1 PENDING"]);
    receiver.behave(takes);
    d.later(60);
    await d.sendDue();
    expect(await d.states()).toEqual(["W1.1 SUCCESS"]);
    expect(receiver.asked).toHaveLength(2);
    expect(receiver.has).toHaveLength(1);
    expect(await d.attempts()).toEqual(["LATER", "TAKEN"]);
  });

  test("ORD-09 a worker that ends in the middle leaves what it had to another; who was taken over has no say", async () => {
    await d.ask(1, {});
    const left = await d.claim();
    expect(left).not.toBeNull();
    expect(await d.claim()).toBeNull();
    d.later(61);
    receiver.behave(losesAnswer);
    await d.sendDue();
    receiver.behave(takes);
    d.later(60);
    await d.sendDue();
    expect(await d.attempts()).toEqual(["CUT_SHORT", "LATER", "TAKEN"]);
    expect(receiver.has).toHaveLength(1);
  });

  test("ORD-09 two instances send each delivery once, several at a time, those of a thing one after the other", async () => {
    for (let n = 1; n <= 20; n += 1) await d.ask(n, { n });
    for (let n = 1; n <= 20; n += 1) await d.ask(n, { n, corrected: true });
    const workers = [d.worker(), d.worker()];
    await until(d.states, (states) => states.every((state) => state.endsWith("SUCCESS")));
    await Promise.all(workers.map(({ stop }) => stop()));
    expect(receiver.asked).toHaveLength(40);
    for (let n = 1; n <= 20; n += 1) {
      const mine = receiver.has.map((body) => JSON.parse(body)).filter(({ subject }) => subject === d.subject(n));
      expect(mine.map(({ version }) => version)).toEqual([1, 2]);
    }
  });

  test("a worker that stops waits for what is on its way", async () => {
    await d.ask(1, {});
    receiver.behave((_request, response, take) => {
      take();
      setTimeout(() => response.end(), 50);
    });
    const worker = d.worker();
    await until(
      async () => receiver.asked.length,
      (asked) => asked > 0,
    );
    await worker.stop();
    expect(await d.states()).toEqual(["W1.1 SUCCESS"]);
  });
});
