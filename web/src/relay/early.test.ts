import type { GraphQLResponse, RequestParameters } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isId } from "./is-id.ts";

const PLAIN = { headers: { "content-type": "application/json", "x-role-id": "r1" } };
const answer = (data: object) => new Response(JSON.stringify({ data }), PLAIN);
const request: RequestParameters = {
  id: "sha-of-it",
  metadata: {},
  name: "AnyQuery",
  operationKind: "query",
  providedVariables: {},
  text: null,
};
const question = { id: "sha-of-it", variables: { a: 1 } };

/** The requests that left, and what they are answered with. */
const left: { body: unknown; signal: AbortSignal | null | undefined }[] = [];
let answers: (() => Response)[] = [];
const send = vi.fn<typeof fetch>(async (_input, init) => {
  left.push({ body: JSON.parse(typeof init?.body === "string" ? init.body : "null"), signal: init?.signal });
  const next = answers.shift();
  if (!next) throw new TypeError("nobody answers");
  return next();
});

/** A console that starts anew: nothing of an earlier one is known to it. */
async function start() {
  vi.resetModules();
  const early = await import("./early.ts");
  const { fetchFunction } = await import("./environment.ts");
  const told = { ended: vi.fn<() => void>(), roles: vi.fn<(role: string) => void>() };
  const ask = (variables = question.variables) =>
    new Promise<unknown>((resolve) => {
      const observable = fetchFunction({
        headers: () => ({}),
        onSessionEnd: async () => {
          told.ended();
          return true;
        },
        onRole: told.roles,
      })(request, variables, {}, null);
      if (!("subscribe" in observable)) throw new Error("not an observable");
      observable.subscribe({ next: (r: GraphQLResponse) => resolve(r), error: (e: unknown) => resolve(e) });
    });
  return { ...early, told, ask };
}

beforeEach(() => {
  left.length = 0;
  answers = [];
  localStorage.clear();
  vi.stubGlobal("fetch", send);
});

afterEach(() => vi.unstubAllGlobals());

test("what was asked early is not asked again: its answer is handled as any, and serves once", async () => {
  const { askEarly, ask, told } = await start();
  answers = [() => answer({ n: 1 }), () => answer({ n: 2 })];
  askEarly(question);
  askEarly(question);
  expect(await ask()).toMatchObject({ data: { n: 1 } });
  expect(left.map(({ body }) => body)).toEqual([question]);
  expect(told.roles).toHaveBeenCalledWith("r1");

  expect(await ask()).toMatchObject({ data: { n: 2 } });
  expect(left).toHaveLength(2);
});

test("AUTH-08 another question, or the same in another role, is asked by itself", async () => {
  const { askEarly, ask } = await start();
  answers = [1, 2, 3].map((n) => () => answer({ n }));
  askEarly(question);
  expect(await ask({ a: 2 })).toMatchObject({ data: { n: 2 } });
  const role = "0198c0de-0000-7000-8000-000000000001";
  expect(isId(role)).toBe(true);
  localStorage.setItem("linehaul.role", role);
  expect(await ask()).toMatchObject({ data: { n: 3 } });
});

test("AUTH-05 an early answer that the session is over is told once, and what was asked is asked by itself when there is one again", async () => {
  const { askEarly, ask, told } = await start();
  answers = [() => new Response("{}", { ...PLAIN, status: 401 }), () => answer({ n: 2 })];
  askEarly(question);
  expect(await ask()).toMatchObject({ data: { n: 2 } });
  expect(told.ended).toHaveBeenCalledTimes(1);
});

test("an early question that nobody answered fails where it is asked", async () => {
  const { askEarly, ask } = await start();
  askEarly(question);
  expect(await ask()).toMatchObject({ name: "GraphFailure", code: "OFFLINE" });
});

test("what nobody asked for is ended, and is no answer to what is asked later", async () => {
  const { askEarly, dropEarly, ask } = await start();
  answers = [1, 2].map((n) => () => answer({ n }));
  askEarly(question);
  dropEarly();
  expect(left[0]?.signal?.aborted).toBe(true);
  expect(await ask()).toMatchObject({ data: { n: 2 } });
  askEarly(question);
  expect(left).toHaveLength(2);
});
