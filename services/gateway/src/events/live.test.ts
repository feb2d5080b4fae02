import type { ServiceEvent } from "@linehaul/schema/event";
import { expect, test } from "vitest";
import type { Follower, Topic } from "../access/changes.ts";
import { createLive } from "./live.ts";

const event = (type: string, site: string | null = null, data: ServiceEvent["data"] = {}): ServiceEvent => ({
  id: "1.1",
  type,
  subject: "s",
  site,
  user: "u",
  at: "2026-01-01T00:00:00.000Z",
  traceId: "t",
  data,
});

const WHO = { site: "MY", userId: "u1", roles: [{ roleId: "r1" }], viewedBy: null } as const;
/** What a follower of MY is told, in order. */
function follow(topics: readonly Topic[], lifeMs = 60_000, who: Follower = WHO) {
  const live = createLive({ restMs: 1, lifeMs });
  const told: (readonly Topic[])[] = [];
  const ended = (async () => {
    for await (const changed of live.follow(who, topics)) told.push(changed);
  })();
  return { live, told, ended };
}

test("changes of a moment are told as one; those of other sites and other kinds are not told", async () => {
  const { live, told, ended } = follow(["ORDERS", "SESSION"]);
  live.tell("order", event("order.changed", "VN"));
  live.tell("customer", event("order.changed", "MY"));
  live.tell("admin", event("dictionary.changed"));
  live.tell("order", event("order.created", "MY"));
  live.tell("order", event("order.changed", "MY"));
  live.tell("admin", event("permission.changed"));
  await expect.poll(() => told).toEqual([["ORDERS", "SESSION"]]);
  live.tell("order", event("order.changed", null));
  await expect.poll(() => told).toEqual([["ORDERS", "SESSION"], ["ORDERS"]]);
  live.close();
  await ended;
});

test("of sessions and permissions only what touches the follower is told", async () => {
  const { live, told, ended } = follow(["SESSION"]);
  live.tell("admin", event("session.closed", "MY", { userId: "u2" }));
  live.tell("admin", event("permission.changed", null, { users: ["u2"], roles: ["r2"] }));
  live.tell("admin", event("permission.changed", null, { roles: ["r1"] }));
  await expect.poll(() => told).toEqual([["SESSION"]]);
  live.tell("admin", event("session.replaced", "MY", { userId: "u1" }));
  await expect.poll(() => told.length).toBe(2);
  live.close();
  await ended;
});

test("a stream ends by itself, so that the session behind it is looked at again", async () => {
  const { told, ended } = follow(["ORDERS"], 1);
  await ended;
  expect(told).toEqual([]);
});

test("who leaves is forgotten", async () => {
  const { live } = follow([]);
  const stream = live.follow(WHO, ["ORDERS"])[Symbol.asyncIterator]();
  const next = stream.next();
  await stream.return?.();
  expect((await next).done).toBe(true);
  live.tell("order", event("order.changed"));
  live.close();
});

test("whoever views as another user is told what touches either of them", async () => {
  const viewedBy = { userId: "u9", userName: "admin", displayName: "Admin", until: "2026-01-01T00:30:00.000Z" };
  const { live, told, ended } = follow(["SESSION"], 60_000, { ...WHO, viewedBy });
  live.tell("admin", event("session.closed", "MY", { userId: "u1" }));
  live.tell("admin", event("session.viewStopped", "MY", { userId: "u9" }));
  await expect.poll(() => told).toEqual([["SESSION"]]);
  // Which roles are his own is not known here.
  live.tell("admin", event("permission.changed", null, { roles: ["r9"] }));
  await expect.poll(() => told.length).toBe(2);
  live.close();
  await ended;
});
