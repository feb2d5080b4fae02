import { beforeAll, describe, expect, test } from "vitest";
import { OPERATIONS } from "./operations.ts";
import { morePromises, mostKept, quick, type Quick } from "./quick.ts";

/** Six processes start, a bundle is made, and thousands of requests are sent. */
const START_MS = 400_000;
let found: ReadonlyMap<string, Quick>;
beforeAll(async () => {
  found = new Map((await quick()).map((q) => [q.operation, q]));
}, START_MS);
const of = (key: string): Quick => {
  const q = found.get(key);
  if (!q) throw new Error(`${key} was not asked`);
  return q;
};

describe.each(OPERATIONS)("$key, $what", ({ key }) => {
  test("gateway, Yoga alone and the hand-written limit answer the same", () => {
    expect(of(key).problems).toEqual([]);
  });
  test("the gateway makes the calls of the limit, and no other", () => {
    expect(of(key).gateway.calls).toEqual(of(key).limit.calls);
  });
  test("the gateway makes few promises more than the limit", () => {
    expect(of(key).gateway.promises).toBeLessThanOrEqual(of(key).limit.promises + morePromises(key));
  });
  test("what a request holds is garbage as soon as it is answered", () => {
    expect(of(key).kept).toBeLessThan(mostKept(key));
  });
});
