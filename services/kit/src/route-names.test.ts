import { expect, test } from "vitest";
import { z } from "zod";
import { FileAnswer } from "@linehaul/schema/file";
import { Json } from "@linehaul/schema/json";
import { route } from "@linehaul/schema/route";
import { feature } from "./feature.ts";
import { openApiDocument } from "./openapi-document.ts";
import { operationIdOf, tagOf } from "./route-names.ts";

const common = { service: "order", method: "POST", summary: "For a test", result: z.null() } as const;
const exported = route({
  ...common,
  path: "/dev-basp-system/parcel/export/:id",
  may: ["ORDER_LIST.EXPORT"],
  params: z.object({ id: z.string() }),
  file: true,
  result: FileAnswer,
});
const own = route({ ...common, path: "/parcel/mine", may: ["SELF"], result: z.record(z.string(), Json) });
const check = route({ ...common, path: "/parcel/check", may: ["GATEWAY", "ORDER_LIST.VIEW"] });

test("FLT-05 a route's operationId is its path, without the platform's head and without parameters", () => {
  const changed = route({ ...own, method: "PUT" });
  expect([exported, own, check, changed].map(operationIdOf)).toEqual([
    "parcelExport",
    "parcelMine",
    "parcelCheck",
    "putParcelMine",
  ]);
});

test("FLT-05 a route stands under the area of its button, or under who alone may ask", () => {
  expect([exported, own, check].map(tagOf)).toEqual(["orders", "self", "gateway"]);
});

test("FLT-05 a document declares its tags, says what a file's route answers, and points at nothing that is not there", async () => {
  const routes = { exported, own };
  const file = async () => ({ name: "a.csv", type: "text/csv", chunks: (async function* () {})() });
  const document = await openApiDocument("order", [feature(routes, { exported: file, own: async () => ({}) })]);
  expect(document).toMatchObject({
    tags: [
      { name: "orders", description: "Order management" },
      { name: "self", description: expect.any(String) },
    ],
    paths: {
      "/dev-basp-system/parcel/export/{id}": {
        post: {
          operationId: "parcelExport",
          responses: { 200: { content: { "text/csv": { schema: { type: "string" } } } } },
        },
      },
      "/parcel/mine": { post: { tags: ["self"] } },
    },
    components: { schemas: { Json: { description: "Any JSON value." } } },
  });
  const pointedAt = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g);
  const names = new Set(Array.from(pointedAt, ([, name]) => name));
  expect(names).toEqual(new Set(["Json", "Refusal"]));
});
