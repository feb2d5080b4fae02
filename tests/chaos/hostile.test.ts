import { beforeAll, describe, expect, test, vi } from "vitest";
import { hostileOf, placesFor, withText } from "../house/hostile.ts";
import { HOUSE_MS, onOneHouse } from "../house/on-each-house.ts";
import { answeredOperations } from "../house/operations.ts";
import { signIn, type Visitor } from "../house/visitor.ts";

vi.setConfig({ testTimeout: HOUSE_MS });
/** Tests ask more in ten seconds than people do. */
const NO_LIMIT = { RATE_USER: "1000000", RATE_ADDRESS: "1000000" };
/** The gateway's own fault, or as if a service were not there. */
const BROKEN = /"0902(0000|05\d\d)"/;

/** Each place takes every second text and the next place the others: neighbours, which are fields of one kind, have all of them together. */
const TURNS = 2;
const withTexts = answeredOperations.flatMap((operation) => {
  const places = placesFor(operation.text);
  return places.length > 0 ? [{ ...operation, places }] : [];
});
const turns = new Map(withTexts.flatMap(({ places }) => places).map((place, turn) => [place, turn]));

// Texts are the same to the embedded database, which is PostgreSQL as well. By stubs, and by both ways of answering: tests/conformance/two-ways/hostile.test.ts.
describe("FLT-01 FLT-04 hostile text in any input of any operation is no fault to the services and their databases", () => {
  onOneHouse({ env: NO_LIMIT }, (house) => {
    let admin: Visitor;
    beforeAll(async () => {
      admin = await signIn(house(), "admin");
    }, HOUSE_MS);

    test.each(withTexts)("$name", async ({ id, places, examples: [variables] }) => {
      const bodies = places.flatMap((at) =>
        hostileOf(turns.get(at) ?? 0, TURNS).map((text) => ({ id, variables: withText(variables, at, text) })),
      );
      const wrong: string[] = [];
      for (const body of bodies) {
        const { status, text } = await admin.graph(body);
        if (status >= 500 || BROKEN.test(text)) wrong.push(`${JSON.stringify(body.variables).slice(0, 200)}: ${text}`);
      }
      expect(wrong).toEqual([]);
    });

    test("and all go on working", async () => {
      expect((await fetch(`${house().url}/health/ready`)).status).toBe(200);
      const asked = await Promise.all(
        Array.from({ length: 100 }, () => admin.graph({ query: "{ viewer { userName } }" })),
      );
      expect(asked.filter(({ data }) => data === undefined || data === null)).toEqual([]);
    });
  });
});
