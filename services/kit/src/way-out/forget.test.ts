import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onEachDatabase } from "../testing/database.ts";
import { delivering } from "../testing/delivering.ts";
import { stubReceiver, type StubReceiver } from "../testing/receiver.ts";
import { sampleMigrations } from "../testing/sample/service.ts";
import { forgetOldBodies, SENT_KEPT_DAYS } from "./forget.ts";
import { delivery } from "./tables.ts";

const DAY_S = 24 * 3_600;
let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());
beforeEach(() => receiver.forget());

onEachDatabase(sampleMigrations, (database) => {
  test("PERM-12 what was sent is forgotten 30 days after it ended, and can be sent again: the receiver has it once", async () => {
    const { db } = database();
    const d = delivering(db, receiver);
    const { signal } = new AbortController();
    const forgetNow = async () => {
      let count: number | undefined;
      await forgetOldBodies({ db, signal, now: d.now(), tell: (_line, told) => void (count = told) });
      return count;
    };
    const bodyOf = async (n: number) =>
      (
        await db
          .select()
          .from(delivery)
          .where(eq(delivery.subject, d.subject(n)))
      ).map(({ body }) => body);
    await d.begin();
    await d.ask(1, { phone: "12345678" });
    await d.sendDue();
    d.later(SENT_KEPT_DAYS * DAY_S);
    await d.ask(2, { phone: "87654321" });
    expect(await forgetNow()).toBe(0);
    d.later(1);
    expect(await forgetNow()).toBe(1);
    expect(await bodyOf(1)).toEqual([null]);
    // One that waits is not forgotten, however long.
    d.later(SENT_KEPT_DAYS * DAY_S);
    expect(await forgetNow()).toBe(0);
    expect(await bodyOf(2)).toEqual([expect.stringContaining("87654321")]);

    await d.ask(1, { phone: "12345678" });
    await d.sendDue();
    expect(receiver.has.filter((body) => body.includes("12345678"))).toHaveLength(1);
    expect(receiver.asked.filter(({ body }) => body.includes("12345678"))).toHaveLength(2);
  });
});
