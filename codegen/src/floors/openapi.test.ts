import { expect, test } from "vitest";
import { ROOT } from "../places.ts";
import { tree } from "../testing/tree.ts";
import { openApiProblems } from "./openapi.ts";

const FILE = "schema/rest/order.json";
const answer = { description: "Its answer", content: { "application/json": { schema: { type: "object" } } } };
const operation = {
  operationId: "orderAll",
  summary: "All",
  tags: ["orders"],
  "x-may": ["SELF"],
  responses: { 200: answer },
};
const document = (paths: object) => ({
  openapi: "3.1.0",
  info: { title: "Orders", version: "1", description: "Orders" },
  tags: [{ name: "orders", description: "Orders" }],
  paths,
});
const linted = async (changed: object) => {
  const found = await openApiProblems(
    tree({ [FILE]: document({ "/order/all": { get: { ...operation, ...changed } } }) }),
  );
  expect(found.filter(({ file }) => file !== FILE)).toEqual([]);
  return found.map(({ problem }) => problem);
};

test("FLT-05 the printed REST documents have no error", async () => {
  expect(await openApiProblems(ROOT)).toEqual([]);
});

test("FLT-05 a document that says all of a route is told nothing", async () => {
  expect(await linted({})).toEqual([]);
});

test.each([
  ["points at a component that is not there", schemaOf("#/components/schemas/schema0"), /schema0/],
  ["has no answer 200", { responses: { "4XX": answer } }, /200/],
  ["has an answer 200 without content", { responses: { 200: { description: "A file" } } }, /200 with its content/],
  ["has no operationId", { operationId: undefined }, /operationId/],
  ["has an operationId of other letters", { operationId: "order/all" }, /camel case/],
  ["has no tag", { tags: [] }, /tags/],
  ["has a tag that is not declared", { tags: ["parcels"] }, /must be defined in global tags/],
  ["has no summary", { summary: "" }, /summary/],
  ["names no button", { "x-may": undefined }, /x-may/],
])("FLT-05 a route that %s is told", async (_what, changed, message) => {
  expect(await linted(changed)).toContainEqual(expect.stringMatching(message));
});

test("FLT-05 two routes of one operationId are told", async () => {
  const root = tree({ [FILE]: document({ "/order/all": { get: operation }, "/all/order": { get: operation } }) });
  expect(await openApiProblems(root)).toContainEqual({
    file: FILE,
    problem: expect.stringMatching(/unique "operationId"/),
  });
});

function schemaOf($ref: string) {
  return { responses: { 200: { ...answer, content: { "application/json": { schema: { $ref } } } } } };
}
