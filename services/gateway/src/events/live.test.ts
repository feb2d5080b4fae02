import { describe, expect, test, vi } from "vitest";
import { createLive } from "./live.ts";
import { event, follow, make, rates, WHO } from "../testing/live.ts";

test("tasks by the clock are of every service", async () => {
  const { live, told, ended } = await follow(["TASKS"]);
  live.tell("admin", event("currency.changed"));
  live.tell("customer", event("scheduledTask.ended"));
  await expect.poll(() => told).toEqual([["TASKS"]]);
  live.stop();
  await ended;
});

test("CUS-19 what becomes of applications is told at their site; that a paper was taken is not", async () => {
  const { live, told, ended } = await follow(["APPLICATIONS"]);
  live.tell("customer", event("application.fileTaken", "MY"));
  live.tell("customer", event("application.changed", "VN"));
  live.tell("customer", event("customerReview.ended", "MY"));
  live.tell("customer", event("application.changed", "MY"));
  await expect.poll(() => told).toEqual([["APPLICATIONS"]]);
  live.tell("customer", event("application.deleted", "MY"));
  await expect.poll(() => told.length).toBe(2);
  live.stop();
  await ended;
});

test("SYS-09 exports are told to who asked for them, where he asked, once a moment; nobody else hears of them", async () => {
  const { live, told, ended } = await follow(["EXPORTS", "EXPORT_PROGRESS"]);
  live.tell("order", event("exportTask.changed", "MY", { userId: "u2" }));
  live.tell("order", event("exportTask.changed", "VN", { userId: "u1" }));
  live.tell("order", event("exportTask.changed", "MY"));
  live.tell("order", event("exportTask.changed", "MY", { userId: "u1" }));
  live.tell("admin", event("exportTask.changed", "MY", { userId: "u1" }));
  await expect.poll(() => told).toEqual([["EXPORTS"]]);
  live.tell("order", event("exportTask.changed", "MY", { userId: "u1", state: "PROCESSING", rowsDone: 500 }));
  await expect.poll(() => told).toEqual([["EXPORTS"], ["EXPORT_PROGRESS"]]);
  live.stop();
  await ended;
});

test("changes of a moment are told as one; those of other sites and other kinds are not told", async () => {
  const { live, told, ended } = await follow(["ORDERS", "SESSION"]);
  live.tell("order", event("order.changed", "VN"));
  live.tell("customer", event("order.changed", "MY"));
  live.tell("admin", event("dictionary.changed"));
  live.tell("order", event("order.created", "MY"));
  live.tell("order", event("order.changed", "MY"));
  live.tell("admin", event("permission.changed"));
  await expect.poll(() => told).toEqual([["ORDERS", "SESSION"]]);
  live.tell("order", event("order.changed", null));
  await expect.poll(() => told).toEqual([["ORDERS", "SESSION"], ["ORDERS"]]);
  live.stop();
  await ended;
});

test("of sessions and permissions only what touches the follower is told", async () => {
  const { live, told, ended } = await follow(["SESSION"]);
  live.tell("admin", event("session.closed", "MY", { userId: "u2" }));
  live.tell("admin", event("permission.changed", null, { users: ["u2"], roles: ["r2"] }));
  live.tell("admin", event("permission.changed", null, { roles: ["r1"] }));
  await expect.poll(() => told).toEqual([["SESSION"]]);
  live.tell("admin", event("session.replaced", "MY", { userId: "u1" }));
  await expect.poll(() => told.length).toBe(2);
  live.stop();
  await ended;
});

test("SEC-02 a client that is marked is told to who follows permissions; what clients do all day is not", async () => {
  const { live, told, ended } = await follow(["PERMISSIONS"]);
  live.tell("admin", event("authClientToken.opened"));
  live.tell("admin", event("dictionary.changed"));
  live.tell("admin", event("authClient.exceeds"));
  await expect.poll(() => told).toEqual([["PERMISSIONS"]]);
  live.tell("admin", event("authClient.fits"));
  await expect.poll(() => told.length).toBe(2);
  live.stop();
  await ended;
});

test("a stream ends by itself, so that the session behind it is looked at again", async () => {
  const { told, ended } = await follow(["ORDERS"], { lifeMs: 1 });
  await ended;
  expect(told).toEqual([]);
});

test("who leaves is forgotten", async () => {
  const live = make();
  const stream = (await live.follow(WHO, ["ORDERS"]))[Symbol.asyncIterator]();
  const next = stream.next();
  await stream.return?.();
  expect((await next).done).toBe(true);
  live.tell("order", event("order.changed"));
  live.stop();
});

test("whoever views as another user is told what touches either of them", async () => {
  const viewedBy = { userId: "u9", userName: "admin", displayName: "Admin", until: "2026-01-01T00:30:00.000Z" };
  const { live, told, ended } = await follow(["SESSION"], { viewedBy });
  live.tell("admin", event("session.closed", "MY", { userId: "u1" }));
  live.tell("admin", event("session.viewStopped", "MY", { userId: "u9" }));
  await expect.poll(() => told).toEqual([["SESSION"]]);
  // Which roles are his own is not known here.
  live.tell("admin", event("permission.changed", null, { roles: ["r9"] }));
  await expect.poll(() => told.length).toBe(2);
  live.stop();
  await ended;
});

describe("SEC-15 event streams", () => {
  const five = [1, 2, 3, 4, 5];
  const tooMany = { code: "09020301" };

  test("are five a session and one a client; who leaves makes room", async () => {
    const live = make();
    const [first] = await Promise.all(five.map(() => live.follow(WHO, ["ORDERS"])));
    await expect(live.follow(WHO, ["ORDERS"])).rejects.toMatchObject(tooMany);
    await live.follow({ ...WHO, sessionId: "s2" }, ["ORDERS"]);
    await first?.[Symbol.asyncIterator]().return?.();
    await vi.waitFor(() => live.follow(WHO, ["ORDERS"]));
    const client = { ...WHO, sessionId: "c1", isClient: true };
    await live.follow(client, ["ORDERS"]);
    await expect(live.follow(client, ["ORDERS"])).rejects.toMatchObject(tooMany);
    live.stop();
  });

  test.each([
    ["a sign-out", event("session.closed", "MY", { userId: "u1", sessionId: "s1" })],
    ["a sign-in elsewhere", event("session.replaced", "MY", { userId: "u1", sessionId: "s1" })],
    ["a change of the client", { ...event("authClient.changed"), subject: "s1" }],
  ])("end with %s; others' go on", async (_title, told) => {
    const { live, ended } = await follow(["SESSION"]);
    const other = (await live.follow({ ...WHO, sessionId: "s2" }, ["SESSION"]))[Symbol.asyncIterator]();
    live.tell("order", told);
    live.tell("admin", event("session.closed", "MY", { userId: "u1", sessionId: "s9" }));
    await expect(other.next()).resolves.toMatchObject({ value: ["SESSION"] });
    live.tell("admin", told);
    await ended;
    const next = other.next();
    live.tell("admin", event("permission.changed"));
    await expect(next).resolves.toMatchObject({ done: false });
    live.stop();
  });

  test("end when the session or the token is over by its age", async () => {
    const { told, ended } = await follow(["SESSION"], { endsAt: new Date(Date.now() + 1).toISOString() });
    await ended;
    expect(told).toEqual([]);
  });

  test("end whether somebody reads them or not", async () => {
    const live = make();
    const unread = await Promise.all(five.map(() => live.follow(WHO, ["SESSION"])));
    live.tell("admin", event("session.closed", "MY", { userId: "u1", sessionId: "s1" }));
    for (const stream of unread) expect((await stream[Symbol.asyncIterator]().next()).done).toBe(true);
    await vi.waitFor(() => live.follow(WHO, ["SESSION"]));
    live.stop();
  });
});

test("FLT-15 a follower hears in between that nothing changed, so that a line that died is told from a quiet one", async () => {
  const live = createLive({ rates: rates(), restMs: 1, beatMs: 1 });
  const stream = (await live.follow(WHO, ["ORDERS"]))[Symbol.asyncIterator]();
  expect((await stream.next()).value).toEqual([]);
  live.stop();
});

test("FLT-18 streams end when the gateway stops, and so does at once each that still begins there", async () => {
  const { live, told, ended } = await follow(["ORDERS"]);
  live.stop();
  await ended;
  const late = (await live.follow({ ...WHO, sessionId: "s2" }, ["ORDERS"]))[Symbol.asyncIterator]();
  expect([told, (await late.next()).done]).toEqual([[], true]);
});
