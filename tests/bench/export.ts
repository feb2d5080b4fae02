// `npm run bench -- export --orders 1000000`: files of exportable orders of one site and month, made by the built order service on PostgreSQL:
// how long, how much memory, and what the list meanwhile costs those who work with it.
import { parseArgs } from "node:util";
import { setTimeout } from "node:timers/promises";
import { columnKeys } from "@linehaul/schema/export-column";
import { EXPORT_FORMATS, type ExportFormat } from "@linehaul/schema/orders/export-task";
import { orderColumns } from "@linehaul/schema/orders/order/export";
import { askList, beginExport, ended, isWhole } from "./export/ask.ts";
import { fillMonth } from "./export/orders.ts";
import { openOrderService } from "./export/service.ts";
import { openBench } from "./order-list/database.ts";
import { columns } from "./shared/columns.ts";

/** What the list shows: the first twenty. */
const COLUMNS = columnKeys(orderColumns).slice(0, 20);
const MOST = { mb: 300, seconds: 300, times: 2 };
/** Between two pages of the list that somebody turns. */
const TURN_MS = 50;

const at = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Turns pages of the list until it is stopped. */
async function turning(url: string, until: AbortSignal): Promise<number[]> {
  const took: number[] = [];
  while (!until.aborted) {
    took.push(await askList(url));
    await setTimeout(TURN_MS);
  }
  return took;
}

interface Made {
  readonly format: ExportFormat;
  readonly seconds: number;
  readonly mb: number;
  readonly bytes: number;
  readonly p99: number;
  readonly rows: number;
  readonly isWhole: boolean;
}

async function make(
  service: Awaited<ReturnType<typeof openOrderService>>,
  format: ExportFormat,
  filter: object,
): Promise<Made> {
  const over = new AbortController();
  const list = turning(service.url, over.signal);
  let mb = 0;
  const watch = setInterval(() => (mb = Math.max(mb, service.residentMb())), 200);
  const since = performance.now();
  const { id } = await beginExport(service.url, format, COLUMNS, filter);
  const task = await ended(service.url, id);
  const seconds = (performance.now() - since) / 1_000;
  over.abort();
  const p99 = at(await list, 0.99);
  const whole = await isWhole(service.url, task);
  clearInterval(watch);
  return { format, seconds, mb, bytes: task.bytes ?? 0, p99, rows: task.rowsDone, isWhole: whole };
}

/** Fills a database, makes both files and prints what that took. Answers whether every limit held. */
export async function main(args: readonly string[] = process.argv.slice(2)): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      orders: { type: "string", default: "1000000" },
      // Kept, and used again when it is there.
      prefix: { type: "string" },
    },
  });
  const url = process.env["DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const prefix = values.prefix ?? `linehaul_bench_${process.pid}`;
  const bench = await openBench(url, values.prefix === undefined ? undefined : `${prefix}_order`, `${prefix}_order`);
  try {
    const until = new Date("2026-11-20T10:00:00Z");
    await fillMonth(bench, Number(values.orders), until, say);
    const service = await openOrderService(url, prefix);
    try {
      const filter = { createdFrom: "2026-10-20T16:00:00.000Z", createdTo: "2026-11-20T16:00:00.000Z" };
      const warm = AbortSignal.timeout(5_000);
      await turning(service.url, warm);
      const before = at(await turning(service.url, AbortSignal.timeout(15_000)), 0.99);
      const started = service.residentMb();
      const made: Made[] = [];
      for (const format of EXPORT_FORMATS) made.push(await make(service, format, filter));
      say(`the list alone: p99 ${before.toFixed(1)} ms; the service before: ${started.toFixed(0)} MiB`);
      const head = ["", "rows", "seconds", "MiB at most", "size, MiB", "list's p99, ms", "× before", "whole"];
      const lines = made.map((m) => [
        m.format,
        String(m.rows),
        m.seconds.toFixed(1),
        m.mb.toFixed(0),
        (m.bytes / 2 ** 20).toFixed(1),
        m.p99.toFixed(1),
        (m.p99 / before).toFixed(2),
        m.isWhole ? "yes" : "NO",
      ]);
      for (const line of columns([head, ...lines])) say(line);
      const held = made.every(
        (m) => m.mb <= MOST.mb && m.seconds <= MOST.seconds && m.p99 <= MOST.times * before && m.isWhole,
      );
      say(`at most ${MOST.mb} MiB, ${MOST.seconds} s, ${MOST.times} × before: ${held ? "held" : "NOT HELD"}`);
      return held;
    } finally {
      await service.close();
    }
  } finally {
    await bench.close();
  }
}

if (import.meta.main) process.exitCode = (await main()) ? 0 : 1;
