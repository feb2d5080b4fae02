import { SERVICE_CODES } from "@linehaul/schema/errors";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { says, stubReceiver, type Manner, type StubReceiver } from "../testing/receiver.ts";
import { httpSource, MOST_BYTES } from "./http-source.ts";
import { readSource } from "./source.ts";

const JSON_HEADERS = { "content-type": "application/json" };
let remote: StubReceiver;
beforeAll(async () => void (remote = await stubReceiver()));
afterAll(() => remote.close());
beforeEach(() => remote.forget());
const open = (ms = 400) => httpSource(`${remote.url}/`, ms);
const refusal = async (manner: Manner, ms?: number) => {
  remote.behave(manner);
  return open(ms)
    .read("phoneRules")
    .catch((error: unknown) => error);
};

test("SYS-07 what was read once is asked for by its ETag, and kept where nothing is new; what is new takes its place", async () => {
  const source = open();
  remote.behave(says(200, { ...JSON_HEADERS, etag: '"1"' }, '["a"]'));
  expect(await source.read("phoneRules")).toEqual(["a"]);
  remote.behave((request, response) => {
    const isKnown = request.headers["if-none-match"] === '"1"';
    response.writeHead(isKnown ? 304 : 500).end();
  });
  expect(await source.read("phoneRules")).toEqual(["a"]);
  expect(remote.asked[0]?.headers["if-none-match"]).toBeUndefined();
  remote.behave(says(200, JSON_HEADERS, '["b"]'));
  expect(await source.read("phoneRules")).toEqual(["b"]);
  // Without a tag nothing is kept: 304 says nothing then.
  remote.behave(says(304));
  await expect(source.read("phoneRules")).rejects.toMatchObject({ code: SERVICE_CODES.sourceUnreadable });
});

test("SYS-07 who asks at the same time shares one answer; other kinds are asked for by themselves", async () => {
  remote.behave(says(200, JSON_HEADERS, "[]"));
  const source = open();
  await Promise.all([source.read("phoneRules"), source.read("phoneRules"), source.read("currencies")]);
  expect(remote.asked).toHaveLength(2);
  await source.read("phoneRules");
  expect(remote.asked).toHaveLength(3);
});

test.each<[string, Manner, number, string | undefined]>([
  ["silent", () => undefined, SERVICE_CODES.sourceSilent, undefined],
  [
    "silent in the middle",
    (_request, response) => void response.writeHead(200, JSON_HEADERS).write('["a'),
    SERVICE_CODES.sourceSilent,
    undefined,
  ],
  [
    "cut off",
    (_request, response) => {
      response.writeHead(200, { ...JSON_HEADERS, "content-length": "100" });
      response.write('["a', () => response.destroy());
    },
    SERVICE_CODES.sourceBroken,
    undefined,
  ],
  ["no JSON", says(200, {}, "<html>"), SERVICE_CODES.sourceUnreadable, "JSON"],
  [
    "no text",
    (_request, response) => void response.writeHead(200).end(Buffer.from([0xff, 0xfe])),
    SERVICE_CODES.sourceUnreadable,
    "UTF-8",
  ],
  ["an error", says(500), SERVICE_CODES.sourceUnreadable, "HTTP 500"],
  ["elsewhere", says(302, { location: "http://127.0.0.1:1/" }), SERVICE_CODES.sourceUnreadable, "HTTP 302"],
  [
    "too large, as it says",
    says(200, { "content-length": String(MOST_BYTES + 1) }, "x".repeat(MOST_BYTES + 1)),
    SERVICE_CODES.sourceTooLarge,
    undefined,
  ],
  [
    "too large, and does not say so",
    (_request, response) => {
      response.write("x".repeat(MOST_BYTES));
      response.end("x");
    },
    SERVICE_CODES.sourceTooLarge,
    undefined,
  ],
])("SYS-07 a source that is %s is refused with why", async (_what, manner, code, detail) => {
  expect(await refusal(manner, code === SERVICE_CODES.sourceTooLarge ? 5_000 : 400)).toMatchObject({ code, detail });
});

test("SYS-07 nobody there is silence", async () => {
  await expect(httpSource("http://127.0.0.1:9", 400).read("phoneRules")).rejects.toMatchObject({
    code: SERVICE_CODES.sourceSilent,
  });
});

test("SYS-07 what its contract does not take is named by its first place", async () => {
  remote.behave(says(200, JSON_HEADERS, '[{"code":"A"},{"code":1}]'));
  const read = readSource(open(), "currencies", z.array(z.object({ code: z.string() })));
  await expect(read).rejects.toMatchObject({ code: SERVICE_CODES.sourceUnreadable, detail: "currencies.1.code" });
});
