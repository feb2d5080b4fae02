import type { CacheConfig, GraphQLResponse, RequestParameters } from "relay-runtime";
import { beforeEach, describe, expect, test } from "vitest";
import { BACKGROUND } from "./background.ts";
import { fetchFunction, type GraphOptions } from "./environment.ts";
import { failureOf, GraphFailure } from "./failure.ts";

const request: RequestParameters = {
  id: "sha-of-it",
  metadata: {},
  name: "AnyQuery",
  operationKind: "query",
  providedVariables: {},
  text: null,
};
const ended: GraphFailure[] = [];
const partial: GraphFailure[] = [];
const roles: string[] = [];
const reach: (string | null)[] = [];
let comesBack = false;
const byThemselves: boolean[] = [];
const sent: { input: unknown; init: RequestInit | undefined; body: unknown }[] = [];
beforeEach(() => {
  ended.length = 0;
  partial.length = 0;
  sent.length = 0;
});

/** What comes of one request: the answers in order, or what it failed with. `never` when the session ended. */
function outcome(
  answer: () => Response | Promise<Response>,
  cacheConfig: CacheConfig = {},
): Promise<GraphQLResponse[] | GraphFailure | "left"> {
  return new Promise((resolve) => {
    const options: GraphOptions = {
      headers: () => ({ "accept-language": "zh-CN", "x-role-id": "r1", "x-time-zone": "Asia/Jakarta" }),
      onSessionEnd: async (f, background) => {
        ended.push(f);
        byThemselves.push(background);
        if (comesBack) return true;
        resolve("left");
        return false;
      },
      onReach: (reached) => void reach.push(reached?.build ?? null),
      onPartial: (list) => void partial.push(...list),
      onRole: (roleId) => void roles.push(roleId),
      fetch: async (input, init) => {
        sent.push({ input, init, body: typeof init?.body === "string" ? JSON.parse(init.body) : null });
        return answer();
      },
    };
    const got: GraphQLResponse[] = [];
    const observable = fetchFunction(options)(request, { a: 1 }, cacheConfig, null);
    if (!("subscribe" in observable)) throw new Error("not an observable");
    observable.subscribe({
      next: (r) => void got.push(r),
      complete: () => resolve(got),
      error: (e: unknown) => resolve(failureOf(e)),
    });
  });
}
const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });

describe("the graph's environment", () => {
  test("AUTH-08 tells the role that was answered in, which need not be the one asked for", async () => {
    const headers = { "content-type": "application/json", "x-role-id": "r2" };
    await outcome(() => new Response(JSON.stringify({ data: {} }), { headers }));
    await outcome(json({ data: {} }));
    expect(roles).toEqual(["r2"]);
  });

  test("PERM-01 a refusal brings the buttons that are missing and whom to ask", async () => {
    const askWhom = {
      roles: [{ code: "REVIEWER", name: "Order reviewer" }, { code: 1 }],
      admins: ["Siti Rahmawati", 2],
    };
    const extensions = { code: "09020203", may: ["ORDER_LIST.VIEW"], askWhom };
    const failure = await outcome(json({ errors: [{ message: "no", extensions }] }));
    expect(failure).toMatchObject({
      may: ["ORDER_LIST.VIEW"],
      askWhom: { roles: [{ code: "REVIEWER", name: "Order reviewer" }], admins: ["Siti Rahmawati"] },
    });
  });

  test("AUTH-15 sends the operation's id with language, role, time zone, trace id and the CSRF header", async () => {
    await outcome(json({ data: {} }));
    const headers = new Headers(sent[0]?.init?.headers);
    expect(sent[0]?.input).toBe("/graphql");
    expect(sent[0]?.body).toEqual({ id: "sha-of-it", variables: { a: 1 } });
    expect(Object.fromEntries(headers)).toMatchObject({
      "accept-language": "zh-CN",
      "x-role-id": "r1",
      "x-time-zone": "Asia/Jakarta",
      "x-requested-with": "linehaul",
      "x-trace-id": expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });
  test("SEC-10 what the console asks by itself says so, also where it finds the session gone", async () => {
    byThemselves.length = 0;
    await outcome(json({ data: {} }));
    await outcome(json({ data: {} }), BACKGROUND);
    expect(sent.map(({ init }) => new Headers(init?.headers).get("x-background"))).toEqual([null, "true"]);
    expect(sent.map(({ init }) => init?.priority)).toEqual(["auto", "low"]);
    await outcome(() => new Response("no", { status: 401 }));
    await outcome(() => new Response("no", { status: 401 }), BACKGROUND);
    expect(byThemselves).toEqual([false, true]);
  });
  test("AUTH-05 a 401 ends the session, with its code", async () => {
    const body = { errors: [{ message: "elsewhere", extensions: { code: "09020102", traceId: "t" } }] };
    expect(await outcome(json(body, 401))).toBe("left");
    expect(ended[0]).toMatchObject({ code: "09020102", traceId: "t" });
    expect(await outcome(() => new Response("no", { status: 401 }))).toBe("left");
    expect(ended[1]?.code).toBe("09020101");
  });
  test("AUTH-05 a session that comes back is asked anew, in the same words", async () => {
    comesBack = true;
    const answers = [
      json({ errors: [{ message: "", extensions: { code: "09020101" } }] }, 401),
      json({ data: { a: 1 } }),
    ];
    const got = await outcome(() => (answers.shift() ?? answers[0]!)());
    comesBack = false;
    expect(got).toMatchObject([{ data: { a: 1 } }]);
    expect(sent.map((s) => s.body)).toEqual([sent[0]?.body, sent[0]?.body]);
  });
  test("whether the gateway answers is told, and which console it serves", async () => {
    reach.length = 0;
    await outcome(
      () => new Response('{"data":{}}', { headers: { "content-type": "application/json", "x-console-build": "b1" } }),
    );
    await outcome(() => Promise.reject(new TypeError("fetch failed")));
    expect(reach).toEqual(["b1", null]);
  });
  test("a session code in a 200 ends it as well", async () => {
    expect(await outcome(json({ data: null, errors: [{ message: "", extensions: { code: "09020101" } }] }))).toBe(
      "left",
    );
  });
  test("no data: the first error, typed, with what would have opened it", async () => {
    const extensions = { code: "09020203", traceId: "abc", may: ["ORDER_LIST.VIEW"] };
    const failed = await outcome(json({ data: null, errors: [{ message: "No access", extensions }] }));
    expect(failed).toBeInstanceOf(GraphFailure);
    expect(failed).toMatchObject({ code: "09020203", message: "No access", traceId: "abc", may: ["ORDER_LIST.VIEW"] });
  });
  test("data with errors beside it: the data is shown, the errors are reported", async () => {
    const errors = [{ message: "down", path: ["orders"], extensions: { code: "09020501" } }];
    const got = await outcome(json({ data: { a: 1 }, errors }));
    expect(got).toMatchObject([{ data: { a: 1 }, extensions: { is_final: true } }]);
    expect(partial.map((f) => f.code)).toEqual(["09020501"]);
  });
  test("no network, no JSON and rubbish each have a code and our trace id", async () => {
    expect(await outcome(() => Promise.reject(new TypeError("fetch failed")))).toMatchObject({
      code: "OFFLINE",
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await outcome(() => new Response("<h1>502</h1>", { status: 502 }))).toMatchObject({ code: "NOT_GRAPHQL" });
    expect(await outcome(json([1]))).toMatchObject({ code: "NOT_GRAPHQL" });
  });
  test("@defer: parts arrive one by one, wherever the network cuts them", async () => {
    const first = { data: { a: 1 }, hasNext: true };
    const later = { incremental: [{ data: { b: 2 }, path: ["x"], label: "slow" }], hasNext: false };
    const part = (body: object) => `\r\n---\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(body)}`;
    const bytes = new TextEncoder().encode(`${part(first).slice(2)}${part(later)}\r\n-----\r\n`);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        controller.close();
      },
    });
    const answer = new Response(stream, { headers: { "content-type": 'multipart/mixed; boundary="-"' } });
    expect(await outcome(() => answer)).toMatchObject([
      { data: { a: 1 }, extensions: { is_final: false } },
      { data: { b: 2 }, path: ["x"], label: "slow", extensions: { is_final: true } },
    ]);
  });
});
