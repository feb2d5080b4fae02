import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePorts } from "../ports.ts";
import { answeringServers } from "./answering.ts";

test("a server that is not named, or does not answer, is said not to run", async () => {
  const [port = 0] = await freePorts(1);
  const { env, lines } = await answeringServers({ REDIS_URL: `redis://127.0.0.1:${port}` });
  expect(env).toEqual({ DATABASE_URL: undefined, REDIS_URL: undefined });
  expect(lines).toEqual([
    "PostgreSQL: not run, as DATABASE_URL is not set",
    "Redis: not run, as nothing answers at REDIS_URL",
  ]);
});

test("one that answers is used", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `postgres://127.0.0.1:${typeof address === "object" ? address?.port : ""}/x`;
  expect((await answeringServers({ DATABASE_URL: url })).env.DATABASE_URL).toBe(url);
});
