import { expect, test } from "vitest";
import { rowsByKey } from "./loader.ts";

interface Row {
  readonly id: string;
}
/** Rows of a service that knows all ids but those with a minus, and answers in its own order. */
function source(failing = false) {
  const asked: (readonly string[])[] = [];
  const rows = rowsByKey<Row>(
    async (keys) => {
      asked.push(keys);
      if (failing) throw new Error("away");
      return keys
        .filter((id) => !id.startsWith("-"))
        .map((id) => ({ id }))
        .reverse();
    },
    ({ id }) => id,
  );
  return { asked, rows };
}

test("keys of a tick are read together, each once, and matched by key; null for what did not come", async () => {
  const { asked, rows } = source();
  const first = ["a", "-b", "c", "a"].map((key) => rows.load(key));
  // What comes with another answer of the same turn waits in the same batch.
  const later = Promise.resolve().then(() => rows.load("d"));
  expect(await Promise.all([...first, later])).toEqual([{ id: "a" }, null, { id: "c" }, { id: "a" }, { id: "d" }]);
  expect(asked).toEqual([["a", "-b", "c", "d"]]);
  expect(await rows.load("-b")).toBeNull();
  expect(asked).toHaveLength(1);
});

test("no call takes more than 500 keys", async () => {
  const { asked, rows } = source();
  const ids = Array.from({ length: 1_001 }, (_, i) => `k${i}`);
  expect(await Promise.all(ids.map((id) => rows.load(id)))).toEqual(ids.map((id) => ({ id })));
  expect(asked.map((keys) => keys.length)).toEqual([500, 500, 1]);
});

test("a row that came another way is not asked for", async () => {
  const { asked, rows } = source();
  const own = { id: "a" };
  rows.prime("a", own);
  expect(await Promise.all([rows.load("a"), rows.load("b")])).toEqual([{ id: "a" }, { id: "b" }]);
  expect(await rows.load("a")).toBe(own);
  expect(asked).toEqual([["b"]]);
});

test("what failed is told to all who wait, and stays: nobody is asked again", async () => {
  const { asked, rows } = source(true);
  const all = await Promise.allSettled([rows.load("a"), rows.load("a"), rows.load("b")]);
  expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  await expect(rows.load("b")).rejects.toThrow("away");
  expect(asked).toEqual([["a", "b"]]);
});

test("a key that is none is refused, also when it is asked for again", () => {
  const { asked, rows } = source();
  const { id } = JSON.parse("{}");
  for (const _ of [1, 2]) expect(() => rows.load(id)).toThrow(TypeError);
  expect(asked).toEqual([]);
});
