// `npm run bench -- base-data [--shipments 10000] [--rules 2000] [--flows 5000] [--regions 60000]`: what it takes to look at so many shipments by all that a
// site says, which statements that takes, and how long a place of the tree is looked for in the database (SYS-07, SYS-08).
import { parseArgs } from "node:util";
import { seedOrder } from "@linehaul/order/demo";
import { asNewOrder } from "@linehaul/order/demo/new-orders";
import { demoOrders } from "@linehaul/order/demo/order";
import { whatApplies } from "@linehaul/order/base-data/what-applies/offers";
import { ruleBook } from "@linehaul/order/base-data/what-applies/read-book";
import { kind, matching } from "@linehaul/order/base-data/region/kind";
import { region } from "@linehaul/order/base-data/region/table";
import { orderMeans } from "@linehaul/order/orders/order/means";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { regionSorts } from "@linehaul/schema/base-data/region/row";
import { orderProblems } from "@linehaul/schema/orders/order/new-order-rules";
import { clockAt } from "@linehaul/schema/time";
import { fillBaseData } from "./base-data/fill.ts";
import { type Bench, openBench } from "./order-list/database.ts";
import { columns } from "./shared/columns.ts";
import { median } from "./shared/median.ts";

const AT = new Date("2026-11-20T10:00:00Z");
/** The most that so many shipments may take, in seconds, and a look for a place, in milliseconds. */
const [MOST_S, MOST_MS] = [10, 30];
const TURNS = 15;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** New orders and tried shipments of one site, each by rows that were read once. */
async function shipmentsOf(bench: Bench, count: number): Promise<boolean> {
  const make = demoOrders({ orders: count * 4, until: AT });
  const all = Array.from({ length: count * 4 }, (_, n) => make(n)).filter(({ order }) => order.site === "MY");
  const orders = all.slice(0, count).map(asNewOrder);
  const customers = [...new Set(orders.map(({ customerCode }) => customerCode))];
  const { day } = clockAt("Asia/Kuala_Lumpur", AT);
  let [began, refused, offered] = [performance.now(), 0, 0];
  const lap = (): number => -(began - (began = performance.now())) / 1000;
  const read = { means: 0, orders: 0, book: 0, tried: 0 };
  const statements = await bench.statementsOf(async (db) => {
    const means = await orderMeans(db, { site: "MY", at: AT, customers });
    read.means = lap();
    for (const order of orders) refused += orderProblems(order, means).length > 0 ? 1 : 0;
    read.orders = lap();
    const book = { ...(await ruleBook(db, "MY")), passes: [] };
    read.book = lap();
    for (const { sender, receiver, goods, ...order } of orders) {
      const sent = {
        from: { country: sender.countryCode, regions: sender.regionLevels },
        to: { country: receiver.countryCode, regions: receiver.regionLevels },
        day,
        customerCode: order.customerCode,
        customerType: null,
        cargoType: order.cargoTypeCode,
        weight: order.weight,
        payer: order.payMethod,
        taxPayer: order.taxPayMethod,
        goods,
        valueCny: null,
      };
      offered += whatApplies(sent, book).offered.length;
    }
    read.tried = lap();
  });
  const seconds = (value: number) => `${value.toFixed(2)} s`;
  const lines = [
    ["", "rows read", `${String(orders.length)} looked at`],
    ["new orders, each by every rule", seconds(read.means), seconds(read.orders)],
    ["shipments tried, with what is offered", seconds(read.book), seconds(read.tried)],
  ];
  for (const line of columns(lines)) say(line);
  say(
    `${String(statements.length)} statements in all, none for a shipment; ${String(refused)} orders refused, ${String(offered)} offers`,
  );
  return Math.max(read.means + read.orders, read.book + read.tried) <= MOST_S;
}

/** Looks for places as the page does: a page of rows, each turn another word. */
async function searches({ db }: Bench): Promise<boolean> {
  const sorts = sortsIn(region, regionSorts);
  const words: Readonly<Record<string, (n: number) => string>> = {
    name: (n) => `kecamatan ${String(n)}`,
    "part of a name": (n) => `amatan ${(n * 7).toString(16)}`,
    code: (n) => `ID-B${String(1 + n)}.${String(n + 41)}`,
    "post code": (n) => String(20_000 + n * 37),
    "beginning of a post code": (n) => String(200 + n),
    "nothing there": (n) => `zzz${String(n)}`,
  };
  const took: string[][] = [["a place looked for by", "median", "slowest"]];
  let isQuick = true;
  for (const [what, word] of Object.entries(words)) {
    const ms: number[] = [];
    for (let n = 0; n < TURNS; n += 1) {
      const began = performance.now();
      const query = { pageSize: 50, sort: "NAME_ASC" as const, want: [] };
      await pageRows({ db, ...kind, query, sorts, where: matching({ keyword: word(n), countryCode: "ID" }) });
      ms.push(performance.now() - began);
    }
    isQuick &&= median(ms) <= MOST_MS;
    took.push([what, `${median(ms).toFixed(1)} ms`, `${Math.max(...ms).toFixed(1)} ms`]);
  }
  for (const line of columns(took)) say(line);
  return isQuick;
}

/** Prints what it took; answers whether it is within what is allowed. */
export async function main(args: readonly string[] = process.argv.slice(2)): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      shipments: { type: "string", default: "10000" },
      rules: { type: "string", default: "2000" },
      flows: { type: "string", default: "5000" },
      regions: { type: "string", default: "60000" },
    },
  });
  const [shipments, rules, flows, regions] = [values.shipments, values.rules, values.flows, values.regions].map(Number);
  const url = process.env["DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
  const bench = await openBench(url);
  try {
    await seedOrder(bench.db, { orders: 0, until: AT });
    await fillBaseData(bench, { rules: rules ?? 0, flows: flows ?? 0, regions: regions ?? 0 });
    say(`${String(rules)} field rules, ${String(flows)} product flows, ${String(regions)} places`);
    const isInTime = await shipmentsOf(bench, shipments ?? 0);
    return (await searches(bench)) && isInTime;
  } finally {
    await bench.close();
  }
}

if (import.meta.main) process.exitCode = (await main()) ? 0 : 1;
