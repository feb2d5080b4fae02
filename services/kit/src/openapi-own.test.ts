import { expect, test } from "vitest";
import { onlyOwnSchemas } from "./openapi-own.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test("a document names what its routes use, directly or not, and nothing else", () => {
  const document = {
    paths: { "/orders": { get: ref("Page") } },
    components: {
      securitySchemes: { caller: {} },
      schemas: { Page: { rows: ref("Row") }, Row: { self: ref("Row") }, Stranger: ref("Row") },
    },
  };
  const own = onlyOwnSchemas(document);
  expect(Object.keys(own.components.schemas)).toEqual(["Page", "Row"]);
  expect(own.components.securitySchemes).toEqual({ caller: {} });
});

test("a document without schemas stays as it is", () => {
  expect(onlyOwnSchemas({ paths: {} })).toEqual({ paths: {} });
});
