import { sessionActor } from "@linehaul/gateway/testing/fixtures";
import { uuid } from "@linehaul/gateway/testing/numbered";
import type { TestGateway } from "@linehaul/gateway/testing/start";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { answeredOperations, operationsByName, type Operation } from "../house/operations.ts";
import { differs, startTwoWays, type TwoWays } from "../conformance/two-ways/ways.ts";
import { asked } from "./asked.ts";
import { inlineRoots } from "./inline-roots.ts";
import { openedBy, wrongIn, type Rest } from "./judge.ts";
import { rolesFor, type TestRole } from "./roles.ts";
import { relationsOf, rootsOf } from "./roots.ts";
import { withoutRoots } from "./without-roots.ts";

const operations = answeredOperations.map((o) => ({ ...o, text: inlineRoots(o.text) }));

/** On a machine that does other work. */
const SLOW_MS = 60_000;
let ways: TwoWays;
let gateway: TestGateway;
const began = performance.now();
const count = { worked: 0, refused: 0, fieldsRefused: 0, relationsDenied: 0 };
beforeAll(async () => {
  ways = await startTwoWays();
  gateway = ways.lane;
});
afterEach(() => {
  for (const { stubs } of [ways.lane, ways.plain]) stubs.calls.length = 0;
});
afterAll(async () => {
  await ways.close();
  const examples = operations.reduce((n, o) => n + o.examples.length, 0);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(
    `PERM-01: ${operations.length} operations (${examples} examples), each in the demo roles and in sets of its own buttons: ` +
      `${count.worked + count.refused} answers in ${seconds} s, ${count.worked} worked, ${count.refused} refused; ` +
      `${count.fieldsRefused} root fields refused and ${count.relationsDenied} relations left out, at no call\n`,
  );
});

/** Tokens by the names of roles, which tell all buttons and are longer than a token may be. */
const tokens = new Map<string, string>();
/** Who is signed in with a role, at both gateways. */
function signedInAs({ name, buttons }: TestRole): string {
  const token = tokens.get(name) ?? `role-${tokens.size}`;
  tokens.set(name, token);
  for (const { people } of [ways.lane, ways.plain])
    if (!people.has(token)) people.set(token, sessionActor({ buttons: [...buttons], userId: uuid(9, people.size) }));
  return token;
}

async function restOf(text: string, variables: object, refused: readonly string[]): Promise<Rest> {
  const query = withoutRoots(text, new Set(refused));
  if (query === null) return { full: null, relations: [] };
  return { full: await asked(gateway, "admin", { query, variables }), relations: relationsOf(query) };
}

/** What is wrong with an example of an operation, by role. */
async function wrongFor({ id, text }: Operation, variables: object): Promise<string[]> {
  const roots = rootsOf(text, variables);
  const roles = rolesFor([...roots, ...relationsOf(text)].map(({ needs }) => needs));
  // Asked once for all roles that are refused the same.
  const rests = new Map<string, Promise<Rest>>();
  async function inRole(role: TestRole): Promise<string[]> {
    const { name, buttons } = role;
    const opens = openedBy(buttons);
    const refused = roots.filter(({ needs }) => !opens(needs)).map((root) => root.alias);
    const rest = rests.get(refused.join()) ?? restOf(text, variables, refused);
    rests.set(refused.join(), rest);
    const { lane: answer, plain } = await ways.ask({ token: signedInAs(role), body: { id, variables } });
    count[refused.length > 0 ? "refused" : "worked"] += 1;
    count.fieldsRefused += refused.length;
    count.relationsDenied += answer.denied.length;
    const wrong = [...wrongIn(answer, roots, opens, await rest), ...differs(answer, plain)];
    return wrong.map((problem) => `${name}: ${problem}`);
  }
  return (await Promise.all(roles.map(inRole))).flat();
}

describe("PERM-01 every operation of the console, in every demo role and with each set of its own buttons: held it works, not held it is refused at no cost, by the lane as by Yoga", () => {
  test.each(operations)(
    "$name",
    async (operation) => {
      const examples = operation.examples.map((variables) => wrongFor(operation, variables));
      // Without one: export it from the examples.ts beside the operation.
      expect(examples).not.toEqual([]);
      expect((await Promise.all(examples)).flat()).toEqual([]);
    },
    SLOW_MS,
  );
});

test("what streams is open to everybody: a stream that takes a button is to be proven here as well", () => {
  const streams = [...operationsByName.values()].filter((o) => o.isStream);
  const needs = streams.flatMap(({ text, examples }) => examples.flatMap((variables) => rootsOf(text, variables)));
  expect(needs.filter((root) => root.needs !== null)).toEqual([]);
  expect(streams.filter(({ examples }) => examples.length === 0)).toEqual([]);
});
