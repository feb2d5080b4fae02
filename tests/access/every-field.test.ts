import { accessOf } from "@linehaul/gateway/access/access";
import { encodeNodeId } from "@linehaul/gateway/access/node-id";
import { accessTable } from "@linehaul/gateway/access/table";
import { schema } from "@linehaul/gateway/schema";
import { sessionActor } from "@linehaul/gateway/testing/fixtures";
import { startTestGateway, type TestGateway } from "@linehaul/gateway/testing/start";
import { BUTTONS, isMenuButton } from "@linehaul/schema/modules";
import { isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { minimalQuery } from "./minimal-query.ts";

const NO_LIMIT = "1000000000";
let gateway: TestGateway;
beforeAll(async () => {
  // As many as there are fields, by one user.
  gateway = await startTestGateway({ env: { RATE_USER: NO_LIMIT, RATE_ADDRESS: NO_LIMIT } });
  await gateway.graph("{ viewer { menu { moduleCode } } countries { code } }");
});
afterAll(() => gateway.close());

/** A session that holds every button but these. */
function without(buttons: readonly string[]): string {
  // Not of their names: a token has a length.
  const token = `without-${gateway.people.size}`;
  gateway.people.set(token, sessionActor({ buttons: BUTTONS.filter((b) => !buttons.includes(b)) }));
  return token;
}

const roots = (["query", "mutation"] as const).flatMap((operation) => {
  const type = operation === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({
    name: `${type?.name}.${field.name}`,
    access: accessOf(field),
    document: minimalQuery(operation, field),
  }));
});
const guarded = roots.flatMap(({ access, ...root }) =>
  access && "may" in access && access.may.every(isMenuButton) ? [{ ...root, may: access.may }] : [],
);

describe("PERM-01 every root field is refused without its buttons, at no cost", () => {
  test.each(guarded)("$name", async ({ document, may }) => {
    const answer = await gateway.graph(document, { token: without(may) });
    expect(answer.errors.map((e) => e.extensions)).toEqual([
      expect.objectContaining({ code: "09020203", may: expect.arrayContaining([expect.any(String)]) }),
    ]);
    expect(answer.calls).toEqual([]);
  });
});

describe("PERM-01 every node type is refused without its buttons, at no cost", () => {
  const nodes = Object.entries(accessTable(schema)).flatMap(([name, access]) =>
    isObjectType(schema.getType(name)) && "may" in access ? [{ name, may: access.may }] : [],
  );
  test("there are some", () => {
    expect(nodes.length).toBeGreaterThan(0);
  });
  test.each(nodes)("$name", async ({ name, may }) => {
    const id = encodeNodeId(name, "018f0001-0000-7000-8000-000000000001");
    const query = "query ($id: ID!, $ids: [ID!]!) { node(id: $id) { __typename } nodes(ids: $ids) { __typename } }";
    const answer = await gateway.graph(query, { variables: { id, ids: [id] }, token: without(may) });
    // Who lacks GraphiQL can't ask in a document of his own at all.
    const isAsked = !may.includes("GRAPHIQL.VIEW");
    expect(answer.data).toEqual(isAsked ? { node: null, nodes: [null] } : null);
    expect(answer.errors.map((e) => e.extensions["code"])).toEqual(isAsked ? ["09020203", "09020203"] : ["09020203"]);
    expect(answer.calls).toEqual([]);
  });
});

test("what is open is open to a role that holds nothing but GraphiQL", async () => {
  gateway.people.set("bare", sessionActor({ buttons: ["GRAPHIQL.VIEW"] }));
  for (const { document, access, name } of roots) {
    if (!access || !("open" in access) || /node/.test(name)) continue;
    expect((await gateway.graph(document, { token: "bare" })).errors).toEqual([]);
  }
});
