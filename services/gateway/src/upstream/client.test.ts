import { createServer, type RequestListener } from "node:http";
import { bearer, callerKey, NO_SCOPE, verifyCaller } from "@linehaul/kit/caller";
import { hangUp, listen } from "@linehaul/kit/testing/listen";
import { currencyRoutes } from "@linehaul/schema/base-data/currency";
import { IdempotencyKey } from "@linehaul/schema/idempotency-key";
import type { Route } from "@linehaul/schema/route";
import { preferenceRoutes } from "@linehaul/schema/system/preference";
import { afterEach, describe, expect, test } from "vitest";
import { createUpstream } from "./client.ts";
import { endsAfter, Open, type Ending } from "./ending.ts";
import type { Ledger, LedgerEntry } from "./ledger.ts";
import { CONNECTIONS } from "./pool.ts";

const KEY = callerKey("a-key-of-at-least-32-characters-x");
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A client of one fake service that answers all three names. */
async function against(listener: RequestListener, breaker = { failures: 100, restMs: 60_000 }) {
  const server = createServer(listener);
  const url = await listen(server);
  const disagreements: LedgerEntry[] = [];
  const upstream = createUpstream({
    urls: { admin: url, customer: url, order: url },
    keys: { admin: KEY, customer: KEY, order: KEY },
    breaker,
    onDisagreement: (entry) => disagreements.push(entry),
  });
  closers.push(async () => {
    await upstream.close();
    await hangUp(server);
  });
  return { upstream, disagreements, server };
}
const by = (o: { ending?: Ending; ledger?: Ledger; idempotencyKey?: IdempotencyKey } = {}) => ({
  caller: { user: "u1", userName: "admin", role: "r1", site: "MY", button: "CURRENCY.VIEW", scope: NO_SCOPE } as const,
  language: "zh-CN",
  timeZone: "Asia/Kuala_Lumpur",
  traceId: "0".repeat(32),
  ending: new Open(),
  ledger: [],
  ...o,
});
const safe = currencyRoutes.list;
const save = preferenceRoutes.save;
const preference = { body: { key: "table.X", value: "{}" } };
const answer =
  (body: object, status = 200): RequestListener =>
  (_req, res) =>
    res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

describe("a call", () => {
  test("AUTH-12 carries language, role, trace id, zone and site, and a token signed for it", async () => {
    let seen: Parameters<RequestListener>[0]["headers"] = {};
    const { upstream } = await against((req, res) => {
      seen = req.headers;
      res.end(JSON.stringify({ code: 0, msg: "", result: { key: "table.X", value: "{}" } }));
    });
    const ledger: Ledger = [];
    await upstream.call(save, preference, by({ ledger, idempotencyKey: IdempotencyKey.parse("key-0001") }));
    expect(seen).toMatchObject({
      "accept-language": "zh-CN",
      "x-role-id": "r1",
      "x-trace-id": "0".repeat(32),
      "x-time-zone": "Asia/Kuala_Lumpur",
      "x-site": "MY",
      "idempotency-key": "key-0001",
    });
    expect(verifyCaller([KEY], "admin", bearer(seen.authorization))).toMatchObject({
      ok: true,
      caller: { user: "u1" },
    });
    expect(ledger).toEqual([
      expect.objectContaining({ service: "admin", route: "POST /dev-basp-user/preference/save", code: 0 }),
    ]);
  });

  test.each([
    [400_001, "Refusal"],
    [409_002, "Refusal"],
    [401_002, "09020402"],
    [403_001, "09020203"],
    [400_002, "09020701"],
    [500_000, "09020000"],
    [503_001, "09020501"],
    [504_001, "09020502"],
  ])("maps the service's %d to %s", async (code, meant) => {
    const { upstream } = await against(answer({ code, msg: "" }, Math.floor(code / 1000)));
    const error: unknown = await upstream.call(safe, {}, by()).catch((e: unknown) => e);
    expect(error).toMatchObject(
      meant === "Refusal" ? { name: "Refusal", code } : { name: "GatewayError", code: meant },
    );
  });

  test("reports a service that refuses the gateway itself", async () => {
    const { upstream, disagreements } = await against(answer({ code: 401_002, msg: "" }, 401));
    await expect(upstream.call(safe, {}, by())).rejects.toMatchObject({ code: "09020402" });
    expect(disagreements).toHaveLength(1);
  });

  test("ERR-04 a page of a proxy is no answer: 09020501", async () => {
    const { upstream } = await against((_req, res) => res.end("<html>"));
    await expect(upstream.call(safe, {}, by())).rejects.toMatchObject({ code: "09020501" });
  });
});

describe("time", () => {
  test("ERR-04 a service over the deadline is 09020502, and the call ends", async () => {
    let ended = false;
    const { upstream } = await against((req) => req.once("close", () => (ended = true)));
    const ending = endsAfter(50);
    await expect(upstream.call(safe, {}, by({ ending }))).rejects.toMatchObject({ code: "09020502" });
    await expect.poll(() => ended).toBe(true);
  });

  test("all calls of a request share one deadline: a later one is not even sent", async () => {
    let asked = 0;
    const { upstream } = await against(() => (asked += 1));
    const ending = endsAfter(50);
    await upstream.call(safe, {}, by({ ending })).catch(() => undefined);
    await expect(upstream.call(safe, {}, by({ ending }))).rejects.toMatchObject({ code: "09020502" });
    expect(asked).toBe(1);
  });

  test("a client that leaves ends the call, and is not the service's fault", async () => {
    const left = new Open();
    let asked = 0;
    const { upstream } = await against(
      (_req, res) => {
        asked += 1;
        if (asked === 1) left.end(new Error("left"));
        else res.end(JSON.stringify({ code: 0, msg: "", result: [] }));
      },
      { failures: 1, restMs: 60_000 },
    );
    await expect(upstream.call(safe, {}, by({ ending: left }))).rejects.toMatchObject({ code: "09020000" });
    await expect(upstream.call(safe, {}, by())).resolves.toEqual([]);
  });
});

describe("asking again", () => {
  const failing = (fail: RequestListener) => {
    let asked = 0;
    const listener: RequestListener = (req, res) => {
      asked += 1;
      if (asked === 1) fail(req, res);
      else res.end(JSON.stringify({ code: 0, msg: "", result: [] }));
    };
    return { listener, asked: () => asked };
  };
  const cut: RequestListener = (req) => req.socket.destroy();
  const busy: RequestListener = (_req, res) => res.writeHead(503).end();

  test.each([
    ["a broken connection", cut],
    ["a 503", busy],
  ])("after %s, once, what only reads", async (_what, fail) => {
    const { listener, asked } = failing(fail);
    const { upstream } = await against(listener);
    const ledger: Ledger = [];
    await expect(upstream.call(safe, {}, by({ ledger }))).resolves.toEqual([]);
    expect(asked()).toBe(2);
    expect(ledger.map((e) => e.attempt)).toEqual([1, 2]);
  });

  test.each([
    ["a broken connection", cut],
    ["a 503", busy],
  ])("never after %s what writes", async (_what, fail) => {
    const { listener, asked } = failing(fail);
    const { upstream } = await against(listener);
    await expect(upstream.call(save, preference, by())).rejects.toMatchObject({ code: "09020501" });
    expect(asked()).toBe(1);
  });

  test("never after an answer", async () => {
    const { listener, asked } = failing(answer({ code: 500_000, msg: "" }, 500));
    const { upstream } = await against(listener);
    await expect(upstream.call(safe, {}, by())).rejects.toMatchObject({ code: "09020000" });
    expect(asked()).toBe(1);
  });
});

test("a service that fails in a row is left alone for a while", async () => {
  let asked = 0;
  const { upstream } = await against(
    (req) => {
      asked += 1;
      req.socket.destroy();
    },
    { failures: 3, restMs: 60_000 },
  );
  const route: Route = save;
  for (let i = 0; i < 5; i++)
    await expect(upstream.call(save, preference, by())).rejects.toMatchObject({ code: "09020501" });
  expect([route.safe, asked]).toEqual([undefined, 3]);
});

describe("FLT-01 what is thrown before sending", () => {
  /** Opens at the first failure that counts. */
  const ONE = { failures: 1, restMs: 60_000 };
  const well = answer({ code: 0, msg: "", result: [] });

  test("is the gateway's own fault: 09020000, for no breaker, and nothing is sent", async () => {
    let asked = 0;
    const { upstream } = await against((req, res) => {
      asked += 1;
      well(req, res);
    }, ONE);
    const unclean = { ...by(), traceId: "a\nb" };
    for (let i = 0; i < CONNECTIONS * 2; i++)
      await expect(upstream.call(safe, {}, unclean)).rejects.toMatchObject({ code: "09020000" });
    expect([asked, unclean.ledger]).toEqual([0, []]);
    await expect(upstream.call(safe, {}, by())).resolves.toEqual([]);
  });

  test("FLT-07 a text that no path can hold is the caller's: 09020701, for no breaker", async () => {
    const { upstream } = await against(well, ONE);
    for (const id of ["\ud800", "a\udc00b", "..", ".", "", "中".repeat(200)])
      await expect(upstream.call(currencyRoutes.enable, { params: { id } }, by())).rejects.toMatchObject({
        code: "09020701",
      });
    await expect(upstream.call(safe, {}, by())).resolves.toEqual([]);
  });

  test("a call whose time ends while it waits for a connection counts for no breaker; readiness waits there too", async () => {
    let silent = 0;
    const { upstream } = await against((req, res) => {
      if (req.url === save.path) silent += 1;
      else well(req, res);
    }, ONE);
    const left = new Open();
    const all = Array.from({ length: CONNECTIONS }, () => upstream.call(save, preference, by({ ending: left })));
    const gone = Promise.allSettled(all);
    await expect.poll(() => silent).toBe(CONNECTIONS);
    await expect(
      upstream.call(preferenceRoutes.get, { body: { keys: [] } }, by({ ending: endsAfter(20) })),
    ).rejects.toMatchObject({ code: "09020502" });
    expect(await upstream.isReady("admin", 20)).toBe(false);
    left.end(new Error("left"));
    await gone;
    await expect(upstream.call(preferenceRoutes.get, { body: { keys: [] } }, by())).resolves.toEqual([]);
    expect(await upstream.isReady("admin", 5_000)).toBe(true);
  });
});
