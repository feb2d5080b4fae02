import { encodeCursor, queryHash } from "@linehaul/schema/paging";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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

describe("what is too much is 09020701", () => {
  test.each([
    ["a body of 5 MB", `{ viewer { userName } } #${"x".repeat(5_000_000)}`, 413],
    ["1,001 tokens", `{ viewer { ${"userName ".repeat(1_000)} } }`, 400],
    ["16 aliases", `{ viewer { ${Array.from({ length: 16 }, (_, i) => `a${i}: userName`).join(" ")} } }`, 400],
    ["11 times one key", `{ viewer { ${"userName ".repeat(11)} } }`, 400],
  ])("%s", async (_what, query, status) => {
    expect(await post(gateway, { query }, { headers: { accept: "application/graphql-response+json" } })).toMatchObject({
      status,
      body: refusal("09020701"),
    });
  });
  test("complexity, before any call", async () => {
    const query =
      "{ orders(first: 200) { edges { node { detail { goods { name origin { name } } history { params { name value } event actor at } services { serviceName fee currency } } a: detail { goods { name sku: hsCode origin { name } } history { params { name value } } } } } } }";
    const answer = await gateway.graph(query);
    expect([answer.calls, answer.errors[0]?.extensions["code"]]).toEqual([[], "09020701"]);
  });
  test("SEC-14 complexity of a page whose size stands in its cursor", async () => {
    const after = encodeCursor({ kind: "page", hash: queryHash("CREATED_AT_DESC", undefined), num: 1, size: 200 });
    const fields = "edges { node { detail { goods { name origin { name } hsCode } history { event actor at } } } }";
    const pages = ["first: 200", `after: "${after}"`, `first: 200, after: "${after}"`];
    for (const page of pages) {
      const answer = await gateway.graph(`{ orders(${page}) { ${fields} } }`);
      expect([answer.calls, answer.errors[0]?.extensions["code"]]).toEqual([[], "09020701"]);
    }
    expect((await gateway.graph(`{ orders { ${fields} } }`)).errors).toEqual([]);
  });
  test("complexity of the operation that is run, also when a light one stands before it", async () => {
    const rows = Array.from(
      { length: 12 },
      (_, i) => `a${i}: orders(first: 200) { edges { node { detail { goods { name } } } } }`,
    );
    const query = `query Light { viewer { userName } } query Heavy { ${rows.join(" ")} }`;
    const answer = await post(gateway, { query, operationName: "Heavy" });
    expect(answer).toMatchObject({ body: refusal("09020701") });
    expect(gateway.stubs.calls.filter((call) => call.service === "order")).toEqual([]);
    expect((await post(gateway, { query, operationName: "Light" })).status).toBe(200);
  });
  test("a persisted operation is not measured by the limits for strangers' documents", async () => {
    await gateway.close();
    const long = `query Long { viewer { ${Array.from({ length: 30 }, (_, i) => `a${i}: userName`).join(" ")} } }`;
    gateway = await startTestGateway({ operations: new Map([["c3", long]]) });
    expect((await post(gateway, { id: "c3" })).status).toBe(200);
  });
});

test("ERR-04 too frequent is 429 with Retry-After and 09020301", async () => {
  await gateway.close();
  gateway = await startTestGateway({ operations: OPERATIONS, env: { RATE_USER: "2" } });
  const answers = [
    await post(gateway, { id: "a1" }),
    await post(gateway, { id: "a1" }),
    await post(gateway, { id: "a1" }),
  ];
  expect(answers.map((a) => a.status)).toEqual([200, 200, 429]);
  expect(answers[2]).toMatchObject({ body: refusal("09020301") });
  expect(Number(answers[2]?.headers.get("retry-after"))).toBeGreaterThan(0);
});
