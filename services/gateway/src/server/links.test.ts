import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const link = `/graphql?query=${encodeURIComponent("{ viewer { userName } }")}`;
/** As a page of any site has a browser ask. */
const opened = (path: string, { method = "GET", headers = {} }: Opened = {}) =>
  gateway.fetch(path, { method, headers: { "x-requested-with": "", ...headers } });
interface Opened {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

test("FLT-09 a link runs no query, for reading neither", async () => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await opened(link, { method });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("userName");
  }
  const foreign = { "x-requested-with": "linehaul", origin: "https://evil.example" };
  const refused = await opened(link, { headers: foreign });
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: "09020202" } }] });
  expect(gateway.stubs.calls).toEqual([]);
});

test("FLT-09 with the console's header a query may be read", async () => {
  const answer = await gateway.fetch(link, { headers: { accept: "application/json" } });
  expect(await answer.json()).toMatchObject({ data: { viewer: { userName: "admin" } } });
});

const asked = (query: string, accept = "application/json") => ({
  method: "POST",
  headers: { "content-type": "application/json", accept },
  body: JSON.stringify({ query }),
});
test.each<[string, string, RequestInit]>([
  ["a document", "/graphql", asked("{ viewer { userName } }")],
  ["a document that is read", link, {}],
  ["a document that is refused", "/graphql", asked("{ nothing }")],
  ["a stream", "/graphql", asked("subscription { changes(topics: [ORDERS]) }", "text/event-stream")],
  ["a session", "/apis-auth/login/check_token", {}],
  ["no session", "/apis-auth/login/check_token", { headers: { cookie: "" } }],
  ["GraphiQL", "/graphiql", {}],
])("FLT-09 %s is answered for nobody to keep", async (_what, path, init) => {
  const answer = await gateway.fetch(path, init);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  await answer.body?.cancel();
});
