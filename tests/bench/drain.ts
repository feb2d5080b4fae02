// `npm run bench -- drain [--waiting 10000]`: so many commands wait for outlets that are away. How often those are asked meanwhile, how long it takes to
// send all of them once they are back, each once, and what the order service holds in memory (REV-03).
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { says, stubReceiver, takes } from "@linehaul/kit/testing/receiver";
import { tellAnew } from "@linehaul/kit/way-out/ask";
import { delivery } from "@linehaul/kit/way-out/tables";
import { seedOrder } from "@linehaul/order/demo";
import { commandOf } from "@linehaul/order/orders/intercept-release/ask-outlet";
import { orders } from "@linehaul/order/orders/order/table";
import { and, asc, eq } from "drizzle-orm";
import { openOrderService } from "./export/service.ts";
import { type Bench, openBench } from "./order-list/database.ts";

const AWAY_MS = 30_000;
const AT_ONCE = 500;

/** Has the outlet of each of so many orders told to hold it, as decisions would. */
async function command({ db }: Bench, waiting: number): Promise<void> {
  const asking = { askedBy: "bench", at: new Date(), traceId: "0".repeat(32) };
  for (let done = 0; done < waiting; done += AT_ONCE) {
    const some = await db.select().from(orders).orderBy(asc(orders.id)).offset(done).limit(AT_ONCE);
    const news = some.map((order) => ({ telling: commandOf(order, "INTERCEPT", "KUL", null), last: undefined }));
    await db.transaction((tx) => tellAnew(tx, "OUTLET", news, asking));
  }
}

/** Prints what it took; answers whether each outlet was told once. */
export async function main(args: readonly string[] = process.argv.slice(2)): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { waiting: { type: "string", default: "10000" } },
  });
  const waiting = Number(values.waiting);
  const url = process.env["DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const prefix = `linehaul_bench_${String(process.pid)}`;
  const [bench, receiver] = await Promise.all([openBench(url, undefined, `${prefix}_order`), stubReceiver()]);
  try {
    await seedOrder(bench.db, { orders: waiting, until: new Date("2026-11-20T10:00:00Z") });
    // Those of the demo are none of these.
    await bench.client.query("truncate delivery cascade");
    await command(bench, waiting);
    const unsent = () => bench.db.$count(delivery, and(eq(delivery.system, "OUTLET"), eq(delivery.state, "PENDING")));
    receiver.behave(says(503));
    const service = await openOrderService(url, prefix, { OUTLET_URL: receiver.url, OUTLET_KEY: receiver.key });
    try {
      const started = service.residentMb();
      await setTimeout(AWAY_MS);
      say(
        `${String(await unsent())} wait; away for ${String(AWAY_MS / 1000)} s, asked ${String(receiver.asked.length)} times`,
      );
      const before = service.residentMb();
      let most = before;
      const watch = setInterval(() => (most = Math.max(most, service.residentMb())), 200);
      receiver.behave(takes);
      const since = performance.now();
      while (receiver.has.length === 0) await setTimeout(100);
      const noticed = performance.now();
      while ((await unsent()) > 0) await setTimeout(500);
      const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);
      const back = ((noticed - since) / 1000).toFixed(1);
      say(
        `back: noticed after ${back} s, all sent ${seconds(noticed)} s later; ${String(receiver.has.length)} there, each once`,
      );
      clearInterval(watch);
      const mb = [started, before, most].map((one) => one.toFixed(0));
      say(`the service's memory: ${mb.join(", ")} MiB (started, while they were away, at most while sending)`);
      return receiver.has.length === waiting;
    } finally {
      await service.close();
    }
  } finally {
    await receiver.close();
    await bench.close();
  }
}

if (import.meta.main) process.exitCode = (await main()) ? 0 : 1;
