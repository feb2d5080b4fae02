import { createServer, type ServerResponse } from "node:http";
import { hangUp, listen } from "@linehaul/kit/testing/listen";
import { callerKey } from "@linehaul/kit/caller";
import type { ServiceEvent } from "@linehaul/schema/event";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { tail } from "./tail.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const event = (n: number): string =>
  JSON.stringify({
    id: `1.${n}`,
    type: "currency.changed",
    subject: `s${n}`,
    site: null,
    user: "u",
    at: "2026-01-01T00:00:00.000Z",
    traceId: "t",
    data: {},
  });

/** A service whose streams the test writes by hand. */
async function follow(silentMs = 60_000) {
  const asked: string[] = [];
  const streams: ServerResponse[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? "");
    streams.push(res);
    res.writeHead(200, { "content-type": "text/event-stream" });
  });
  const url = await listen(server);
  const ended = new AbortController();
  const told: string[] = [];
  let words = 0;
  const done = tail({
    service: "order",
    url,
    key: callerKey("a-key-of-at-least-32-characters-x"),
    log: pino({ level: "silent" }),
    signal: ended.signal,
    onEvent: ({ subject }: ServiceEvent) => told.push(subject),
    onGap: () => told.push("gap"),
    onBreak: () => told.push("break"),
    onWord: () => (words += 1),
    silentMs,
    backoff: { first: 1, most: 4 },
  });
  closers.push(async () => {
    ended.abort();
    await done;
    await hangUp(server);
  });
  return { asked, streams, told, words: () => words };
}

test("tells events in order, wherever the stream is cut, and resumes after the last one", async () => {
  const { asked, streams, told } = await follow();
  await expect.poll(() => streams.length).toBe(1);
  streams[0]?.write(`id: 1.0\nevent: ready\ndata: {}\n\n: heartbeat\n\nid: 1.1\ndata: ${event(1)}\n\nid: 1.2\nda`);
  await expect.poll(() => told).toEqual(["gap", "s1"]);
  streams[0]?.write(`ta: ${event(2)}\n\n`);
  await expect.poll(() => told).toEqual(["gap", "s1", "s2"]);
  streams[0]?.destroy();
  await expect.poll(() => asked).toEqual(["/events", "/events?after=1.2"]);
  streams[1]?.write(`id: 1.2\nevent: ready\ndata: {}\n\nid: 1.3\ndata: ${event(3)}\n\n`);
  await expect.poll(() => told).toEqual(["gap", "s1", "s2", "break", "s3"]);
});

test("says that events were missed when the service does not know the position any more", async () => {
  const { streams, told } = await follow();
  await expect.poll(() => streams.length).toBe(1);
  streams[0]?.write("id: 9.0\nevent: ready\ndata: {}\n\n");
  await expect.poll(() => told).toEqual(["gap"]);
  streams[0]?.end();
  await expect.poll(() => streams.length).toBe(2);
  streams[1]?.write("id: 1.0\nevent: reset\ndata: {}\n\n");
  await expect.poll(() => told).toEqual(["gap", "break", "gap"]);
});

test("FLT-15 a stream whose line falls silent without an end is opened anew from where it was; a heartbeat is a word", async () => {
  const { asked, streams, told, words } = await follow(1_000);
  await expect.poll(() => streams.length).toBe(1);
  streams[0]?.write(`id: 1.0\nevent: ready\ndata: {}\n\nid: 1.1\ndata: ${event(1)}\n\n`);
  await expect.poll(() => told).toEqual(["gap", "s1"]);
  const heard = words();
  streams[0]?.write(": alive\n\n");
  await expect.poll(words).toBeGreaterThan(heard);
  await expect.poll(() => asked, { timeout: 10_000 }).toEqual(["/events", "/events?after=1.1"]);
  expect(told).toEqual(["gap", "s1", "break"]);
});
