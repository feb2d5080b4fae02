import { useState } from "react";

/** The slot of a table in which each row is drawn, by the row's id. */
export type Slots = ReadonlyMap<string, number>;

/** A row that stays keeps its slot. Those that come take the slots of those that go, from the top; the rest get new ones. */
export function slotsFor(ids: readonly string[], before: Slots): Slots {
  const staying = new Set(ids);
  const free = [...before].flatMap(([id, slot]) => (staying.has(id) ? [] : [slot]));
  let next = Math.max(-1, ...before.values()) + 1;
  const slots = new Map<string, number>();
  for (const id of ids) slots.set(id, before.get(id) ?? free.shift() ?? next++);
  return slots;
}

const NONE: Slots = new Map();

/**
 * Where each row of a list is drawn. Other rows, of another page or sort, are drawn by the elements of those that go, which takes the
 * browser two thirds of the layout that new elements take; so a row's key is its slot, and what of a row has a state of its own has the
 * row's id for a key.
 */
export function useSlots(ids: readonly string[]): Slots {
  const [slots, keep] = useState(() => slotsFor(ids, NONE));
  if (ids.every((id) => slots.has(id)) && slots.size === new Set(ids).size) return slots;
  const next = slotsFor(ids, slots);
  keep(next);
  return next;
}
