import { createServer } from "node:http";
import { hangUp, listen } from "@linehaul/kit/testing/listen";
import { Pool } from "undici";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { endsAfter, Open } from "./ending.ts";
import { exchange, type Exchange } from "./exchange.ts";
import { createLine, type Line } from "./line.ts";
import { NotSent } from "./not-sent.ts";
import { CONNECTIONS, isStuck, openPool } from "./pool.ts";

const GOOD: Exchange = { method: "GET", path: "/", headers: {}, body: null };
const UNCLEAN: readonly Exchange[] = [
  { ...GOOD, headers: { "idempotency-key": "a\nb" } },
  { ...GOOD, headers: { "idempotency-key": "中" } },
  { ...GOOD, path: "/a b" },
  { ...GOOD, path: "/\ud800" },
];
const closers: (() => unknown)[] = [];
let url = "";
let asked = 0;
beforeEach(async () => {
  asked = 0;
  const server = createServer((req, res) => {
    asked += 1;
    if (req.url !== "/silent") res.end("{}");
  });
  url = await listen(server);
  closers.push(() => hangUp(server));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function opened(): Pool {
  const pool = openPool(url);
  closers.push(() => pool.destroy());
  return pool;
}
const send = (pool: Pool, request: Exchange, ending = endsAfter(5_000)) => exchange(pool, request, ending);

describe("FLT-01 a connection is given back whatever happens", () => {
  test("to a request that can't be sent: it is the sender's fault, and nobody is asked", async () => {
    const pool = opened();
    for (let i = 0; i < CONNECTIONS * 2; i++)
      await expect(send(pool, UNCLEAN[i % UNCLEAN.length] ?? GOOD)).rejects.toBeInstanceOf(NotSent);
    expect(asked).toBe(0);
    await expect(send(pool, GOOD)).resolves.toMatchObject({ status: 200 });
  });

  test("to one that can't be sent and waits for its turn", async () => {
    const pool = opened();
    const left = new Open();
    const silent = Array.from({ length: CONNECTIONS }, () => send(pool, { ...GOOD, path: "/silent" }, left));
    const ended = Promise.allSettled([...silent, ...UNCLEAN.map((request) => send(pool, request))]);
    const good = send(pool, GOOD);
    await vi.waitFor(() => expect(asked).toBe(CONNECTIONS));
    left.end(new Error("left"));
    expect((await ended).slice(CONNECTIONS).map((one) => one.status === "rejected" && one.reason)).toEqual(
      UNCLEAN.map(() => expect.any(NotSent)),
    );
    await expect(good).resolves.toMatchObject({ status: 200 });
  });

  test("to those who leave while they wait, while they are asked, or before", async () => {
    const pool = opened();
    const gone = new Open();
    gone.end(new Error("gone"));
    await expect(send(pool, GOOD, gone)).rejects.toBeInstanceOf(NotSent);
    const left = new Open();
    const all = Array.from({ length: CONNECTIONS * 2 }, () => send(pool, { ...GOOD, path: "/silent" }, left));
    const ended = Promise.allSettled(all);
    await vi.waitFor(() => expect(asked).toBe(CONNECTIONS));
    left.end(new Error("left"));
    const unsent = (await ended).filter((one) => one.status === "rejected" && one.reason instanceof NotSent);
    expect(unsent).toHaveLength(CONNECTIONS);
    const many = Array.from({ length: CONNECTIONS * 2 }, () => send(pool, GOOD));
    expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true);
  });
});

/** What undici does without any care: each request that it refuses costs a connection. */
async function leaking(): Promise<Pool> {
  const pool = new Pool(url, { connections: 2, pipelining: 1 });
  closers.push(() => pool.destroy());
  for (let i = 0; i < 2; i++) await send(pool, UNCLEAN[0] ?? GOOD).catch(() => undefined);
  return pool;
}

describe("FLT-01 a pool that is stuck makes way for a new one", () => {
  async function stuckLine(): Promise<{ readonly line: Line; readonly renewed: () => number }> {
    const pools = [await leaking()];
    const onRenewed = vi.fn<() => void>();
    const open = (): Pool => pools.pop() ?? opened();
    const line = createLine({ url, breaker: { failures: 1, restMs: 1 }, onRenewed, open });
    return { line, renewed: () => onRenewed.mock.calls.length };
  }

  test("when calls wait though no connection has one, at two looks; and they are told that they were not sent", async () => {
    const { line, renewed } = await stuckLine();
    expect(line.isStuck()).toBe(false);
    const stuck = line.pool();
    const waiting = send(stuck, GOOD);
    expect([line.isStuck(), isStuck(stuck)]).toEqual([true, true]);
    line.look();
    expect([renewed(), line.pool()]).toEqual([0, stuck]);
    line.look();
    expect([renewed(), line.isStuck()]).toEqual([1, false]);
    await expect(waiting).rejects.toBeInstanceOf(NotSent);
    await expect(send(line.pool(), GOOD)).resolves.toMatchObject({ status: 200 });
    line.look();
    line.look();
    expect(renewed()).toBe(1);
  });

  test("not one that answered between the looks, and not one whose connections are all asked", async () => {
    const { line, renewed } = await stuckLine();
    const ended = send(line.pool(), GOOD).catch(() => undefined);
    line.look();
    line.answered();
    line.look();
    expect(renewed()).toBe(0);
    await line.pool().destroy();
    await ended;

    const busy = createLine({ url, breaker: { failures: 1, restMs: 1 }, onRenewed: vi.fn<() => void>(), open: opened });
    const left = new Open();
    const all = Array.from({ length: CONNECTIONS + 1 }, () => send(busy.pool(), { ...GOOD, path: "/silent" }, left));
    const gone = Promise.allSettled(all);
    expect(busy.isStuck()).toBe(false);
    await vi.waitFor(() => expect(asked).toBe(CONNECTIONS));
    expect(busy.isStuck()).toBe(false);
    left.end(new Error("left"));
    await gone;
  });
});
