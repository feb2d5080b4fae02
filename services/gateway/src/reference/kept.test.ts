import { expect, test, vi } from "vitest";
import { kept } from "./kept.ts";

const setUp = (...answers: (string | Error)[]) => {
  let now = 0;
  const fetch = vi.fn<() => Promise<string>>(async () => {
    const next = answers.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error("no more");
    return next;
  });
  return { value: kept({ fetch, ms: 100, now: () => now }), fetch, at: (ms: number) => (now = ms) };
};

test("is there at once when it is warm, and fetched once for all who wait", async () => {
  const { value, fetch } = setUp("a");
  expect(await Promise.all([value.get(), value.get()])).toEqual(["a", "a"]);
  expect(value.get()).toBe("a");
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("serves the old value while it fetches the next one", async () => {
  const { value, at } = setUp("a", "b");
  await value.get();
  at(101);
  expect(value.get()).toBe("a");
  await expect.poll(() => value.get()).toBe("b");
});

test("fetches again after a drop, and keeps the old value when that fails", async () => {
  const { value } = setUp("a", "b", new Error("down"));
  await value.get();
  value.drop();
  expect(await value.get()).toBe("b");
  value.drop();
  expect(await value.get()).toBe("b");
});

test("fails when there was never a value, for a second without asking, and tries again", async () => {
  const { value, fetch, at } = setUp(new Error("down"), "a");
  await expect(value.get()).rejects.toThrow("down");
  await expect(value.get()).rejects.toThrow("down");
  expect(fetch).toHaveBeenCalledTimes(1);
  at(1_001);
  expect(await value.get()).toBe("a");
});

test("a change ends the pause after a failure", async () => {
  const { value } = setUp(new Error("down"), "a");
  await expect(value.get()).rejects.toThrow("down");
  value.drop();
  expect(await value.get()).toBe("a");
});

test("while the old value stands, a failure is not repeated by each caller", async () => {
  const { value, fetch, at } = setUp("a", new Error("down"), "b");
  await value.get();
  at(101);
  await expect
    .poll(() => {
      void value.get();
      return fetch.mock.settledResults.length;
    })
    .toBe(2);
  expect([value.get(), value.get()]).toEqual(["a", "a"]);
  expect(fetch).toHaveBeenCalledTimes(2);
  at(1_200);
  void value.get();
  await expect.poll(() => value.get()).toBe("b");
});

test("a fetch that was under way when a change came is not kept", async () => {
  const { value, fetch } = setUp("old", "new");
  const first = value.get();
  value.drop();
  await first;
  expect(await value.get()).toBe("new");
  expect(fetch).toHaveBeenCalledTimes(2);
});
