import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { DEMO_CLIENT } from "@linehaul/schema/demo-client";
import { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHouse, type House } from "../house/house.ts";
import { listOrders, signIn } from "./list-orders.ts";

const OPEN_MS = 120_000;
let house: House;
beforeAll(async () => {
  house = await startHouse();
}, OPEN_MS);
afterAll(() => house.close());

const run = promisify(execFile);
/** As a shell does. */
const curl = async (path: string, body: object, ...headers: string[]): Promise<unknown> => {
  const sent = ["content-type: application/json", ...headers].flatMap((h) => ["-H", h]);
  const { stdout } = await run("curl", ["-sS", `${house.url}${path}`, ...sent, "-d", JSON.stringify(body)]);
  return JSON.parse(stdout);
};
const Token = z.object({ obj: z.object({ token: z.string() }) });

test("AUTH-13 the example script reads orders over several pages, each once", async () => {
  const seen: string[] = [];
  for await (const { sfWaybillNo } of listOrders({ gateway: house.url, ...DEMO_CLIENT }, 25, 10))
    seen.push(sfWaybillNo);
  expect(seen).toHaveLength(25);
  expect(new Set(seen).size).toBe(25);
});

test("AUTH-13 the example script says why it was refused", async () => {
  const wrong = signIn({ gateway: house.url, appKey: DEMO_CLIENT.appKey, appSecret: "wrong" });
  await expect(wrong).rejects.toThrow("09020110");
});

test("AUTH-13 the curl example: a token, an operation by its name, and what it cost", async () => {
  const { obj } = Token.parse(await curl("/apis-auth/token", DEMO_CLIENT));
  const body = { id: "orderListPageQuery", variables: { first: 5, sort: "CREATED_AT_DESC", filter: {} } };
  const answer = await curl("/graphql", body, `authorization: Bearer ${obj.token}`);
  expect(answer).not.toHaveProperty("errors");
  expect(answer).toHaveProperty("extensions.cost.remaining");
  const outside = await curl("/graphql", { query: "{ countries { code } }" }, `authorization: Bearer ${obj.token}`);
  expect(outside).toHaveProperty("errors.0.extensions.code", "09020201");
  expect(house.log()).toContain("client:order-report");
});
