import { readFileSync } from "node:fs";
import { join } from "node:path";
import { REST_SERVICES, ROOT } from "@linehaul/codegen/places";
import { getOperationAST, parse } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startHouse, type House } from "../house/house.ts";
import { answeredOperations, type Operation } from "../house/operations.ts";
import { signIn, type Visitor } from "../house/visitor.ts";

const OPEN_MS = 120_000;
/** What says that gateway and service do not understand each other: an answer that its route's schema can't read, a refused caller or button, an address that nobody answers. */
const DISAGREEMENT = /^(09020000|0902040[123]|0902050[12]|09020203)$/;

let house: House;
let admin: Visitor;
beforeAll(async () => {
  // The house's gateway reads every answer by the schema of its route. One user asks every operation.
  house = await startHouse({ env: { RATE_USER: "10000" } });
  admin = await signIn(house, "admin");
}, OPEN_MS);
afterAll(() => house.close());

const isMutation = ({ text }: Operation) => getOperationAST(parse(text))?.operation === "mutation";
// Reads first: they see the demo data as it was made.
const inOrder = [...answeredOperations].sort((a, b) => Number(isMutation(a)) - Number(isMutation(b)));

test.each(REST_SERVICES)("%s serves the document that is printed", async (service) => {
  const served = await fetch(`${house.services[service].url}/openapi.json`);
  expect(await served.json()).toEqual(JSON.parse(readFileSync(join(ROOT, `schema/rest/${service}.json`), "utf8")));
});

describe("the real services answer as their contracts say", () => {
  test.each(inOrder)("$name", async ({ id, examples }) => {
    for (const variables of examples) {
      const { errors = [], status } = await admin.graph({ id, variables });
      expect(status).toBe(200);
      expect(errors.filter((e) => DISAGREEMENT.test(e.extensions.code))).toEqual([]);
    }
  });
});
