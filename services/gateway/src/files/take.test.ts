import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { limitOf, uploadRoute } from "@linehaul/schema/upload";
import { z } from "zod";
import { sessionActor } from "../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";
import { StubFailure } from "../testing/stubs.ts";
import { createTickets } from "../tickets/tickets.ts";
import { uploadName } from "../upstream/send-file.ts";
import { registerUpload } from "./upload-routes.ts";

const route = uploadRoute({
  service: "order",
  path: "/sample/upload",
  may: ["ORDER_IMPORT.UPLOAD"],
  upload: "termsPdf",
  summary: "A PDF",
});
registerUpload(route);
const LIMIT = limitOf("termsPdf").bytes;
const taken = {
  id: "0190b2a0-0000-7000-8000-000000000001",
  name: "x.pdf",
  type: "application/pdf",
  bytes: 5,
  sha256: "ab".repeat(32),
};

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.stubs.on(route, async () => taken);
});
afterEach(() => gateway.close());

function ticket(over: object = {}): string {
  const { CALLER_KEY_ADMIN, CALLER_KEY_CUSTOMER, CALLER_KEY_ORDER } = gateway.config;
  const { sessionId, roleId } = sessionActor();
  return createTickets([CALLER_KEY_ADMIN, CALLER_KEY_CUSTOMER, CALLER_KEY_ORDER]).seal({
    session: sessionId,
    role: roleId,
    site: "MY",
    button: "ORDER_IMPORT.UPLOAD",
    route: uploadName(route),
    input: { query: { name: "x.pdf" } },
    language: "en",
    timeZone: "UTC",
    ...over,
  });
}
const Answer = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string(), traceId: z.string() }) }))
    .optional(),
});
async function sent(
  to: string,
  body: Uint8Array | string,
  o: { token?: string; headers?: Record<string, string> } = {},
) {
  const answer = await gateway.fetch(`/files/${to}`, { method: "PUT", body: Buffer.from(body), ...o });
  const read = Answer.parse(await answer.json());
  return { status: answer.status, data: read.data, code: read.errors?.[0]?.extensions.code, said: read.errors?.[0] };
}
const uploads = () => gateway.stubs.calls.filter((call) => call.route === "POST /sample/upload");

test("CUS-12 a ticket sends a file to its owner, past the limit of 1 MB, once, in the name of the button", async () => {
  const to = ticket();
  const body = Buffer.alloc(LIMIT, "x");
  expect(await sent(to, body)).toMatchObject({ status: 200, data: taken });
  expect(uploads()).toMatchObject([
    { caller: { button: "ORDER_IMPORT.UPLOAD", userName: "admin" }, input: { query: { name: "x.pdf" } } },
  ]);
  expect(uploads()[0]?.headers["content-length"]).toBe(String(LIMIT));
  expect(await sent(to, body)).toMatchObject({ status: 400, code: "09020701" });
  expect(uploads()).toHaveLength(1);
});

test("CUS-12 an upload ticket is worth nothing elsewhere: in another session, without one, changed, without its button, for fetching", async () => {
  gateway.people.set("other", sessionActor({ sessionId: "s-2" }));
  gateway.people.set("reader", { ...sessionActor(), buttons: ["ORDER_IMPORT.VIEW"] });
  expect(await sent(ticket(), "x", { token: "other" })).toMatchObject({ status: 400 });
  expect(await sent(ticket(), "x", { token: "nobody" })).toMatchObject({ status: 401 });
  expect(await sent(`${ticket().slice(0, -2)}AA`, "x")).toMatchObject({ status: 400 });
  expect(await sent(ticket({ route: "POST /sample/upload" }), "x")).toMatchObject({ status: 400 });
  expect(await sent(ticket(), "x", { token: "reader" })).toMatchObject({ status: 403, code: "09020203" });
  expect((await gateway.fetch(`/files/${ticket()}`)).status).toBe(400);
  expect(uploads()).toEqual([]);
});

test("SEC-11 no other site's page sends a file", async () => {
  for (const headers of [{ "x-requested-with": "" }, { origin: "https://evil.example" }])
    expect(await sent(ticket(), "x", { headers })).toMatchObject({ status: 403, code: "09020202" });
  expect(uploads()).toEqual([]);
});

test("CUS-12 a byte too many is told at once where its sender says so, and never reaches the owner", async () => {
  const refused = await sent(ticket(), Buffer.alloc(LIMIT + 1));
  expect(refused).toMatchObject({
    status: 413,
    code: "413002",
    said: { extensions: { traceId: expect.stringMatching(/^[0-9a-f]{32}$/) } },
  });
  expect(refused.said?.message).toContain("too large");
  expect(uploads()).toEqual([]);
});

/** Sends a file by hand: in parts, without saying how long it is. */
function byHand() {
  const req = request(`${gateway.url}/files/${ticket()}`, {
    method: "PUT",
    headers: { cookie: "linehaul_session=admin", "x-requested-with": "linehaul" },
  });
  req.on("error", () => undefined);
  const answered = once(req, "response").then(async ([res]) => ({
    status: z.number().parse(res.statusCode),
    code: Answer.parse(JSON.parse(await text(res))).errors?.[0]?.extensions.code,
  }));
  return { req, answered };
}

test("CUS-12 a byte too many is counted where its sender says nothing, and cut off with the same answer", async () => {
  const { req, answered } = byHand();
  for (let sentBytes = 0; sentBytes <= LIMIT; sentBytes += 256 * 1024) req.write(Buffer.alloc(256 * 1024));
  expect(await answered).toEqual({ status: 413, code: "413002" });
  req.destroy();
  expect(uploads()).toEqual([]);
});

test("CUS-12 a file that comes in parts, with pauses, is whole where it arrives", async () => {
  const { req, answered } = byHand();
  for (const part of ["one ", "two ", "three"]) {
    req.write(part);
    await new Promise((resolve) => setImmediate(resolve));
  }
  req.end();
  expect((await answered).status).toBe(200);
  expect(uploads()).toMatchObject([{ input: { body: { upload: "one two three" } } }]);
});

test.each([
  ["infected", 422],
  ["typeRefused", 415],
  ["bomb", 422],
  ["scannerAway", 503],
  ["storageAway", 503],
  ["uploadStalled", 408],
] as const)("ERR-06 what the owner says of a file is told by its code: %s", async (name, status) => {
  const code = SERVICE_CODES[name];
  gateway.stubs.on(route, () => Promise.reject(new StubFailure(code)));
  for (let n = 0; n < 6; n += 1) expect(await sent(ticket(), "x")).toMatchObject({ status, code: String(code) });
  // However often: the service itself is there, so that nothing else of it is held up.
  gateway.stubs.on(route, async () => taken);
  expect((await sent(ticket(), "x")).status).toBe(200);
});

test("an owner that is away is told as ever", async () => {
  await gateway.close();
  gateway = await startTestGateway({ env: { ORDER_URL: "http://127.0.0.1:1" } });
  expect(await sent(ticket(), "x")).toMatchObject({ status: 502, code: "09020501" });
});
