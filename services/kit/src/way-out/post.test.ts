import { createHmac } from "node:crypto";
import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listen } from "../testing/listen.ts";
import { says, stubReceiver, type StubReceiver } from "../testing/receiver.ts";
import { postWithin } from "./post.ts";

const NOW = new Date("2026-06-01T10:00:00.000Z");
const SENT = { key: "order.1.abc", body: '{"content":"é"}', traceId: "4bf92f3577b34da6a3ce929d0e0e4736" };
let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());
beforeEach(() => receiver.forget());
const post = (url = receiver.url) => postWithin(300)({ url, key: receiver.key }, SENT, NOW);

test("ORD-09 a delivery goes with its key, its trace, and a signature over time, key and body", async () => {
  expect(await post()).toEqual({ status: 200, text: "{}", retryAfterMs: null });
  const [{ headers, body } = { headers: {}, body: "" }] = receiver.asked;
  expect(body).toBe(SENT.body);
  expect(headers).toMatchObject({
    "idempotency-key": SENT.key,
    "content-type": "application/json",
    traceparent: expect.stringMatching(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/),
  });
  const time = String(headers["x-linehaul-time"]);
  const signed = createHmac("sha256", receiver.key).update(`${time}.${SENT.key}.${SENT.body}`).digest("hex");
  expect(headers["x-linehaul-signature"]).toBe(`sha256=${signed}`);
});

test("ORD-09 an answer is its status, whatever comes with it: five megabytes, none of it readable, without an end", async () => {
  receiver.behave(says(200, {}, "x".repeat(5_000_000)));
  expect(await post()).toMatchObject({ status: 200, text: "x".repeat(2_000) });
  receiver.behave((_request, response) => void response.writeHead(500).end(Buffer.from([0, 255, 254, 27, 65])));
  expect(await post()).toMatchObject({ status: 500, text: "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A" });
  receiver.behave((_request, response) => void response.writeHead(202).write("beginning"));
  expect(await post()).toMatchObject({ status: 202, text: "beginning" });
  receiver.behave(says(429, { "retry-after": "7" }));
  expect(await post()).toMatchObject({ status: 429, retryAfterMs: 7_000 });
  receiver.behave(says(302, { location: "/elsewhere" }));
  expect(await post()).toMatchObject({ status: 302 });
  expect(receiver.asked).toHaveLength(5);
});

test("REV-03 of a hundred megabytes the beginning is read, and the rest never sent", async () => {
  const [megabyte, most] = [Buffer.alloc(1_000_000, "x"), 100];
  let written = 0;
  receiver.behave((_request, response) => {
    const more = (): void => {
      while (written < most) {
        written += 1;
        if (!response.write(megabyte)) return void response.once("drain", more);
      }
      response.end();
    };
    response.writeHead(400);
    more();
  });
  expect(await post()).toEqual({ status: 400, text: "x".repeat(2_000), retryAfterMs: null });
  expect(written).toBeLessThan(most);
});

test("ORD-09 why there was no answer is told apart", async () => {
  receiver.behave(() => undefined);
  expect(await post()).toEqual({ silence: "TIMEOUT" });
  receiver.behave((request) => request.socket.destroy());
  expect(await post()).toEqual({ silence: "RESET" });
  expect(await post("http://127.0.0.1:1/")).toEqual({ silence: "UNREACHABLE" });
  const rubbish = createServer((socket) => void socket.on("error", () => undefined).end("SSH-2.0-OpenSSH_9.7\r\n"));
  expect(await post(await listen(rubbish))).toEqual({ silence: "RUBBISH", text: "SSH-2.0-OpenSSH_9.7\u{FFFD}\n" });
  rubbish.close();
  const endless = createServer((socket) => {
    socket.on("error", () => undefined).write(`HTTP/1.1 200 OK\r\n${"X-A: b\r\n".repeat(10_000)}`);
  });
  expect(await post(await listen(endless))).toEqual({ silence: "RUBBISH" });
  endless.close();
});
