// `npm run bench -- review` or `node tests/bench/review.ts --orders 1000000`: the statements of the review's queues, each asked of a PostgreSQL with that
// many orders. A page at any depth and the counts may take 30 ms in the database, planning included, whatever destinations somebody reviews.
import { parseArgs } from "node:util";
import { pageRows } from "@linehaul/kit/paging";
import { countQueues } from "@linehaul/order/orders/order-review/counts";
import { matching, ofQueue, sorts } from "@linehaul/order/orders/order-review/filter";
import { mineOf } from "@linehaul/order/orders/order/mine";
import { orders } from "@linehaul/order/orders/order/table";
import { within } from "@linehaul/order/orders/staff-audit-auth/reviewable";
import type { reviewCaseSorts } from "@linehaul/schema/orders/order-review/case";
import { AUDIT_STATUSES, type AuditStatus } from "@linehaul/schema/orders/order/status";
import { encodeCursor, queryHash } from "@linehaul/schema/paging";
import { and, asc, desc, type SQL } from "drizzle-orm";
import { type Bench, fill, openBench } from "./order-list/database.ts";
import { best, type Measured, tookOf } from "./order-list/measure.ts";
import { EVERYTHING } from "./order-list/questions.ts";
import { nextCases } from "./review/next-case.ts";
import { passAll } from "./review/pass.ts";
import { reaches, wait } from "./review/waiting.ts";

const LIMIT_MS = 30;
const PAGE_SIZE = 50;
const REVIEWER = { userName: "reviewer.my" };
type Sort = keyof typeof reviewCaseSorts;
const SORT: Readonly<Record<AuditStatus, Sort>> = {
  NOT_REVIEWED: "PASS_AT_ASC",
  TO_CONTACT: "WAITING_SINCE_ASC",
  TO_SUPPLEMENT: "WAITING_SINCE_ASC",
  APPROVED: "CREATED_AT_DESC",
  CANCELLED: "CREATED_AT_DESC",
  AUTO_PASSED: "CREATED_AT_DESC",
};
interface Row extends Measured {
  readonly name: string;
}

/** The first page of a queue, and those in its middle and at its end. */
async function pagesOf(bench: Bench, name: string, mine: SQL, queue: AuditStatus): Promise<Row[]> {
  const { db } = bench;
  const sort = SORT[queue];
  const { column, direction } = sorts[sort];
  const filter = { queue };
  const where = and(mine, ofQueue(filter), matching(REVIEWER, filter));
  const total = await db.$count(orders, where);
  const way = direction === "asc" ? asc : desc;
  const cursorAt = async (offset: number): Promise<string | null> => {
    const by = [way(column), way(orders.id)];
    const [row] = await db
      .select({ id: orders.id, value: column })
      .from(orders)
      .where(where)
      .orderBy(...by)
      .offset(offset)
      .limit(1);
    if (row === undefined) return null;
    const value: unknown = row.value;
    const text = value instanceof Date ? value.toISOString() : String(value);
    return encodeCursor({ kind: "key", hash: queryHash(sort, filter), value: `=${text}`, id: row.id });
  };
  const rows: Row[] = [];
  for (const [place, offset] of [
    ["first", null],
    ["middle", Math.floor(total / 2)],
    ["last", total - PAGE_SIZE - 1],
  ] as const) {
    if (offset !== null && offset < 0) continue;
    const after = offset === null ? null : await cursorAt(offset);
    const query = { pageSize: PAGE_SIZE, sort, filter, want: [], ...(after !== null && { after }) };
    const sent = await bench.statementsOf((on) =>
      pageRows({ db: on, table: orders, query, sorts, where, row: (row) => row }),
    );
    for (const statement of sent)
      rows.push({ name: `${name} ${queue} ${place} of ${String(total)}`, ...(await best(bench, statement, LIMIT_MS)) });
  }
  return rows;
}

const line = (row: Row): string =>
  `${row.name.padEnd(52)} ${row.execution.toFixed(2).padStart(9)} ${row.planning.toFixed(2).padStart(8)} ${String(row.pages).padStart(8)}${tookOf(row) > LIMIT_MS ? " SLOW" : ""}`;

/** Fills a database, asks everything, prints a table and drops the database. Answers whether everything held. */
export async function main(args: readonly string[] = process.argv.slice(2)): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      orders: { type: "string", default: "1000000" },
      until: { type: "string", default: "2026-11-20T10:00:00Z" },
      // Kept, and used again when it is there: to try indexes and statements.
      database: { type: "string" },
    },
  });
  const url = process.env["DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const bench = await openBench(url, values.database);
  try {
    await fill(bench, { orders: Number(values.orders), until: new Date(values.until) }, say);
    await wait(bench.client);
    say(`${"reach, queue, page".padEnd(52)} ${"run ms".padStart(9)} ${"plan ms".padStart(8)} ${"pages".padStart(8)}`);
    const all: Row[] = [];
    const note = (row: Row) => {
      all.push(row);
      say(line(row));
    };
    for (const { name, countries } of await reaches(bench.client)) {
      const mine = and(mineOf({ site: "MY" }, EVERYTHING).where, within({ isAuthorised: true, countries }));
      if (mine === undefined) throw new Error("a reviewer sees everything");
      for (const queue of AUDIT_STATUSES) for (const row of await pagesOf(bench, name, mine, queue)) note(row);
      for (const [what, filter] of [
        ["counts", {}],
        ["counts, documents missing", { lacksDocuments: true }],
      ] as const) {
        const [counts] = await bench.statementsOf((db) => countQueues({ db, caller: REVIEWER }, mine, filter));
        if (counts) note({ name: `${name} ${what}`, ...(await best(bench, counts, LIMIT_MS)) });
      }
    }
    const slow = all.filter((row) => tookOf(row) > LIMIT_MS);
    const most = Math.max(...all.map(tookOf)).toFixed(2);
    say(`${String(all.length)} asked, the slowest ${most} ms; ${String(slow.length)} over ${String(LIMIT_MS)} ms`);
    await passAll(url, bench.name, say);
    await nextCases(say);
    for (const row of slow) say([line(row), ...row.plan.map((p) => `    ${p}`)].join("\n"));
    return slow.length === 0;
  } finally {
    await bench.close();
  }
}

if (import.meta.main) process.exitCode = (await main()) ? 0 : 1;
