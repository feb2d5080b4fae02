import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { encodeNodeId } from "../access/node-id.ts";
import { uuid } from "../testing/numbered.ts";
import { post, refusal } from "../testing/post.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

describe("bad ids and values", () => {
  test.each([
    ["rubbish", "rubbish"],
    ["an id of no type", encodeNodeId("Nothing", "1")],
    ["a key that can't be one", encodeNodeId("Order", "1")],
  ])("%s is 09020701 and costs nothing", async (_what, id) => {
    const answer = await gateway.graph("query ($id: ID!) { node(id: $id) { id } }", { variables: { id } });
    expect([answer.data, answer.errors[0]?.extensions["code"], answer.calls]).toEqual([{ node: null }, "09020701", []]);
  });
  test("an unknown id is null", async () => {
    const answer = await gateway.graph("query ($id: ID!) { node(id: $id) { id } order(id: $id) { id } }", {
      variables: { id: encodeNodeId("Order", uuid(1, 9_999)) },
    });
    expect([answer.data, answer.errors]).toEqual([{ node: null, order: null }, []]);
  });
  test("a filter that breaks a rule costs nothing", async () => {
    const answer = await gateway.graph('{ orders(filter: { customerCode: "12" }) { totalCount } }');
    expect([answer.errors[0]?.extensions["code"], answer.calls]).toEqual(["09020701", []]);
  });
  test("variables of the wrong type", async () => {
    const query = "query ($f: Int) { orders(first: $f) { totalCount } }";
    const answer = await post(
      gateway,
      { query, variables: { f: "x" } },
      { headers: { accept: "application/graphql-response+json" } },
    );
    expect(answer).toMatchObject({ status: 400, body: refusal("09020701") });
  });
});
