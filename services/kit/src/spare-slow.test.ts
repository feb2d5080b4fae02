import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { hangUp, listen } from "./testing/listen.ts";
import { mayBeSlow, spareSlow } from "./spare-slow.ts";

const LIMIT_MS = 60;
const server = createServer(
  { requestTimeout: LIMIT_MS, headersTimeout: LIMIT_MS, connectionsCheckingInterval: 10 },
  (req, res) => {
    if (req.url === "/slow") mayBeSlow(req);
    text(req).then(
      (body) => res.end(body),
      () => undefined,
    );
  },
);
spareSlow(server);
afterEach(() => hangUp(server));

/** Sends a body in two parts, the second long after the server's limit. */
async function halting(url: string, path: string): Promise<{ status: number; body: string }> {
  const req = request(`${url}${path}`, { method: "POST", headers: { "content-length": 8 } });
  req.on("error", () => undefined);
  req.write("half");
  setTimeout(() => req.end("half"), LIMIT_MS * 5);
  const answered: IncomingMessage[] = await once(req, "response");
  const [res] = answered;
  if (res === undefined) throw new Error("no answer");
  return { status: res.statusCode ?? 0, body: await text(res) };
}

test("a request that may be slow outlives the server's limit; every other is refused by it", async () => {
  const url = await listen(server);
  expect(await halting(url, "/slow")).toEqual({ status: 200, body: "halfhalf" });
  expect((await halting(url, "/other")).status).toBe(408);
});
