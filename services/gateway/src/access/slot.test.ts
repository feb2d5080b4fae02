import { expect, test } from "vitest";
import { slot } from "./slot.ts";

test("a slot holds a value of each object, which nobody sees who does not hold the slot", () => {
  const names = slot<object, string>();
  const others = slot<object, string>();
  const [first, second] = [{ id: "1" }, Object.freeze({ id: "2" })];
  names.set(first, "Siti");
  names.set(second, "Wei");
  expect([names.get(first), names.get(second), names.get({})]).toEqual(["Siti", "Wei", undefined]);
  names.set(first, "Ana");
  expect([names.get(first), others.get(first)]).toEqual(["Ana", undefined]);
  expect([Reflect.ownKeys(first), { ...first }, JSON.stringify(first)]).toEqual([["id"], { id: "1" }, '{"id":"1"}']);
});
