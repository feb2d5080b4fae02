import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { answeredOperations } from "../../house/operations.ts";
import { hostile, hostileOf, placesFor, withText } from "../../house/hostile.ts";
import { uncleanIn } from "../../house/unclean.ts";
import { differs, startTwoWays, type TwoWays } from "./ways.ts";

/** On a machine that does other work. */
const SLOW_MS = 120_000;
/** Random texts for an operation, besides the known ones. */
const RUNS = 6;
/** Of the known texts each place takes every third, the next place the others. The services themselves are asked as well: tests/chaos/hostile.test.ts. */
const TURNS = 3;
let ways: TwoWays;
let answers = 0;
beforeAll(async () => {
  ways = await startTwoWays();
});
afterEach(() => {
  for (const { stubs } of [ways.lane, ways.plain]) stubs.calls.length = 0;
});
afterAll(async () => {
  await ways.close();
  process.stdout.write(`hostile texts: ${answers} answers, the same to the letter by lane and by Yoga\n`);
});

/** The gateway's own fault, or as if a service were not there. */
const BROKEN = /"0902(0000|05\d\d)"/;

async function wrongWith(id: string, variables: unknown): Promise<string[]> {
  const { lane, plain } = await ways.ask({ body: { id, variables } });
  answers += 1;
  const calls = [ways.lane, ways.plain].flatMap(({ stubs }) => stubs.calls.splice(0));
  const isBroken = lane.letters.startsWith("5") || BROKEN.test(lane.letters);
  return [...differs(lane, plain), ...(isBroken ? [lane.letters] : []), ...calls.flatMap(uncleanIn)];
}

describe("FLT-01 hostile text in any input of any operation: no unclean call, no fault of the gateway, the same both ways", () => {
  const withTexts = answeredOperations.filter(({ text }) => placesFor(text).length > 0);
  test.each(withTexts)(
    "$name",
    async ({ id, text: operation, examples: [variables] }) => {
      const places = placesFor(operation);
      for (const [turn, at] of places.entries())
        for (const text of hostileOf(turn, TURNS))
          expect(await wrongWith(id, withText(variables, at, text))).toEqual([]);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...places), hostile, async (at, text) => {
          expect(await wrongWith(id, withText(variables, at, text))).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    },
    SLOW_MS,
  );

  test("FLT-01 and every connection was given back: as many as ever are asked at once", async () => {
    const orders = answeredOperations.find(({ name }) => name === "orderListPageQuery");
    const [variables] = orders?.examples ?? [];
    const all = Array.from({ length: 200 }, () => ways.ask({ body: { id: orders?.id, variables } }));
    expect((await Promise.all(all)).flatMap(({ lane, plain }) => [...lane.otherErrors, ...plain.otherErrors])).toEqual(
      [],
    );
  });
});
