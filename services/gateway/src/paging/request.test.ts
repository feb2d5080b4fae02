import { encodeCursor, MAX_PAGE_SIZE, NUMBERED_ROWS, queryHash } from "@linehaul/schema/paging";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GatewayError } from "../errors/gateway-error.ts";
import { pageCost } from "./args.ts";
import { pageRequest, type ConnectionArgs } from "./request.ts";

const SORT = "CREATED_AT_DESC";
const FILTER = { customerCode: "1000000001" };
const hash = queryHash(SORT, FILTER);
const ask = (args: ConnectionArgs) => pageRequest(args, SORT, FILTER);
const key = (h = hash) => encodeCursor({ kind: "key", hash: h, value: "=2026-01-01T00:00:00.000Z", id: "x" });
const page = (num: number, size: number, h = hash) => encodeCursor({ kind: "page", hash: h, num, size });

describe("a page by its arguments", () => {
  test("is the first without any", () => {
    expect(ask({})).toMatchObject({ size: 20, num: 1, by: { pageNum: 1 } });
  });
  test("goes on by key after a row", () => {
    expect(ask({ first: 50, after: key() })).toMatchObject({ size: 50, num: null, by: { after: key() } });
  });
  test("goes to a number by a page cursor, in that cursor's size", () => {
    expect(ask({ first: 50, after: page(3, 50) })).toMatchObject({ size: 50, num: 3, by: { pageNum: 3 } });
    expect(ask({ after: page(3, 50) })).toMatchObject({ size: 50, num: 3 });
  });
  test("goes back by key, and to the end", () => {
    expect(ask({ last: 10, before: key() })).toMatchObject({ size: 10, by: { before: key() }, fromEnd: false });
    expect(ask({ last: 10 })).toMatchObject({ size: 10, fromEnd: true });
  });
});

describe("09020701 for what does not fit, never rounded", () => {
  const foreign = queryHash("CREATED_AT_ASC", FILTER);
  test.each<[string, ConnectionArgs]>([
    ["a size over the most", { first: MAX_PAGE_SIZE + 1 }],
    ["first: 100000", { first: 100_000 }],
    ["no rows", { first: 0 }],
    ["a negative size", { last: -1 }],
    ["rubbish", { first: 10, after: "rubbish" }],
    ["an empty cursor", { first: 10, after: "" }],
    ["a cursor of another sort", { first: 10, after: key(foreign) }],
    ["a page of another sort", { first: 10, after: page(2, 10, foreign) }],
    ["a size other than the page cursor's", { first: 20, after: page(2, 50) }],
    ["a page deeper than numbers reach", { first: 200, after: page(NUMBERED_ROWS / 200 + 1, 200) }],
    ["a page cursor to go back from", { last: 10, before: page(2, 10) }],
    ["first and last", { first: 10, last: 10 }],
    ["before without last", { before: key() }],
    ["first with before", { first: 10, before: key() }],
    ["last with after", { last: 10, after: key() }],
  ])("%s", (_what, args) => {
    expect(() => ask(args)).toThrow(expect.objectContaining({ code: "09020701" }));
  });

  test("any text is a page or a refusal, nothing else", () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.integer()), (after, first) => {
        try {
          const { size } = ask({ after, first });
          return size >= 1 && size <= MAX_PAGE_SIZE;
        } catch (error) {
          return error instanceof GatewayError && error.code === "09020701";
        }
      }),
    );
  });
});

test("SEC-14 a page costs the rows that will be answered, wherever its size stands", () => {
  expect([pageCost({}), pageCost({ after: key() })].map((c) => c.multiplier)).toEqual([20, 20]);
  expect(pageCost({ after: page(2, 200) }).multiplier).toBe(200);
  const size = fc.option(fc.integer({ min: 1, max: MAX_PAGE_SIZE }));
  const cursor = fc.oneof(
    fc.constant(null),
    fc.constant(key()),
    fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: MAX_PAGE_SIZE })).map((p) => page(...p)),
  );
  let answered = 0;
  fc.assert(
    fc.property(fc.record({ first: size, last: size, after: cursor, before: cursor }), (args) => {
      const read = sizeOf(args);
      if (read === null) return;
      answered += 1;
      expect(pageCost(args).multiplier).toBe(read);
    }),
    { numRuns: 500 },
  );
  expect(answered).toBeGreaterThan(10);
});

/** What `pageRequest` reads; null where it refuses. */
function sizeOf(args: ConnectionArgs): number | null {
  try {
    return ask(args).size;
  } catch {
    return null;
  }
}
