import { isDeepStrictEqual } from "node:util";
import { outOfOrder } from "@linehaul/kit/testing/order";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { change } from "../house/change.ts";
import { startHouse, type House } from "../house/house.ts";
import { signIn, type Visitor } from "../house/visitor.ts";
import { sortedLists, unsaid, type SortedList } from "./lists.ts";
import { pagesOf, wholeList } from "./paged.ts";

const OPEN_MS = 120_000;
vi.setConfig({ testTimeout: OPEN_MS });

/** Rows whose cursors are followed at either end of a list. */
const NEAR_END = 3;
/** And of those between: rows after which another one has the same value, so that the cursor's id decides. */
const TIED = 2;
/** Rows of a page: each list has more. */
const FEW = 2;

/** Demo rows are all of one moment: here their times differ, and of more than a dozen rows some have the same. */
const SPREAD = sql`do $$
declare name text;
begin
  for name in select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('created_at', 'modified_at') group by table_name having count(*) = 2 loop
    execute format('update %I t set created_at = to_timestamp(1767600000 + n * 7 %% 13 * 60), modified_at = to_timestamp(1767700000 + n * 5 %% 11 * 60)
      from (select tableoid as part, ctid as place, row_number() over () as n from %I) r where t.tableoid = r.part and t.ctid = r.place', name, name);
  end loop;
end $$`;

/** Of the demo's orders hardly any waits for its review: here some do, several of them as long. */
const WAITING = sql`update orders set order_status = 'TO_VERIFY', audit_status = 'NOT_REVIEWED',
  pass_at = timestamptz '2090-01-01' + n % 7 * interval '1 hour', waiting_since = timestamptz '2026-11-01' + n % 5 * interval '1 hour'
  from (select id as waiting, row_number() over () as n from orders where site = 'MY' limit 14) where id = waiting`;

/** Flows of the demo hold from the same day on. */
const HELD = (table: string) =>
  sql.raw(`update ${table} set valid_from = date '2026-01-01' + (n % 5)::int
  from (select id as held, row_number() over () as n from ${table}) r where id = held`);

const logs = sortedLists.filter(({ sort }) => sort === "AT_DESC");
let house: House;
let admin: Visitor;
beforeAll(async () => {
  // One user asks for every page of every list.
  house = await startHouse({ env: { RATE_USER: "10000" } });
  admin = await signIn(house, "admin");
  // Logs hold what is done.
  for (const n of [1, 2, 3])
    await change(admin, "permRoleFormSaveMutation", { code: `SORTED_${n}`, name: `Role ${n}`, type: "common" });
  for (const userName of ["reviewer.my", "auditor", "support"]) await signIn(house, userName);
  for (const { db } of Object.values(house.services)) await db.execute(SPREAD);
  await house.services.order.db.execute(WAITING);
  for (const table of ["product_flow", "order_flow", "service_flow", "cargo_flow", "order_flow_whitelist"])
    await house.services.order.db.execute(HELD(table));
  // What was done is recorded by and by.
  const filled = async (list: SortedList) => expect((await wholeList(admin, list)).length).toBeGreaterThan(FEW);
  await vi.waitFor(() => Promise.all(logs.map(filled)), { timeout: 20_000, interval: 200 });
}, OPEN_MS);
afterAll(() => house.close());

test("every list says by which field of its rows each of its sorts goes", () => {
  expect(unsaid).toEqual([]);
});

describe("every list of the graph, in every order that it can be read in, on the real services", () => {
  test.each(sortedLists)("$list by $sort", async (sorted) => {
    const rows = await wholeList(admin, sorted);
    expect(rows.length).toBeGreaterThan(FEW);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const values = rows.map(({ value }) => value);
    expect(outOfOrder(values, sorted.direction)).toBeNull();

    const ids = rows.map(({ id }) => id);
    const isNear = (n: number) => Math.min(n, rows.length - 1 - n) < NEAR_END;
    const tied = rows.flatMap((_row, n) => (!isNear(n) && isDeepStrictEqual(values[n], values[n + 1]) ? [n] : []));
    const followed = new Set(tied.slice(0, TIED));
    const asked = [
      { args: `last: ${FEW}`, ids: ids.slice(-FEW) },
      ...rows
        .flatMap((row, n) => (isNear(n) || followed.has(n) ? [{ ...row, n }] : []))
        .flatMap(({ cursor, n }) => [
          { args: `first: ${FEW}, after: "${cursor}"`, ids: ids.slice(n + 1, n + 1 + FEW) },
          { args: `last: ${FEW}, before: "${cursor}"`, ids: ids.slice(Math.max(0, n - FEW), n) },
        ]),
    ];
    const pages = await pagesOf(
      admin,
      sorted,
      asked.map(({ args }) => args),
    );
    expect(asked.map(({ args }, n) => ({ args, ids: pages[n] }))).toEqual(asked);
  });
});
