import { decodeCursor, NUMBERED_ROWS } from "@linehaul/schema/paging";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pageCursors } from "./cursors.ts";

const at = (num: number, total: number, isExact = true) => pageCursors({ num, size: 10, hash: "h", total, isExact });
const pages = (c: ReturnType<typeof at>) => [c.first?.page, c.around.map((p) => p.page), c.last?.page];

test("names the pages around the current one, and the ends that are further away", () => {
  expect(pages(at(1, 95))).toEqual([undefined, [1, 2, 3, 4, 5], 10]);
  expect(pages(at(5, 95))).toEqual([1, [3, 4, 5, 6, 7], 10]);
  expect(pages(at(10, 95))).toEqual([1, [6, 7, 8, 9, 10], undefined]);
  expect(pages(at(1, 0))).toEqual([undefined, [1], undefined]);
});

test("knows no last page where rows are too many to be counted", () => {
  const c = at(1, NUMBERED_ROWS, false);
  expect(c.last).toBeNull();
  expect(c.next?.page).toBe(2);
});

test("every named page can be asked for, the current one is among them, and neighbours are next to it", () => {
  const sizes = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(
      sizes,
      fc.integer({ min: 0, max: NUMBERED_ROWS }),
      fc.boolean(),
      fc.nat(),
      (size, total, isExact, n) => {
        const most = Math.max(1, Math.min(Math.ceil(total / size), Math.floor(NUMBERED_ROWS / size)));
        const num = 1 + (n % most);
        const { first, around, last, previous, next } = pageCursors({ num, size, hash: "h", total, isExact });
        const all = [first, ...around, last, previous, next].filter((p) => p !== null);
        expect(around.filter((p) => p.isCurrent).map((p) => p.page)).toEqual([num]);
        expect([previous?.page ?? num - 1, next?.page ?? num + 1]).toEqual([num - 1, num + 1]);
        for (const { cursor, page } of all) {
          expect(decodeCursor(cursor)).toEqual({ kind: "page", hash: "h", num: page, size });
          expect(page * size).toBeLessThanOrEqual(NUMBERED_ROWS);
        }
      },
    ),
  );
});
