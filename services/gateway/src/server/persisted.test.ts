import { BUTTONS } from "@linehaul/schema/modules";
import { logOptions } from "@linehaul/kit/log";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { encodeNodeId } from "../access/node-id.ts";
import { errorText } from "../language/text.ts";
import { sessionActor } from "../testing/fixtures.ts";
import { uuid } from "../testing/numbered.ts";
import { post, refusal } from "../testing/post.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

const OPERATIONS = new Map([
  ["a1", "query Shell { viewer { userName language } }"],
  [
    "b2",
    "mutation Enable($i: EnableCurrencyInput!) { enableCurrency(input: $i) { currency { status } errors { message } } }",
  ],
]);
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ operations: OPERATIONS });
});
afterEach(() => gateway.close());
const clerk = () => {
  gateway.people.set("clerk", sessionActor({ buttons: BUTTONS.filter((b) => !b.startsWith("GRAPHIQL")) }));
  return { token: "clerk" };
};

describe("who may send what", () => {
  test("a session sends operation ids", async () => {
    expect(await post(gateway, { id: "a1" }, clerk())).toMatchObject({
      status: 200,
      body: { data: { viewer: { userName: "admin" } } },
    });
  });
  test("an unknown id is 09020701", async () => {
    expect(await post(gateway, { id: "ff" })).toMatchObject({ status: 400, body: refusal("09020701") });
  });
  test("a document of one's own needs GRAPHIQL.VIEW, a mutation there GRAPHIQL.MUTATE", async () => {
    expect(await post(gateway, { query: "{ viewer { userName } }" }, clerk())).toMatchObject({
      status: 403,
      body: refusal("09020203"),
    });
    gateway.people.set("support", sessionActor({ buttons: BUTTONS.filter((b) => b !== "GRAPHIQL.MUTATE") }));
    const i = { id: encodeNodeId("Currency", uuid(5, 1)) };
    const own = await post(gateway, { query: OPERATIONS.get("b2"), variables: { i } }, { token: "support" });
    expect(own).toMatchObject({ status: 403, body: refusal("09020203") });
    expect((await post(gateway, { id: "b2", variables: { i } }, { token: "support" })).body).toMatchObject({
      data: { enableCurrency: { errors: [] } },
    });
  });
  test("FLT-08 the name of an own document, and a path, stand in the log with 200 characters at the most", async () => {
    await gateway.close();
    const lines: string[] = [];
    const log = pino(logOptions("gateway", "debug"), { write: (line) => void lines.push(line) });
    gateway = await startTestGateway({ log });
    const name = "n".repeat(200_000);
    expect(await post(gateway, { query: `query ${name} { viewer { userName } }` })).toMatchObject({ status: 200 });
    await gateway.fetch(`/${"p".repeat(10_000)}`);
    await gateway.fetch(`/graphql?operationName=${"p".repeat(6_000)}&query=${"q".repeat(6_000)}`);
    await expect.poll(() => lines.filter((line) => line.includes('"msg":"request"')).length).toBe(3);
    expect(lines.filter((line) => line.length > 4_000)).toEqual([]);
    expect(lines.join("")).toContain("nnn…");
  });
  test("without a session 401, with the text in the request's language", async () => {
    const answer = await post(gateway, { id: "a1" }, { token: "", headers: { "accept-language": "zh-HK,zh;q=0.8" } });
    expect(answer).toMatchObject({
      status: 401,
      body: { errors: [{ message: errorText("zh-HK", "09020101"), extensions: { code: "09020101" } }] },
    });
    expect(answer.headers.get("x-trace-id")).toMatch(/^[0-9a-f]{32}$/);
  });
  test("another site's page can neither post nor hide where it comes from", async () => {
    for (const headers of [{ "x-requested-with": "" }, { origin: "https://evil.example" }])
      expect(await post(gateway, { id: "a1" }, { headers })).toMatchObject({ status: 403, body: refusal("09020202") });
  });
  test("AUTH-09 the role header chooses, the admin service decides", async () => {
    await post(gateway, { id: "a1" }, { headers: { "x-role-id": "r2" } });
    expect(gateway.stubs.calls.at(-1)?.input.body).toMatchObject({ roleId: "r2" });
  });
});
