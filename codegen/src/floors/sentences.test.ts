import { expect, test } from "vitest";
import { tree } from "../testing/tree.ts";
import { restProperties } from "./rest.ts";
import { sentenceProblems, unsaidProblems } from "./sentences.ts";

const said = (description: string) => ({ type: "string", description });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const documents = (document: object, graph = "type Query { now: String }") =>
  tree({ "schema/rest/order.json": document, "schema/graph/schema.graphql": graph });
const components = (schemas: object) => ({ components: { schemas } });

test("a property that says nothing is a problem, wherever it stands", () => {
  const root = documents({
    paths: {
      "/parcel/{id}": {
        post: {
          parameters: [
            { name: "id", in: "path", schema: {} },
            { name: "by", in: "query", ...said("Whose.") },
          ],
          requestBody: json({ properties: { filter: { ...said("Which."), properties: { size: {} } } } }),
          responses: { 200: json({ properties: { result: { ...said("It."), items: { properties: { at: {} } } } } }) },
        },
      },
    },
    ...components({ Parcel: { properties: { parts: { ...said("Parts."), anyOf: [{ properties: { depth: {} } }] } } } }),
  });
  expect(unsaidProblems(root)).toEqual(
    ['Parcel: "parts.depth"', ...["id", "body.filter.size", "result.at"].map((p) => `POST /parcel/{id}: "${p}"`)].map(
      (start) => ({
        file: "schema/rest/order.json",
        problem: `${start} says nothing of itself: .describe() it in its contract`,
      }),
    ),
  );
});

test("what says the same as its type is said there; a list says what it lists", () => {
  const Status = said("In use or not.");
  const properties = {
    status: ref("Status"),
    maybe: { anyOf: [ref("Status"), { type: "null" }] },
    own: { ...ref("Status"), description: "Now." },
    many: { items: ref("Status") },
  };
  const root = documents(components({ Status, Parcel: { properties } }));
  expect(restProperties(root).map(({ path, description }) => [path, description])).toEqual([
    ["status", "In use or not."],
    ["maybe", "In use or not."],
    ["own", "Now."],
    ["many", undefined],
  ]);
});

test("GraphiQL and the documents say the same of what both show", () => {
  const properties = {
    id: said("Its key."),
    code: said("Names it."),
    origin: said("ISO 3166-1 alpha-2."),
    status: { ...ref("Status"), description: "In use or not." },
    note: said("May be empty."),
  };
  const graph = `
    enum Status { ON }
    type Country { code: String }
    type Query { now: String }
    type Parcel {
      "The node's id." id: ID
      "Names it." code: String
      "Where it comes from." origin: Country
      "Whether it is in use." status: Status!
      note: String
    }`;
  const root = documents(components({ Status: { enum: ["ON"] }, Parcel: { properties } }), graph);
  expect(sentenceProblems(root).map(({ problem }) => problem)).toEqual([
    'Parcel.status says "In use or not.", and in GraphiQL "Whether it is in use."',
    'Parcel.note says "May be empty.", and in GraphiQL ""',
  ]);
});
