import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../places.ts";
import { restDocuments } from "./rest.ts";

const documents = await restDocuments();

describe("the printed OpenAPI document is the one that the service shows (`npm run generate` prints it)", () => {
  test.each(documents)("%s", (path, text) => {
    expect(readFileSync(join(ROOT, path), "utf8")).toBe(text);
  });
});
