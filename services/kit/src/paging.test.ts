import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { encodeCursor, queryHash, type Page } from "@linehaul/schema/paging";
import { newId } from "./ids.ts";
import { onEachDatabase, OPEN_MS } from "./testing/database.ts";
import { sortNames } from "@linehaul/schema/sorts";
import { parcelRoutes, parcelSorts } from "./testing/sample/feature.ts";
import { sample, sampleMigrations } from "./testing/sample/service.ts";
import { parcel } from "./testing/sample/table.ts";
import { ask, result, testService } from "./testing/service.ts";

const at = new Date("2026-01-02T03:04:05.678Z");
const made = { createdBy: "admin", createdAt: at, modifiedBy: "admin", modifiedAt: at };
/** Few different instants and weights, so that most are equal; a weight may be absent. */
const rows = fc.array(
  fc.record({ ms: fc.nat({ max: 3 }), weight: fc.option(fc.integer({ min: 0, max: 2 }), { freq: 3 }) }),
  { maxLength: 25 },
);
const queries = fc.record({
  sort: fc.constantFrom(...sortNames(parcelSorts)),
  pageSize: fc.integer({ min: 1, max: 9 }),
});
const RUNS = { numRuns: 25 };

interface Row {
  readonly id: string;
}
type Step = { after?: string; before?: string; pageNum?: number };

onEachDatabase(sampleMigrations, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...sample, database: database() });
  }, OPEN_MS);
  afterAll(() => app.close());

  const fill = async (values: readonly { ms: number; weight: number | null }[]) => {
    await database().db.delete(parcel);
    const all = values.map(({ ms, weight }) => {
      const id = newId();
      return { ...made, id, name: id.slice(-20), weight, seenAt: new Date(at.getTime() + ms) };
    });
    if (all.length > 0) await database().db.insert(parcel).values(all);
  };
  type Query = { sort: keyof typeof parcelSorts; pageSize: number };
  const page = (query: Query, step: Step = {}): Promise<Page<Row>> =>
    result(app, parcelRoutes.pageQuery, { body: { ...query, ...step, want: ["total"] } });

  async function walk(first: Page<Row>, next: (from: Page<Row>) => Promise<Page<Row>> | null): Promise<Row[][]> {
    const seen = [first.data];
    for (let from = first; ;) {
      const following = next(from);
      if (following === null) return seen;
      from = await following;
      seen.push(from.data);
    }
  }
  const forwards = async (query: Query) =>
    walk(await page(query), ({ after }) => (after === null ? null : page(query, { after })));
  const ids = (pages: readonly Row[][]) => pages.flat().map((r) => r.id);

  test("every row is seen once, forwards, backwards and by number, whatever is equal or absent", async () => {
    await fc.assert(
      fc.asyncProperty(rows, queries, async (values, query) => {
        await fill(values);
        const there = ids(await forwards(query));
        expect(new Set(there).size).toBe(values.length);
        expect(there).toHaveLength(values.length);

        const count = Math.max(1, Math.ceil(values.length / query.pageSize));
        const numbered = await Promise.all(Array.from({ length: count }, (_, n) => page(query, { pageNum: n + 1 })));
        expect(ids(numbered.map((p) => p.data))).toEqual(there);
        expect(numbered.map((p) => [p.total, p.totalExact])).toEqual(numbered.map(() => [values.length, true]));
        expect(numbered.map((p) => [p.before !== null, p.after !== null])).toEqual(
          numbered.map((_, n) => [n > 0, n < count - 1]),
        );

        const last = numbered.at(-1)!;
        const back = await walk(last, ({ before }) => (before === null ? null : page(query, { before })));
        expect(ids(back.toReversed())).toEqual(there);
      }),
      RUNS,
    );
  });

  test("the sorts of one column are each other's mirror", async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 9 }), async (values, pageSize) => {
        await fill(values);
        const up = ids(await forwards({ sort: "WEIGHT_ASC", pageSize }));
        expect(ids(await forwards({ sort: "WEIGHT_DESC", pageSize }))).toEqual(up.toReversed());
      }),
      RUNS,
    );
  });

  test("a row that appears behind the reader moves nothing before it", async () => {
    await fill(Array.from({ length: 6 }, () => ({ ms: 0, weight: 1 })));
    const query = { sort: "SEEN_ASC", pageSize: 3 } as const;
    const first = await page(query);
    const id = newId();
    await database()
      .db.insert(parcel)
      .values({ ...made, id, name: "early", weight: 1, seenAt: new Date(at.getTime() - 1) });
    const second = await page(query, { after: first.after! });
    expect(first.data.map((r) => r.id)).not.toContain(second.data[0]!.id);
    expect(second.data).toHaveLength(3);
  });

  const hash = queryHash("SEEN_ASC", undefined);
  test.each([
    ["rubbish", "rubbish"],
    ["another query's", encodeCursor({ kind: "key", hash: "x", value: "=1", id: newId() })],
    ["a page's", encodeCursor({ kind: "page", hash, num: 1, size: 3 })],
    ["one whose value is no instant", encodeCursor({ kind: "key", hash, value: "=soon", id: newId() })],
    ["one whose id is none", encodeCursor({ kind: "key", hash, value: "=2026-01-01", id: "1" })],
  ])("a cursor that is %s answers 400002", async (_title, after) => {
    const body = { sort: "SEEN_ASC", pageSize: 3, after } as const;
    expect(await ask(app, parcelRoutes.pageQuery, { body })).toMatchObject({
      status: 400,
      code: SERVICE_CODES.badPage,
    });
  });

  test("a cursor belongs to its filter", async () => {
    await fill(Array.from({ length: 6 }, () => ({ ms: 0, weight: 1 })));
    const { after } = await page({ sort: "SEEN_ASC", pageSize: 3 });
    const body = { sort: "SEEN_ASC", pageSize: 3, after: after!, filter: { keyword: "a" } } as const;
    expect(await ask(app, parcelRoutes.pageQuery, { body })).toMatchObject({ code: SERVICE_CODES.badPage });
  });
});
