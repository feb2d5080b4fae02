import { createServer } from "node:http";
import fc from "fast-check";
import { eq, ne, sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { type Limit, LIMIT_RULES, type RowScope } from "@linehaul/schema/scope";
import { SITE_CODES } from "@linehaul/schema/sites";
import { callerKey } from "./caller.ts";
import { rowScope } from "./scope.ts";
import { keptScopes, scopeFromAdmin } from "./scope-source.ts";
import { hangUp, listen } from "./testing/listen.ts";
import { onEachDatabase } from "./testing/database.ts";
import { sampleMigrations } from "./testing/sample/service.ts";

const row = pgTable("scoped_row", {
  site: text().notNull(),
  country: text().notNull(),
  org: text().notNull(),
  customer: text().notNull(),
  /** Who placed it, and his main account. */
  account: text().notNull(),
  main: text().notNull(),
});
/** Of either of two columns, as an order is of an account (PERM-08). */
const account = { column: row.main, or: { column: row.account, where: ne(row.account, row.main) } };
const codes = ["A", "B"] as const;
const placed = [
  { account: "A", main: "A" },
  { account: "B", main: "A" },
  { account: "C", main: "C" },
];
const everyRow = SITE_CODES.flatMap((site) =>
  codes.flatMap((country) =>
    codes.flatMap((org) => codes.flatMap((customer) => placed.map((by) => ({ site, country, org, customer, ...by })))),
  ),
);
const some = fc.subarray([...codes]);
const rule = fc.constantFrom(...LIMIT_RULES);
const rules = fc.record({ country: rule, org: rule, customer: rule, account: rule }, { requiredKeys: [] });
const scopes: fc.Arbitrary<RowScope> = fc.record({
  sites: fc.subarray([...SITE_CODES]),
  countries: fc.option(some),
  orgs: fc.option(some),
  customers: fc.option(some),
  accounts: fc.option(fc.subarray(["A", "B", "C"])),
  // What is configured for customers changes nothing for orders.
  rules: fc.record({ ORDER: rules, CUSTOMER: rules }, { requiredKeys: [] }),
});

onEachDatabase(sampleMigrations, (database) => {
  beforeAll(async () => {
    await database().db.execute(
      sql`create table scoped_row (site text not null, country text not null, org text not null, customer text not null, account text not null, main text not null)`,
    );
    await database().db.insert(row).values(everyRow);
  });

  test("PERM-02 PERM-08 a caller sees the rows of his data groups on his own site, and no others", async () => {
    await fc.assert(
      fc.asyncProperty(scopes, fc.constantFrom(...SITE_CODES), async (scope, site) => {
        const by = { site: row.site, country: row.country, org: row.org, customer: row.customer, account };
        const seen = await database()
          .db.select()
          .from(row)
          .where(rowScope({ site }, scope, "ORDER", by));
        const open = (limit: Limit, list: string[] | null | undefined, ...has: string[]) => {
          const way = scope.rules?.ORDER?.[limit] ?? "LIMITED";
          if (way === "OFF") return true;
          return list == null ? way === "LIMITED" : has.some((code) => list.includes(code));
        };
        expect(seen).toEqual(
          everyRow.filter(
            (r) =>
              r.site === site &&
              scope.sites.includes(r.site) &&
              open("country", scope.countries, r.country) &&
              open("org", scope.orgs, r.org) &&
              open("customer", scope.customers, r.customer) &&
              open("account", scope.accounts, r.account, r.main),
          ),
        );
      }),
      { numRuns: 100 },
    );
  });

  test("a record that has nothing but its site still needs that", async () => {
    const { db } = database();
    const seen = async (sites: string[]) => {
      const scope = { sites, countries: null, orgs: null, customers: null };
      return (
        await db
          .select()
          .from(row)
          .where(rowScope({ site: "MY" }, scope, "AUDIT", { site: row.site }))
      ).length;
    };
    const ofSite = everyRow.filter((r) => r.site === "MY").length;
    expect([await seen(["MY"]), await seen(["VN"]), await seen([])]).toEqual([ofSite, 0, 0]);
    expect(await db.select().from(row).where(eq(row.site, "nowhere"))).toEqual([]);
  });
});

const scopeOf = (site: string): RowScope => ({ sites: [site], countries: null, orgs: null, customers: null });

test("a version is fetched once, however many ask at the same time", async () => {
  const asked: string[] = [];
  const scopes = keptScopes(async (version) => {
    asked.push(version);
    return scopeOf(version);
  });
  await Promise.all([scopes("a", "t"), scopes("a", "t"), scopes("b", "t")]);
  expect(await scopes("a", "t")).toEqual(scopeOf("a"));
  expect(asked).toEqual(["a", "b"]);
});

test("a failure is not kept, and the least recently used version goes first", async () => {
  const asked: string[] = [];
  let broken = true;
  const scopes = keptScopes(async (version) => {
    asked.push(version);
    if (broken) throw new Error("down");
    return scopeOf(version);
  }, 2);
  await expect(scopes("a", "t")).rejects.toThrow("down");
  broken = false;
  for (const version of ["a", "b", "a", "c", "a", "b"]) await scopes(version, "t");
  expect(asked).toEqual(["a", "a", "b", "c", "b"]);
});

test("a caller without a scope sees nothing, and nobody is asked", async () => {
  const scopes = keptScopes(() => Promise.reject(new Error("not to be asked")));
  expect((await scopes("none", "t")).sites).toEqual([]);
});

test.each([
  ["that admin does not know", "never.told"],
  ["that no address can hold", ".."],
  ["of half a character", "\ud800"],
])("FLT-04 a version %s is a mistake of whoever names it", async (_what, version) => {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? "");
    res.writeHead(404, { "content-type": "application/json" });
    res.end(JSON.stringify({ code: SERVICE_CODES.notFound, msg: "" }));
  });
  const adminUrl = await listen(server);
  onTestFinished(() => hangUp(server));
  const scopes = keptScopes(scopeFromAdmin({ service: "order", adminUrl, key: callerKey("k".repeat(32)) }));
  await expect(scopes(version, "0".repeat(32))).rejects.toMatchObject({
    code: SERVICE_CODES.invalid,
    fields: [{ path: ["version"] }],
  });
  expect(asked).toEqual(version === "never.told" ? ["/dev-basp-system/scope/never.told"] : []);
});
