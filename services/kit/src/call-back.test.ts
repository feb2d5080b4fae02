import type { LookupAddress } from "node:dns";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBack } from "./call-back.ts";

let server: Server;
let port = 0;
const seen: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      seen.push(`${request.url} ${body}`);
      if (request.url === "/moved") response.writeHead(302, { location: "/elsewhere" }).end();
      else if (request.url === "/endless") response.writeHead(200).write("x");
      else if (request.url === "/gone") response.destroy();
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  port = typeof at === "object" && at !== null ? at.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Here nothing is public: the tests' own server is let through by name. */
const open = { isAllowed: () => true };
const at = (path: string, host = "127.0.0.1") => `http://${host}:${port}${path}`;

test("CUS-21 a call-back is posted once and answers its status; where it is led on to is not followed", async () => {
  expect(await callBack(at("/ok"), { kind: "TEST" }, open)).toEqual({ status: 204 });
  expect(await callBack(at("/moved"), {}, open)).toEqual({ status: 302 });
  expect(seen).toEqual(['/ok {"kind":"TEST"}', "/moved {}"]);
});

test("CUS-21 an answer without an end is no answer to wait for; one that breaks off, and nobody there, are silence", async () => {
  expect(await callBack(at("/endless"), {}, open)).toEqual({ status: 200 });
  expect(await callBack(at("/gone"), {}, open)).toEqual({ silence: "RESET" });
  expect(await callBack("http://127.0.0.1:9/", {}, open)).toEqual({ silence: "UNREACHABLE" });
});

test.each(["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "0x7f.1", "2130706433", "localhost", "127.1"])(
  "CUS-21 nothing is sent to %s, however it is written",
  async (host) => {
    const before = seen.length;
    expect(await callBack(at("/ok", host), {})).toEqual({ isPrivate: true });
    expect(seen).toHaveLength(before);
  },
);

test("CUS-21 a name that leads to a private address is not called, nor one of whose addresses is private, whatever it said before", async () => {
  const answers = [["203.0.114.9", "10.0.0.1"], ["fd00::1"], []];
  const lookup = (_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  expect(await callBack(at("/ok", "hooks.shop.example"), {}, { lookup })).toEqual({ isPrivate: true });
  expect(await callBack(at("/ok", "hooks.shop.example"), {}, { lookup })).toEqual({ isPrivate: true });
  expect(await callBack(at("/ok", "hooks.shop.example"), {}, { lookup })).toEqual({ isPrivate: true });
});
