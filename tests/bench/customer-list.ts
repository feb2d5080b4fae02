// `npm run bench -- customer-list [--customers 1000000] [--database NAME] [--only TEXT]`: how long a page of customers takes in the database, and their tags, by each filter, sort and keyword; of the international list too (CUS-19); and how long duplicates are looked for (CUS-20).
import { parseArgs } from "node:util";
import { statusCounts } from "@linehaul/customer/customers/customer/counts";
import { type FoundFilter, matching } from "@linehaul/customer/customers/customer/filter";
import { customersOf } from "@linehaul/customer/customers/customer/mine";
import { shortOn } from "@linehaul/customer/customers/customer/short";
import { customers } from "@linehaul/customer/customers/customer/table";
import { hitsOf } from "@linehaul/customer/customers/customer-form/hits";
import { matchingIntl } from "@linehaul/customer/customers/intl-customer/filter";
import { releaseCounts } from "@linehaul/customer/customers/intl-customer/list";
import { lookFor } from "@linehaul/customer/customers/finding/look";
import { customer as service } from "@linehaul/customer/service";
import { openServer } from "@linehaul/kit/database-server";
import type { Db } from "@linehaul/kit/database-type";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { openTestServer } from "@linehaul/kit/testing/database";
import type { LookAlike } from "@linehaul/schema/customers/customer-form/duplicates";
import { customerSorts } from "@linehaul/schema/customers/customer";
import { type IntlCustomerFilter, intlCustomerSorts } from "@linehaul/schema/customers/intl-customer";
import { FINDING_KINDS, type FindingKind, soughtAs } from "@linehaul/schema/finding/limits";
import { sortNames } from "@linehaul/schema/sorts";
import { and } from "drizzle-orm";
import { fill } from "./customer-list/fill.ts";
import { columns } from "./shared/columns.ts";
import { median } from "./shared/median.ts";

/** The most that a page may take, in milliseconds. */
const MOST_MS = 30;
/** And a look for duplicates. */
const MOST_ALIKE_MS = 100;
const TURNS = 15;
const sorts = sortsIn(customers, customerSorts);
const intlSorts = sortsIn(customers, intlCustomerSorts);
const ms = (value: number) => `${value.toFixed(1)} ms`;
const say = (text: string) => void process.stdout.write(`${text}\n`);

const FILTERS: Readonly<Record<string, (n: number, db: Db) => FoundFilter | Promise<FoundFilter>>> = {
  nothing: () => ({}),
  "two letters that many have": (n) => ({ keyword: ["an", "ek", "or", "ng", "ka"][n % 5] }),
  "two letters that few have": (n) => ({ keyword: ["qj", "zq", "xq", "jx", "vq"][n % 5] }),
  "two Chinese characters": (n) => ({
    keyword: String.fromCharCode(19968 + ((n * 10) % 3000), 19968 + ((((n * 10) / 7) | 0) % 3000)),
  }),
  "a name without accents": (n) => ({ keyword: `kejora ${n.toString(16)}` }),
  "a part of a code": (n) => ({ keyword: String(1_234 + n * 37) }),
  "nothing there": (n) => ({ keyword: `zzzz${n}` }),
  "a status that few have": () => ({ status: ["REJECTED"] }),
  "type and settlement": () => ({ customerType: "PERSONAL", settlementType: "PREPAID" }),
  "a sales person": (n) => ({ salesPerson: ["Olivia Wilson", "Lee Chong Wei", "nobody"][n % 3] }),
  "an organisation": () => ({ orgCode: ["MYCS"] }),
  "short of papers today": async (_n, db) => ({ short: await shortOn(db, "2026-11-26") }),
  "short of papers in a month": async (_n, db) => ({ short: await shortOn(db, "2026-12-26") }),
  "a country": () => ({ countryCode: "VN" }),
  "a month": (n) => ({
    from: `2021-${String(1 + (n % 9)).padStart(2, "0")}-01T00:00:00Z`,
    to: `2021-${String(2 + (n % 9)).padStart(2, "0")}-01T00:00:00Z`,
  }),
};

const INTL_FILTERS: Readonly<Record<string, (n: number) => IntlCustomerFilter>> = {
  nothing: () => ({}),
  "two letters that many have": (n) => ({ keyword: ["an", "ek", "or", "ng", "ka"][n % 5] }),
  "a part of a code": (n) => ({ keyword: String(1_234 + n * 37) }),
  released: () => ({ releaseStatus: ["RELEASED"] }),
  rejected: () => ({ releaseStatus: ["REJECT"] }),
  "pushes under way": () => ({ pushState: ["PENDING"] }),
  "rejected, and unusable": () => ({ releaseStatus: ["REJECT"], status: ["UNUSABLE"] }),
};

/** Values that some customers have, or none. */
const MASKED: Readonly<Record<FindingKind, (n: number) => string>> = {
  PHONE: (n) => `+60 ${12_345_678 + n * 7_919}`,
  EMAIL: (n) => `p00000${String(n).padStart(4, "0")}5@mail.example`,
  CERTIFICATE: (n) => `2010${n}234567`,
  CARD: (n) => String(7_000_000_000 + n * 7_919),
};

/** What a form may hold when a field is left. */
const DUPLICATES: Readonly<Record<string, (n: number) => LookAlike>> = {
  "a name that many are like": (n) => ({
    names: [["Dongfang Toys Sdn Bhd", "Gemilang Getah", "Kejora Makanan"][n % 3] ?? ""],
  }),
  "a name that nobody has": (n) => ({ names: [`Zyxwv ${n} Quarry`] }),
  "a Chinese name": (n) => ({
    names: [`${String.fromCharCode(19968 + ((n * 10) % 3000), 19968 + (((n * 10) / 7) | 0))}公司`],
  }),
  "a tax number": (n) => ({ names: [], taxNo: `C2${n}880050010` }),
  "all that is there": (n) => ({
    names: ["Dongfang Toys Sdn Bhd"],
    certNo: MASKED.CERTIFICATE(n),
    taxNo: `C2${n}880050010`,
    phone: MASKED.PHONE(n),
    email: MASKED.EMAIL(n),
  }),
};

async function took(work: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < TURNS; n += 1) {
    const began = performance.now();
    await work(n);
    times.push(performance.now() - began);
  }
  return times;
}

/** Prints what it took; answers whether half of each kind of pages are within what is allowed. */
export async function main(args: readonly string[] = process.argv.slice(2)): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      customers: { type: "string", default: "1000000" },
      // Kept, and used again when it is there: to try indexes and statements.
      database: { type: "string" },
      // Questions whose names hold this text.
      only: { type: "string", default: "" },
    },
  });
  const url = process.env["DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
  const { migrations } = service;
  const kept = values.database;
  const database = await (kept === undefined
    ? openTestServer(migrations, url, null)
    : openServer({ url, name: kept, migrations, bounds: null }));
  const isAsked = (what: string) => what.includes(values.only);
  const { db } = database;
  try {
    const began = performance.now();
    await fill(db, Number(values.customers));
    say(`${values.customers} customers, filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const within = customersOf({ site: "MY", scope: { sites: ["MY"], countries: null, orgs: null, customers: null } });
    const page = (filter: FoundFilter, sort: keyof typeof customerSorts) =>
      pageRows({
        db,
        table: customers,
        query: { pageSize: 50, sort, want: [] },
        sorts,
        where: and(within, matching(filter)),
        row: ({ id }) => id,
      });
    let isQuick = true;
    const lines = [["a page by", "median", "slowest", "its tags"]];
    for (const [what, filter] of Object.entries(FILTERS)) {
      if (!isAsked(what)) continue;
      const pages = await took(async (n) => page(await filter(n, db), "CREATED_AT_DESC"));
      const tags = await took(async (n) => statusCounts(db, within, await filter(n, db)));
      isQuick &&= median(pages) <= MOST_MS;
      lines.push([what, ...[median(pages), Math.max(...pages), median(tags)].map(ms)]);
    }
    for (const [what, filter] of Object.entries(INTL_FILTERS)) {
      if (!isAsked(`international: ${what}`)) continue;
      const pages = await took((n) =>
        pageRows({
          db,
          table: customers,
          query: { pageSize: 50, sort: "INTL_CUSTOMER_CODE_ASC", want: [] },
          sorts: intlSorts,
          where: and(within, matchingIntl(filter(n))),
          row: ({ id }) => id,
        }),
      );
      const tags = await took((n) => releaseCounts(db, within, filter(n)));
      isQuick &&= median(pages) <= MOST_MS;
      lines.push([`international: ${what}`, ...[median(pages), Math.max(...pages), median(tags)].map(ms)]);
    }
    for (const kind of FINDING_KINDS.filter((one) => isAsked(`masked, whole: ${one}`))) {
      const searches = await took((n) => lookFor(db, kind, soughtAs(kind, MASKED[kind](n)), within));
      isQuick &&= median(searches) <= MOST_MS;
      lines.push([`masked, whole: ${kind}`, ms(median(searches)), ms(Math.max(...searches)), ""]);
    }
    for (const [what, form] of Object.entries(DUPLICATES)) {
      if (!isAsked(`duplicates: ${what}`)) continue;
      const looks = await took((n) => db.transaction((tx) => hitsOf(tx, "MY", form(n))));
      isQuick &&= median(looks) <= MOST_ALIKE_MS;
      lines.push([`duplicates: ${what}`, ms(median(looks)), ms(Math.max(...looks)), ""]);
    }
    for (const sort of sortNames(customerSorts).filter((one) => isAsked(`sorted by ${one}`))) {
      const pages = await took(() => page({}, sort));
      isQuick &&= median(pages) <= MOST_MS;
      lines.push([`sorted by ${sort}`, ms(median(pages)), ms(Math.max(...pages)), ""]);
    }
    for (const line of columns(lines)) say(line);
    return isQuick;
  } finally {
    await database.close();
  }
}

if (import.meta.main) process.exitCode = (await main()) ? 0 : 1;
