import fc from "fast-check";
import { expect, test } from "vitest";
import { slotsFor, type Slots } from "./slots.ts";

const NONE: Slots = new Map();
const ids = fc.uniqueArray(fc.nat(9).map(String), { maxLength: 8 });

test("the first rows have a slot each, in order", () => {
  expect([...slotsFor(["a", "b", "c"], NONE)]).toEqual([
    ["a", 0],
    ["b", 1],
    ["c", 2],
  ]);
});

test("other rows take the slots of those before, from the top; one more gets a new one", () => {
  const first = slotsFor(["a", "b", "c"], NONE);
  expect([...slotsFor(["x", "y", "z", "w"], first).values()]).toEqual([0, 1, 2, 3]);
});

test("a row that comes on top leaves those that stay where they are drawn", () => {
  const first = slotsFor(["a", "b", "c"], NONE);
  expect([...slotsFor(["x", "a", "b"], first)]).toEqual([
    ["x", 2],
    ["a", 0],
    ["b", 1],
  ]);
});

test("whatever comes and goes: a slot a row, those that stay keep theirs, and none is made while one is free", () => {
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 6 }), (pages) => {
      let slots = NONE;
      for (const page of pages) {
        const next = slotsFor(page, slots);
        expect([...next.keys()]).toEqual(page);
        expect(new Set(next.values()).size).toBe(page.length);
        const staying = page.filter((id) => slots.has(id));
        expect(staying.map((id) => next.get(id))).toEqual(staying.map((id) => slots.get(id)));
        const made = [...next.values()].filter((slot) => ![...slots.values()].includes(slot));
        expect(made.length).toBe(Math.max(0, page.length - slots.size));
        slots = next;
      }
    }),
  );
});
