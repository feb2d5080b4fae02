import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  decodeCursor,
  encodeCursor,
  MAX_PAGE_SIZE,
  NUMBERED_ROWS,
  pageQuery,
  queryHash,
  type Cursor,
} from "./paging.ts";

const text = fc.string({ unit: "grapheme" });
const cursors: fc.Arbitrary<Cursor> = fc.oneof(
  fc.record({ kind: fc.constant("key" as const), hash: text, value: text, id: text }),
  fc.record({
    kind: fc.constant("page" as const),
    hash: text,
    num: fc.integer({ min: 1 }),
    size: fc.integer({ min: 1, max: MAX_PAGE_SIZE }),
  }),
);

test("a cursor reads back as what was written, in any script, and needs no escaping in an address", () => {
  fc.assert(
    fc.property(cursors, (cursor) => {
      const written = encodeCursor(cursor);
      expect(decodeCursor(written)).toEqual(cursor);
      expect(encodeURIComponent(written)).toBe(written);
    }),
  );
});

test("rubbish is no cursor, and never throws", () => {
  const rubbish = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.jsonValue().map((value) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))),
    cursors.map((c) => encodeCursor(c).slice(0, -2)),
  );
  fc.assert(
    fc.property(rubbish, (text) => {
      expect(decodeCursor(text)).toBeNull();
    }),
  );
});

test("a page's cursor names a page that can be", () => {
  const page = (num: number, size: number) => decodeCursor(encodeCursor({ kind: "page", hash: "h", num, size }));
  expect([page(0, 20), page(1, 0), page(1, MAX_PAGE_SIZE + 1), page(1.5, 20)]).toEqual([null, null, null, null]);
});

const filter = fc.dictionary(
  fc.string({ maxLength: 5 }),
  fc.oneof(text, fc.integer(), fc.array(text, { maxLength: 3 })),
  {
    maxKeys: 5,
  },
);

test("the order of a filter's fields, and those that are empty, change no hash", () => {
  fc.assert(
    fc.property(filter, (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed());
      expect(queryHash("S", { ...turned, absent: undefined, none: null })).toBe(queryHash("S", value));
    }),
  );
});

test("another sort, and a value that is changed, change it", () => {
  fc.assert(
    fc.property(filter, text, text, (value, a, b) => {
      fc.pre(a !== b);
      expect(queryHash("S", { ...value, field: a })).not.toBe(queryHash("S", { ...value, field: b }));
      expect(queryHash("A", value)).not.toBe(queryHash("B", value));
    }),
  );
});

const Query = pageQuery({ filter: { keyword: z.string().optional() }, sort: ["A", "B"], want: ["counts"] });
const rules = (input: object) => Query.safeParse(input).error?.issues.map((i) => i.message) ?? [];

test("a page is named in one way", () => {
  expect(rules({ pageSize: 20 })).toEqual([]);
  expect(rules({ pageSize: 20, pageNum: 1, after: "x" })).toEqual(["page.oneWay"]);
  expect(rules({ pageSize: 20, before: "y", after: "x" })).toEqual(["page.oneWay"]);
  expect(Query.parse({ pageSize: 20 })).toEqual({ pageSize: 20, sort: "A", want: [] });
});

test("a page can be named by its number within the numbered rows, and by no larger a size", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: MAX_PAGE_SIZE }),
      (pageNum, pageSize) => {
        expect(rules({ pageNum, pageSize })).toEqual(pageNum * pageSize <= NUMBERED_ROWS ? [] : ["page.tooDeep"]);
      },
    ),
  );
  expect(Query.safeParse({ pageSize: MAX_PAGE_SIZE + 1 }).success).toBe(false);
});
