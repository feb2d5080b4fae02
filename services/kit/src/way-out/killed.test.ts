import { fork } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { rowsOf } from "../database-type.ts";
import { onPostgres } from "../testing/database.ts";
import { delivering } from "../testing/delivering.ts";
import { stubReceiver, takes, type StubReceiver } from "../testing/receiver.ts";
import { sampleMigrations } from "../testing/sample/service.ts";

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());

onPostgres(sampleMigrations, (database) => {
  test("ORD-09 kill -9 while the receiver answers: nothing is lost, and nothing there twice", async () => {
    const d = delivering(database().db, receiver);
    await d.begin();
    for (let n = 1; n <= 12; n += 1) await d.ask(n, { n });
    const [{ name } = { name: "" }] = await rowsOf(
      database().db,
      sql`select current_database() as name`,
      z.object({ name: z.string() }),
    );
    const four = Promise.withResolvers<void>();
    let underWay = 0;
    receiver.behave((_request, _response, take) => {
      take();
      if ((underWay += 1) === 4) four.resolve();
    });
    const child = fork(new URL("../testing/delivering-process.ts", import.meta.url), [
      name,
      receiver.url,
      receiver.key,
    ]);
    await four.promise;
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(new Set(await d.attempts())).toEqual(new Set(["UNDER_WAY"]));
    receiver.behave(takes);
    d.later(61);
    expect(await d.sendDue()).toBe(12);
    expect((await d.states()).filter((state) => state.endsWith("SUCCESS"))).toHaveLength(12);
    expect(receiver.asked).toHaveLength(16);
    expect(receiver.has).toHaveLength(12);
  });
});
