import { setTimeout as wait } from "node:timers/promises";
import { openServer } from "@linehaul/kit/database-server";
import { result, testService } from "@linehaul/kit/testing/service";
import { taskWrite } from "@linehaul/kit/testing/task-write";
import { passDue } from "@linehaul/order/orders/order/lifecycle/auto-pass";
import { orders } from "@linehaul/order/orders/order/table";
import { mayReview } from "@linehaul/order/orders/staff-audit-auth/testing/may-review";
import { order as service } from "@linehaul/order/service";
import { orderReviewDecideRoutes } from "@linehaul/schema/orders/order-review/decide";
import { orderReviewRoutes } from "@linehaul/schema/orders/order-review/routes";
import { isNotNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";

const REVIEWERS = 8;
/** A reviewer who needs no longer than that for a case is a quick one. */
const LOOKS_MS = 250;
/** How long they are watched by themselves first. */
const ALONE_MS = 15_000;

interface Felt {
  readonly page: number[];
  readonly approve: number[];
}
const at = (all: readonly number[], share: number): string =>
  (all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0).toFixed(1);
const told = (name: string, all: readonly number[]): string =>
  `${name} ${String(all.length)} times: median ${at(all, 0.5)} ms, p99 ${at(all, 0.99)} ms`;

/** Reviewers who turn pages of a queue and approve cases of it, each after a look, until they are told to stop. */
async function work(app: FastifyInstance, goesOn: () => boolean, felt: Felt): Promise<void> {
  const timed = async <T>(into: number[], act: () => Promise<T>): Promise<T> => {
    const from = performance.now();
    const answer = await act();
    into.push(performance.now() - from);
    return answer;
  };
  const one = async (n: number): Promise<void> => {
    const as = { caller: { userName: `reviewer${String(n)}` } };
    const body = { pageSize: 50, filter: { queue: "TO_SUPPLEMENT" as const }, sort: "WAITING_SINCE_ASC" as const };
    while (goesOn()) {
      const { data } = await timed(felt.page, () => result(app, orderReviewRoutes.pageQuery, { body }, as));
      // Each his own, as those who are told who is on a case have it.
      const his = data[n * Math.floor(data.length / REVIEWERS)];
      if (his === undefined) return;
      const which = { id: his.id, version: his.version };
      await timed(felt.approve, () => result(app, orderReviewDecideRoutes.checkPass, { body: which }, as));
      await wait(LOOKS_MS);
    }
  };
  await Promise.all(Array.from({ length: REVIEWERS }, (_, n) => one(n)));
}

/**
 * All that waits for a review is due at once, as after a night without the service: how long until it has passed, and what reviewers feel of it,
 * in the same process (REV-04).
 */
export async function passAll(url: string, name: string, say: (text: string) => void): Promise<void> {
  const database = await openServer({ url, name, migrations: service.migrations, bounds: null });
  const app = await testService({ ...service, database });
  try {
    const { db } = database;
    for (let n = 0; n < REVIEWERS; n++) await mayReview(db, `reviewer${String(n)}`);
    const alone: Felt = { page: [], approve: [] };
    const until = performance.now() + ALONE_MS;
    await work(app, () => performance.now() < until, alone);
    await db
      .update(orders)
      .set({ passAt: sql`now() - interval '1 minute'` })
      .where(isNotNull(orders.passAt));
    const meanwhile: Felt = { page: [], approve: [] };
    const from = performance.now();
    let passed: number | null = null;
    const passing = passDue({
      write: taskWrite(db, new Date()),
      signal: new AbortController().signal,
      tell: (_line, count = 0) => void (passed = count),
    });
    await Promise.all([work(app, () => passed === null, meanwhile), passing]);
    say(`${String(passed)} due at once passed in ${((performance.now() - from) / 1000).toFixed(1)} s`);
    for (const [when, felt] of [
      ["before", alone],
      ["meanwhile", meanwhile],
    ] as const)
      say(`${String(REVIEWERS)} reviewers ${when}: ${told("page", felt.page)}; ${told("approve", felt.approve)}`);
  } finally {
    await app.close();
    await database.close();
  }
}
