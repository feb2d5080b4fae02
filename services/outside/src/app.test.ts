import { postWithin } from "@linehaul/kit/way-out/post";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildOutside } from "./app.ts";
import { parseOutsideConfig } from "./config.ts";

const key = "a key of the tests, which has thirty-two letters";
const otherKey = "the outlets' key of the tests, also thirty-two letters";
let app: FastifyInstance;
let url: string;
beforeEach(async () => {
  app = buildOutside({ logLevel: "silent", keys: { CUSTOMS: key, OUTLET: otherKey, BDUS: otherKey, MAIL: otherKey } });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

const subject = "0198a000-0000-7000-8000-000000000001";
const state = { orderStatusCode: 900, orderStatusName: "Cancelled" };
const sent = (version: number) => ({
  key: `order.${version}`,
  body: JSON.stringify({ kind: "CANCEL", subject, version, content: { sfWaybillNo: "SF<71>", ...state } }),
  traceId: "0".repeat(32),
});
const post = (version: number, by = key, at = new Date()) =>
  postWithin(1_000)({ url: `${url}/customs`, key: by }, sent(version), at);
const behave = (manner: string) => app.inject({ method: "POST", url: `/customs/manner/${manner}` });
const shown = async () => (await app.inject("/")).body.replaceAll(/\s+/g, " ");

test("ORD-09 it has once what came twice by one key, shows both, and escapes what it shows", async () => {
  expect(await post(1)).toMatchObject({ status: 200 });
  expect(await post(1)).toMatchObject({ status: 200 });
  await post(2);
  const text = await shown();
  expect(text).toContain("Has 2;");
  expect(text).toContain("2 times, kept once");
  expect(text).toContain("SF&lt;71&gt;");
});

test("ORD-09 it refuses, is away, and loses its answer when it is told to", async () => {
  await behave("REFUSES");
  expect(await post(1)).toMatchObject({ status: 422 });
  await behave("IS_AWAY");
  expect(await post(1)).toMatchObject({ status: 503 });
  expect(await shown()).toContain("Has 0; did not take 2 requests");
  await behave("DAWDLES");
  expect(await post(1)).toEqual({ silence: "TIMEOUT" });
  await behave("LOSES_ANSWER");
  expect(await post(2)).toEqual({ silence: "RESET" });
  expect(await shown()).toContain("order.2");
  expect((await behave("SINGS")).statusCode).toBe(404);
});

test("ORD-09 what another signed, or what was signed at another time, it does not take", async () => {
  expect(await post(1, "another key, which has thirty-two letters too")).toMatchObject({ status: 401 });
  expect(await post(1, key, new Date(Date.now() - 600_000))).toMatchObject({ status: 401 });
  expect(await shown()).toContain("Has 0;");
});

test.each([
  ["no JSON", "{"],
  [
    "a declaration without what is declared",
    JSON.stringify({ kind: "DECLARE", subject, version: 1, content: { sfWaybillNo: "SF71", ...state } }),
  ],
  [
    "an order without its state",
    JSON.stringify({ kind: "CANCEL", subject, version: 1, content: { sfWaybillNo: "SF71" } }),
  ],
  ["what nobody is told", JSON.stringify({ kind: "SING", subject, version: 1, content: { sfWaybillNo: "SF71" } })],
])("ORD-09 %s is refused, and says why", async (_title, body) => {
  const answer = await postWithin(1_000)({ url: `${url}/customs`, key }, { ...sent(1), body }, new Date());
  expect(answer).toMatchObject({ status: 400, text: expect.stringMatching(/no JSON|content|kind/) });
});

test("ORD-09 PRD refuses it", () => {
  expect(parseOutsideConfig({}).ok).toBe(true);
  expect(parseOutsideConfig({ ENVIRONMENT: "PRD" })).toMatchObject({ ok: false });
});

test("REV-03 the outlets have keys of their own; what is taken and never answered they have, and show which outlet it is for", async () => {
  const command = {
    key: "order.1.c",
    body: JSON.stringify({
      kind: "INTERCEPT",
      subject,
      version: 1,
      content: { sfWaybillNo: "SF73", outlet: "KUL", reason: null },
    }),
    traceId: "0".repeat(32),
  };
  const send = (by: string, ms = 1_000) => postWithin(ms)({ url: `${url}/outlet`, key: by }, command, new Date());
  expect(await send(key)).toMatchObject({ status: 401 });
  await app.inject({ method: "POST", url: "/outlet/manner/NEVER_ANSWERS" });
  expect(await send(otherKey, 200)).toEqual({ silence: "TIMEOUT" });
  await app.inject({ method: "POST", url: "/outlet/manner/TAKES" });
  expect(await send(otherKey)).toMatchObject({ status: 200 });
  const text = await shown();
  expect(text).toContain("Has 1; did not take 1 requests.");
  expect(text).toMatch(/<td>SF73<\/td> <td>KUL<\/td> <td>INTERCEPT<\/td>/);
  expect(text).toContain("2 times, kept once");
});

test("ACC-07 a mail is shown with what it says, and what is no mail is refused; its link leads to a page that says what a customer site does", async () => {
  const send = (content: object) =>
    postWithin(1_000)(
      { url: `${url}/mail`, key: otherKey },
      { key: "mail.1", body: JSON.stringify({ kind: "MAIL", subject, version: 1, content }), traceId: "0".repeat(32) },
      new Date(),
    );
  expect(await send({ email: "lan@lorry.example" })).toMatchObject({ status: 400 });
  expect(await send({ email: "lan@lorry.example", title: "Hello", text: "Go <there>" })).toMatchObject({ status: 200 });
  expect(await shown()).toContain("Hello Go &lt;there&gt;");
  const page = await app.inject("/account?token=t");
  expect([page.statusCode, page.body.includes("redeemUserAccountLink")]).toEqual([200, true]);
});
