import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { OPEN_MS } from "./testing/database.ts";

const main = fileURLToPath(new URL("./testing/sample/main.ts", import.meta.url));
const running: ChildProcess[] = [];
let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "service-"));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  rmSync(root, { recursive: true, force: true });
});

/** A port that nothing uses now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = z.object({ port: z.int() }).parse(server.address());
  server.close();
  await once(server, "close");
  return address.port;
}

function start(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], DATA_DIR: root, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  return child;
}

/** Waits for the line that says so, and reads on: a service whose log nobody takes can't stop in peace. */
const listening = (child: ReturnType<typeof start>): Promise<void> =>
  new Promise((resolve) => {
    let seen = "";
    child.stdout.on("data", (chunk: Buffer) => {
      seen += String(chunk);
      if (seen.includes('"msg":"listening"')) resolve();
    });
  });
const exit = async (child: ChildProcess): Promise<unknown> => (await once(child, "exit"))[0];

test(
  "a service stops in peace at SIGTERM and gives its directory back",
  async () => {
    const port = await freePort();
    const child = start({ ORDER_PORT: String(port) });
    const ended = exit(child);
    await listening(child);
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
    // Read to its end: an answer that is not keeps its connection, and that the service.
    await ready.text();
    expect(ready.status).toBe(200);
    expect(existsSync(join(root, "order.lock"))).toBe(true);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(existsSync(join(root, "order.lock"))).toBe(false);
  },
  OPEN_MS,
);

test.each([
  ["a variable that is wrong", { ORDER_PORT: "many" }, /^order configuration: ORDER_PORT: must be a port number\n$/],
  ["demo secrets in PRD", { ENVIRONMENT: "PRD", DATABASE_URL: "postgres://h/d" }, /CALLER_KEY_ORDER: PRD refuses/],
  ["a database that can't be reached", { DATABASE_URL: "postgres://127.0.0.1:1/d" }, /^order: .*check DATABASE_URL\n$/],
])(
  "%s is told in a line, with exit code 1",
  async (_title, env, line) => {
    const child = start(env);
    const ended = exit(child);
    expect(await text(child.stderr)).toMatch(line);
    expect(await ended).toBe(1);
  },
  OPEN_MS,
);

test(
  "a port that is taken is told in a line, with exit code 1",
  async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = z.object({ port: z.int() }).parse(server.address());
    const child = start({ ORDER_PORT: String(port) });
    const ended = exit(child);
    expect(await text(child.stderr)).toBe(`order: port ${port} is taken: stop what uses it, or set another port\n`);
    expect(await ended).toBe(1);
    expect(existsSync(join(root, "order.lock"))).toBe(false);
    server.close();
  },
  OPEN_MS,
);
