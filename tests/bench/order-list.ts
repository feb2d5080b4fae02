// `npm run bench -- order-list` or `node tests/bench/order-list.ts --orders 1000000`: the statements of the order list, each asked of a
// PostgreSQL with that many orders. Pages by key and counts may take 30 ms in the database, planning included, whatever filter, sort and depth.
import { parseArgs } from "node:util";
import { countStatuses } from "@linehaul/order/orders/order/counts";
import { orderPage } from "@linehaul/order/orders/order/list";
import { type Mine, mineOf } from "@linehaul/order/orders/order/mine";
import { type OrderSort, orderSorts } from "@linehaul/schema/orders/order/row";
import { sortNames } from "@linehaul/schema/sorts";
import { whileOrdersComeIn } from "./order-list/coming-in.ts";
import { type Bench, fill, openBench, type Sent } from "./order-list/database.ts";
import { seekMasked } from "./order-list/masked.ts";
import { best, type Measured, tookOf } from "./order-list/measure.ts";
import { BY_NUMBER, places, type Place } from "./order-list/places.ts";
import { EVERYTHING, type Question, questions } from "./order-list/questions.ts";

const LIMIT_MS = 30;
const PAGE_SIZE = 50;

interface Row extends Measured {
  readonly question: string;
  readonly sort: string;
  readonly place: string;
}

const scopeOf = ({ scope }: Question): Mine => mineOf({ site: "MY" }, { ...EVERYTHING, ...scope });

async function pageOf(bench: Bench, question: Question, sort: OrderSort, place: Omit<Place, "name">): Promise<Sent> {
  const query = { ...place, pageSize: PAGE_SIZE, sort, filter: question.filter, want: [] };
  const [statement] = await bench.statementsOf((db) => orderPage(db, scopeOf(question), query));
  if (statement === undefined) throw new Error("the list sent nothing");
  return statement;
}
async function ask(bench: Bench, question: Question, sort: OrderSort, { name, ...place }: Place): Promise<Row> {
  const statement = await pageOf(bench, question, sort, place);
  // A page by number may take its time, and is asked once.
  const limit = name === BY_NUMBER ? Infinity : LIMIT_MS;
  return { question: question.name, sort, place: name, ...(await best(bench, statement, limit)) };
}

/** What people look at while orders come in: the newest and what is further down, of filters of each kind. */
const LOOKED_AT = [
  "no filter",
  "status: common",
  "status: the review's three",
  "customer: largest",
  "receiver: common",
  "organisation: two",
  "product: two",
  "push: failed and waiting",
  "created: last day",
  "account: largest main",
  "status and created",
  "kept: 10 countries",
  "kept: 50 customers",
];
async function lookedAt(bench: Bench, asked: readonly Question[]): Promise<Sent[]> {
  const pages: Sent[] = [];
  for (const question of asked.filter(({ name }) => LOOKED_AT.includes(name)))
    for (const sort of sortNames(orderSorts))
      for (const { name, ...place } of await places(bench, scopeOf(question), question, sort))
        if (name !== BY_NUMBER) pages.push(await pageOf(bench, question, sort, place));
  return pages;
}

/** The two counts that a list may want besides. */
async function counts(bench: Bench, question: Question): Promise<Row[]> {
  const query = { pageSize: PAGE_SIZE, sort: "CREATED_AT_DESC" as const, filter: question.filter, want: ["total"] };
  const sent = await bench.statementsOf((db) => orderPage(db, scopeOf(question), query));
  const total = sent.find((s) => s.text.startsWith("select count("));
  const [states] = await bench.statementsOf((db) => db.execute(countStatuses(scopeOf(question), question.filter)));
  const rows: Row[] = [];
  for (const [place, statement] of [
    ["total", total],
    ["status counts", states],
  ] as const)
    if (statement) rows.push({ question: question.name, sort: "", place, ...(await best(bench, statement, LIMIT_MS)) });
  return rows;
}

const line = (row: Row): string =>
  [
    row.question.padEnd(28),
    row.sort.padEnd(20),
    row.place.padEnd(15),
    row.execution.toFixed(2).padStart(9),
    row.planning.toFixed(2).padStart(9),
    String(row.pages).padStart(8),
    String(row.rows).padStart(6),
    tookOf(row) > LIMIT_MS ? " SLOW" : "",
  ].join(" ");
const HEAD = `${"filter".padEnd(28)} ${"sort".padEnd(20)} ${"page".padEnd(15)} ${"run ms".padStart(9)} ${"plan ms".padStart(9)} ${"pages".padStart(8)} ${"rows".padStart(6)}`;

function summary(title: string, rows: readonly Row[]): string[] {
  const times = rows.map(tookOf).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
  const slow = rows.filter((r) => tookOf(r) > LIMIT_MS);
  const most = times.at(-1)?.toFixed(2);
  return [
    `${title}: ${rows.length} asked, half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, the slowest ${most} ms; ${slow.length} over ${LIMIT_MS} ms`,
    ...slow.flatMap((r) => [line(r), ...r.plan.map((p) => `    ${p}`)]),
  ];
}

/** Fills a database, asks everything, prints a table and drops the database. Answers whether every page by key held; `--coming-in`: whether 99 of 100 did. */
export async function main(args: readonly string[] = process.argv.slice(2)): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      orders: { type: "string", default: "1000000" },
      until: { type: "string", default: "2026-11-20T10:00:00Z" },
      // Kept, and used again when it is there: to try indexes and statements.
      database: { type: "string" },
      // Questions whose names hold this text.
      only: { type: "string", default: "" },
      // So many orders are placed a second while pages are asked, for so long; nothing else is asked then.
      "coming-in": { type: "string" },
      seconds: { type: "string", default: "30" },
    },
  });
  const url = process.env["DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const size = { orders: Number(values.orders), until: new Date(values.until) };
  const bench = await openBench(url, values.database);
  try {
    const started = performance.now();
    await fill(bench, size, say);
    say(`${size.orders} orders filled in ${Math.round((performance.now() - started) / 1000)} s`);
    const asking = await questions(bench.client, size.until);
    if (values["coming-in"] !== undefined) {
      const coming = { url, rate: Number(values["coming-in"]), seconds: Number(values.seconds), limit: LIMIT_MS };
      return await whileOrdersComeIn(bench, await lookedAt(bench, asking), coming, say);
    }
    const pages: Row[] = [];
    const counted: Row[] = [];
    say(HEAD);
    for (const question of asking) {
      if (!question.name.includes(values.only)) continue;
      for (const sort of sortNames(orderSorts))
        for (const place of await places(bench, scopeOf(question), question, sort)) {
          const row = await ask(bench, question, sort, place);
          pages.push(row);
          say(line(row));
          if (place.name === "first")
            say(
              row.plan
                .slice(0, 6)
                .map((p) => `    ${p}`)
                .join("\n"),
            );
        }
      for (const row of await counts(bench, question)) {
        counted.push(row);
        say(line(row));
      }
    }
    const masked = values.only === "" || values.only === "masked" ? await seekMasked(bench, LIMIT_MS) : [];
    const sought = masked.map((one): Row => ({ ...one, sort: "", place: "found" }));
    for (const row of sought) say(line(row));
    const byNumber = (row: Row) => row.place === BY_NUMBER;
    const byKey = pages.filter((row) => !byNumber(row));
    const parts = [
      summary("pages by key", byKey),
      summary("pages by number", pages.filter(byNumber)),
      summary("counts", counted),
      summary("by masked values", sought),
    ];
    for (const text of parts.flat()) say(text);
    return [...byKey, ...counted].every((row) => tookOf(row) <= LIMIT_MS);
  } finally {
    await bench.close();
  }
}

if (import.meta.main) process.exitCode = (await main()) ? 0 : 1;
