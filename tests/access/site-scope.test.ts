import { decodeNodeId } from "@linehaul/gateway/access/node-id";
import { SITE_CODES, SITES, type SiteCode } from "@linehaul/schema/sites";
import { cargoFlow } from "@linehaul/order/base-data/cargo-flow/table";
import { orders } from "@linehaul/order/orders/order/table";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startHouse, type House } from "../house/house.ts";
import { ANSWERS, type AskedOrder } from "./sites/answers.ts";
import { conditionsOf, valueFor } from "./sites/look-ups.ts";
import { byId, dataOf, listed, Row, selectionOf } from "./sites/read.ts";
import { startReaders, type Readers } from "./sites/readers.ts";
import {
  answers,
  byArgument,
  exports,
  goneFromGraph,
  lists,
  nodeTypes,
  relations,
  scopedLists,
  scopedNodes,
  undeclared,
  type Way,
} from "./sites/ways.ts";

const SLOW_MS = 120_000;
vi.setConfig({ testTimeout: SLOW_MS });
const pairs = SITE_CODES.flatMap((own) => SITE_CODES.filter((of) => of !== own).map((of) => ({ own, of })));

let house: House;
let readers: Readers;
/** Rows of each site and each type, as somebody reads them who may read all of them. */
const found = new Map<string, Row[]>();
const rowsOf = (type: string, site: SiteCode): readonly Row[] => found.get(`${type} ${site}`) ?? [];
const firstOf = (type: string, site: SiteCode): Row => {
  const [first] = rowsOf(type, site);
  if (!first) throw new Error(`nobody has read a ${type} of ${site}`);
  return first;
};
const listOf = (type: string): Way => {
  const way = scopedLists.find(({ row }) => row.name === type);
  if (!way) throw new Error(`nothing lists ${type}`);
  return way;
};
const note = (row: Row): void => {
  const key = `${row.__typename} ${row.site}`;
  const rows = found.get(key) ?? [];
  if (!rows.some(({ id }) => id === row.id)) found.set(key, [...rows, row]);
};
const count = { lists: 0, lookUps: 0, ids: 0, arguments: 0, relations: 0, answers: 0, files: 0 };

beforeAll(async () => {
  house = await startHouse();
  readers = await startReaders(house);
  const own = async (site: SiteCode) => {
    for (const way of scopedLists) {
      // Sign-ins are recorded by and by; what is there is not asked for again, for requests are numbered.
      const rows = await vi.waitFor(
        async () => {
          const read = await listed(readers.everywhere[site], way);
          expect(read.rows).not.toEqual([]);
          return read.rows;
        },
        { timeout: SLOW_MS / 2, interval: 500 },
      );
      for (const row of rows) for (const value of [row, ...Object.values(row)]) if (isRow(value)) note(value);
    }
  };
  await Promise.all(SITE_CODES.map(own));
}, SLOW_MS);
afterAll(async () => {
  await house.close();
  process.stdout.write(
    `PERM-02: ${lists.length} lists, ${scopedLists.length} of them of a site; ${nodeTypes.length} node types, ${scopedNodes.length} of them of a site; ` +
      `proven: ${count.lists} lists × sites, ${count.lookUps} look-ups, ${count.ids} node types × pairs of sites, ` +
      `${count.arguments} arguments, ${count.relations} relations and ${count.answers} answers × pairs of sites, ${count.files} files × sites\n`,
  );
});

const isRow = (value: unknown): value is Row => Row.safeParse(value).success;
const sitesOf = (rows: readonly Row[]): string[] => [...new Set(rows.flatMap((row) => row.site ?? []))];

describe("PERM-02 what is of a site", () => {
  test("every row of a list and every node tells its site, or says in common.ts why it has none", () => {
    expect(undeclared).toEqual([]);
  });
  test("nothing is excused that is not listed", () => {
    expect(goneFromGraph).toEqual([]);
  });
});

describe("PERM-02 a list shows the rows of its site and no others", () => {
  const cases = scopedLists.flatMap((way) => SITE_CODES.map((site) => ({ ...way, site })));
  test.each(cases)("$name at $site", async ({ site, ...way }) => {
    for (const who of [readers.own[site], readers.everywhere[site]]) {
      const { rows, total } = await listed(who, way);
      expect(sitesOf(rows)).toEqual([site]);
      expect(total).toBe(rows.length);
    }
    count.lists += 1;
  });

  test.each(scopedLists.flatMap((way) => pairs.map((pair) => ({ ...way, ...pair }))))(
    "$name at $own, asked for what a row of $of is found by",
    async ({ own, of, ...way }) => {
      const foreign = firstOf(way.row.name, of);
      for (const condition of conditionsOf(way, foreign)) {
        const { rows } = await listed(readers.own[own], way, condition);
        expect(rows.filter((row) => row.site !== own && row.site !== null)).toEqual([]);
        const there = await listed(readers.own[of], way, condition);
        expect(there.rows.map((row) => row.id)).toContain(foreign.id);
        count.lookUps += 1;
      }
    },
  );

  test.each(SITE_CODES)("orders are counted by status as they are listed, at %s", async (site) => {
    const query = "{ orders(first: 1) { totalCount statusCounts { count } } }";
    const counts = z.object({ totalCount: z.int(), statusCounts: z.array(z.object({ count: z.int() })) });
    const { orders: page } = z.object({ orders: counts }).parse(await dataOf(readers.own[site], query, {}));
    expect(page.statusCounts.reduce((sum, status) => sum + status.count, 0)).toBe(page.totalCount);
  });

  test.each(SITE_CODES)("orders are counted by day as they are listed, at %s", async (site) => {
    const today = { createdAt: new Date() };
    const key = decodeNodeId(firstOf("Order", site).id).key;
    await house.services.order.db.update(orders).set(today).where(eq(orders.id, key));
    const dayOf = new Intl.DateTimeFormat("en-CA", { timeZone: SITES[site].timeZone });
    const { rows } = await listed(readers.own[site], listOf("Order"));
    const days = rows.map((row) => dayOf.format(new Date(String(row["createdAt"]))));
    const counts = z.object({ ordersByDay: z.array(z.object({ day: z.string(), count: z.int() })) });
    const data = await dataOf(readers.own[site], "{ ordersByDay(days: 92) { day count } }", {});
    const { ordersByDay } = counts.parse(data);
    expect(ordersByDay).toEqual(ordersByDay.map(({ day }) => ({ day, count: days.filter((d) => d === day).length })));
    expect(ordersByDay.at(-1)?.count).toBeGreaterThan(0);
  });

  test.each(pairs)("SEC-18 a user of $of is not let in at $own, and told where he is", async ({ own, of }) => {
    expect(await readers.stranger(of, own)).toMatchObject({ errorCode: "09020104", obj: { sites: [of] } });
  });
});

describe("PERM-02 a row of another site is not there by its id", () => {
  const cases = scopedNodes.flatMap((type) => pairs.map((pair) => ({ type, ...pair })));
  test.each(cases)("$type.name of $of, at $own", async ({ type, own, of }) => {
    const ids = rowsOf(type.name, of)
      .slice(0, 3)
      .map((row) => row.id);
    expect(ids).not.toEqual([]);
    const all = await byId(readers.own[of], type, ids);
    expect(all.map((row) => row?.site)).toEqual(all.map(() => of));
    for (const who of [readers.own[own], readers.everywhere[own]])
      expect(await byId(who, type, ids)).toEqual(all.map(() => null));
    count.ids += 1;
  });

  const named = byArgument.flatMap((way) => way.field.args.flatMap((arg) => pairs.map((p) => ({ ...way, arg, ...p }))));
  test.each(named)("$name by $arg.name of $of, at $own", async ({ field, row, arg, own, of }) => {
    const foreign = firstOf(row.name, of);
    const value = valueFor(arg.name, foreign);
    expect(value).toEqual(expect.any(String));
    const query = `query ($value: ${String(arg.type)}) { one: ${field.name}(${arg.name}: $value) { ${selectionOf(row)} } }`;
    const oneFor = async (who: typeof readers.own.MY) =>
      z.object({ one: Row.nullable() }).parse(await dataOf(who, query, { value })).one;
    expect((await oneFor(readers.own[of]))?.id).toBe(foreign.id);
    expect(await oneFor(readers.own[own])).toBeNull();
    expect(await oneFor(readers.everywhere[own])).toBeNull();
    count.arguments += 1;
  });
});

const traces = (site: SiteCode): string[] =>
  scopedNodes
    .flatMap(({ name }) => rowsOf(name, site))
    .flatMap((row) => row["traceId"] ?? [])
    .map(String);

describe("PERM-02 a file holds the rows of its site and no others", () => {
  test.each(exports.flatMap(({ name }) => SITE_CODES.map((site) => ({ name, site }))))(
    "$name at $site",
    async ({ name, site }) => {
      const who = readers.own[site];
      const data = await dataOf(who, `mutation { file: ${name}(input: {}) { ticket } }`, {});
      const { file } = z.object({ file: z.object({ ticket: z.string() }) }).parse(data);
      const text = await (await who.fetch(`/files/${file.ticket}`)).text();
      expect(traces(site).filter((trace) => text.includes(trace))).not.toEqual([]);
      const foreign = SITE_CODES.filter((of) => of !== site).flatMap(traces);
      expect(foreign.filter((trace) => text.includes(trace))).toEqual([]);
      count.files += 1;
    },
  );
});

/** Makes a row of one site lead to a row of another, as a faulty import might; the id of the former. */
const MISLEAD: Readonly<Record<string, (own: SiteCode, of: SiteCode) => Promise<string>>> = {
  async "Order.customer"(own, of) {
    const [order, customer] = [firstOf("Order", own), firstOf("Customer", of)];
    await house.services.order.db
      .update(orders)
      .set({ customerCode: decodeNodeId(customer.id).key })
      .where(eq(orders.id, decodeNodeId(order.id).key));
    return order.id;
  },
  async "CargoFlow.pickups"(own, of) {
    // Not the one that a shipment is tried on.
    const flow = rowsOf("CargoFlow", own).find(({ toCountry }) => toCountry === "NZ") ?? firstOf("CargoFlow", own);
    await house.services.order.db
      .update(cargoFlow)
      .set({ fromCountry: SITES[of].country })
      .where(eq(cargoFlow.id, decodeNodeId(flow.id).key));
    return flow.id;
  },
};
const Sited = z.object({ site: z.string().nullable() });
/** One row, or several. */
const Related = z.object({
  node: z.object({ related: z.union([z.array(Sited), Sited.transform((row) => [row])]).nullable() }),
});

describe("PERM-02 a relation leads to no row of another site", () => {
  test.each(relations.flatMap((way) => pairs.map((pair) => ({ ...way, ...pair }))))(
    "$name from $own to $of",
    async ({ name, field, own, of }: Way & (typeof pairs)[number]) => {
      const id = await MISLEAD[name]?.(own, of);
      if (id === undefined) throw new Error(`say in MISLEAD how ${name} could lead to another site`);
      const query = `query ($id: ID!) { node(id: $id) { ... on ${name.split(".")[0]} { id related: ${field.name} { site } } } }`;
      for (const who of [readers.own[own], readers.everywhere[own]]) {
        const data = await dataOf(who, query, { id });
        const { related } = Related.parse(data).node;
        expect(related?.filter(({ site }) => site !== own) ?? []).toEqual([]);
      }
      count.relations += 1;
    },
  );
});

/** An order of a site for which a row of DECLARATION_CONFIG holds: it is given to that row's customer. */
async function declaredOrder(of: SiteCode): Promise<AskedOrder> {
  const rows = rowsOf("DeclarationConfig", of).filter((r) => r["direction"] === "EXPORT" && r["countryCode"] === null);
  const [row] = rows.toSorted((a, b) => (String(a["validFrom"]) < String(b["validFrom"]) ? -1 : 1));
  const order = firstOf("Order", of);
  const { key } = decodeNodeId(order.id);
  await house.services.order.db
    .update(orders)
    .set({ customerCode: String(row?.["customerCode"]) })
    .where(eq(orders.id, key));
  return { number: String(order["sfWaybillNo"]), key, review: firstOf("CustomerReview", of).id };
}

describe("PERM-02 an answer names no row of another site", () => {
  test.each(answers.flatMap((way) => pairs.map((pair) => ({ ...way, ...pair }))))(
    "$name at $own, asked of $of",
    async ({ name, own, of }) => {
      const asked = ANSWERS[name];
      if (asked === undefined) throw new Error(`say in answers.ts how ${name} is asked about a site`);
      const order = await declaredOrder(of);
      for (const who of [readers.own[own], readers.everywhere[own]]) expect(await asked(who, of, order)).toBeNull();
      expect(await asked(readers.own[of], of, order)).toBe(of);
      count.answers += 1;
    },
  );
});
