import { expect, test } from "vitest";
import { Later } from "./later.ts";

test("tells all who listen, before and after it came, and comes once", () => {
  const later = new Later<number>();
  const heard: number[] = [];
  const hear = (value: number) => heard.push(value);
  const fail = () => heard.push(-1);
  later.listen(hear, fail);
  later.listen(hear, fail);
  later.come(1);
  later.come(2);
  later.fail(new Error("too late"));
  later.listen(hear, fail);
  expect(heard).toEqual([1, 1, 1]);
});

test("is a promise like any other to whoever awaits it", async () => {
  const later = new Later<number>();
  const all = Promise.all([later, later.then((n) => n + 1), later.finally(() => undefined)]);
  later.come(1);
  expect(await all).toEqual([1, 2, 1]);
  const failed = new Later<number>();
  failed.fail(new Error("no"));
  await expect(failed).rejects.toThrow("no");
  expect(await failed.catch(() => 7)).toBe(7);
});

test("a failure that nobody asked for is nobody's", async () => {
  const unheard: unknown[] = [];
  process.once("unhandledRejection", (reason) => unheard.push(reason));
  new Later<number>().fail(new Error("no"));
  await new Promise((resolve) => setImmediate(resolve));
  expect(unheard).toEqual([]);
});
