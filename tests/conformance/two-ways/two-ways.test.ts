import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { answeredOperations, operationId } from "../../house/operations.ts";
import { SPOILT } from "./spoilt.ts";
import { differs, startTwoWays, type Asking, type TwoWays } from "./ways.ts";

/** On a machine that does other work. */
const SLOW_MS = 60_000;
let ways: TwoWays;
let same = 0;
beforeAll(async () => {
  // What services answer is spoilt here, also beyond their contract.
  ways = await startTwoWays({ validate: false });
});
afterEach(() => {
  for (const { stubs } of [ways.lane, ways.plain]) stubs.calls.length = 0;
});
afterAll(async () => {
  await ways.close();
  process.stdout.write(`lane and Yoga: ${same} spoilt answers the same to the letter\n`);
});

async function differences(asking: Asking): Promise<string[]> {
  const { lane, plain } = await ways.ask(asking);
  const found = differs(lane, plain);
  if (found.length === 0) same += 1;
  return found;
}

// In roles: tests/access/every-operation.test.ts.
describe("the lane answers as Yoga does, to the letter and at no more calls, whatever services do", () => {
  test.each(answeredOperations)(
    "$name",
    async ({ id, examples }) => {
      const found = examples.map(async (variables) => {
        const body = { id, variables };
        const routes = new Set((await ways.ask({ body })).lane.calls);
        const cases = [...routes].flatMap((route) => Object.values(SPOILT).map((spoilt) => ({ [route]: spoilt })));
        return (await Promise.all(cases.map((spoilt) => differences({ body, spoilt })))).flat();
      });
      expect((await Promise.all(found)).flat().slice(0, 3)).toEqual([]);
    },
    SLOW_MS,
  );
});

const list = { id: operationId("orderListPageQuery"), variables: { first: 5, sort: "CREATED_AT_DESC", filter: {} } };
const BAD: Readonly<Record<string, object | string>> = {
  "an unknown id": { ...list, id: "0".repeat(64) },
  "an id that is no text": { ...list, id: 7 },
  "no id and no query": {},
  "a list of operations": [list],
  "no JSON": "{",
  "JSON that is no object": "7",
  null: "null",
  "variables that are a list": { ...list, variables: [] },
  "variables that are a text": { ...list, variables: "x" },
  "a variable of the wrong type": { ...list, variables: { ...list.variables, first: "five" } },
  "a variable that is missing": { ...list, variables: {} },
  "a value that is none of the enum": { ...list, variables: { ...list.variables, sort: "SIDEWAYS" } },
  "a field that the input does not have": { ...list, variables: { ...list.variables, filter: { nothing: 1 } } },
  "a page that is too large": { ...list, variables: { ...list.variables, first: 201 } },
  "a cursor that is rubbish": { ...list, variables: { ...list.variables, after: "rubbish" } },
  "variables that nobody asked for": { ...list, variables: { ...list.variables, more: 1 } },
  "another operation's name": { ...list, operationName: "another" },
  "members that nobody knows": { ...list, more: 1 },
  "extensions that are a text": { ...list, extensions: "x" },
  "an id by the extension of persisted queries": {
    variables: list.variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: list.id } },
  },
  "an id by another name": { doc_id: list.id, variables: list.variables },
};
describe("a bad request is answered by the lane as by Yoga", () => {
  test.each(Object.entries(BAD))("%s", async (_name, body) => {
    expect(await differences({ body })).toEqual([]);
  });
  test.each([
    "application/graphql-response+json",
    "*/*",
    "multipart/mixed, application/json",
    "application/json;q=0.5",
  ])("whoever accepts %s", async (accept) => {
    expect(await differences({ body: list, headers: { accept } })).toEqual([]);
    expect(await differences({ body: { ...list, variables: {} }, headers: { accept } })).toEqual([]);
  });
  test("nobody who is signed in", async () => {
    expect(await differences({ token: "nobody", body: list })).toEqual([]);
  });
});
