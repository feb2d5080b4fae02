import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { END_SESSIONS, openSessionRoutes } from "@linehaul/schema/permissions/open-session";
import { actorOf, callerOf, check, IDLE_MS, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { session } from "../session/table.ts";

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());
  beforeEach(async () => {
    at.now = new Date("2026-06-10T08:00:00.000Z");
    await at.db.delete(session);
  });
  const standing = (tokens: readonly (readonly [string, "MY" | "VN"])[]) =>
    Promise.all(tokens.map(async ([token, site]) => (await check(at, token, site)).valid));
  /** An auditor at two sites and at GraphiQL's tool, somebody else, and an administrator. */
  async function signedIn() {
    const own = [
      [await signIn(at, "auditor", { device: "Firefox, Windows" }), "MY"],
      [await signIn(at, "auditor", { deviceClass: "tool" }), "MY"],
      [await signIn(at, "auditor", { site: "VN" }), "VN"],
    ] as const;
    const actors = [await actorOf(at, own[0][0]), await actorOf(at, own[1][0]), await actorOf(at, own[2][0], "VN")];
    const other = await signIn(at, "reviewer.my");
    const admin = await actorOf(at, await signIn(at, "admin"));
    return { own, actors, other, actor: actors[0]!, mine: callerOf(actors[0]!), ends: callerOf(admin, END_SESSIONS) };
  }

  test("SEC-09 a user sees where he is signed in, the session used last first; those that are over are not there", async () => {
    const { actors, mine, own } = await signedIn();
    at.now = new Date(at.now.getTime() + 60_000);
    await check(at, own[0][0]);
    const listed = await result(at.app, openSessionRoutes.mine, {}, mine);
    expect(listed).toHaveLength(3);
    expect(listed[0]).toEqual({
      sessionId: actors[0]?.sessionId,
      deviceClass: "BROWSER",
      device: "Firefox, Windows",
      address: null,
      site: "MY",
      openedAt: "2026-06-10T08:00:00.000Z",
      seenAt: "2026-06-10T08:01:00.000Z",
    });
    expect(listed.map((one) => one.sessionId).sort()).toEqual(actors.map((a) => a.sessionId).sort());
    at.now = new Date(at.now.getTime() + IDLE_MS);
    expect(await result(at.app, openSessionRoutes.mine, {}, mine)).toEqual([]);
  });

  describe("SEC-09 ending", () => {
    test("one's own: the one that is named, and nobody else's", async () => {
      const { own, actors, other, mine } = await signedIn();
      const end = (sessionId: string) => result(at.app, openSessionRoutes.endMine, { body: { sessionId } }, mine);
      expect(await end(actors[2]!.sessionId)).toEqual({ count: 1 });
      expect(await end(actors[2]!.sessionId)).toEqual({ count: 0 });
      expect(await end((await actorOf(at, other)).sessionId)).toEqual({ count: 0 });
      expect(await standing([...own, [other, "MY"]])).toEqual([true, true, false, true]);
    });

    test("all of one's own: the one that asks too", async () => {
      const { own, other, mine } = await signedIn();
      expect(await result(at.app, openSessionRoutes.endMine, { body: {} }, mine)).toEqual({ count: 3 });
      expect(await standing([...own, [other, "MY"]])).toEqual([false, false, false, true]);
      expect(await check(at, own[0][0])).toEqual({ valid: false, reason: "closed" });
    });

    test("all of an account's: told to every gateway, and recorded with who did it", async () => {
      const { own, actors, actor, ends } = await signedIn();
      const body = { accountId: actor.userId };
      expect(await result(at.app, openSessionRoutes.ofAccount, { body }, ends)).toHaveLength(3);
      await at.db.delete(outbox);
      expect(await result(at.app, openSessionRoutes.endOfAccount, { body }, ends)).toEqual({ count: 3 });
      expect(await standing(own)).toEqual([false, false, false]);
      const told = await at.db.select().from(outbox).where(eq(outbox.type, "session.closed"));
      expect(told.map((e) => e.subject).sort()).toEqual(actors.map((a) => a.sessionId).sort());
      const rows = await at.db.select().from(audit).where(eq(audit.button, END_SESSIONS)).orderBy(desc(audit.at));
      expect(rows).toHaveLength(3);
      expect(rows).toContainEqual(
        expect.objectContaining({
          userName: "admin",
          type: "session.closed",
          subject: actor.sessionId,
          after: expect.objectContaining({ userName: "auditor", site: "MY", device: "Firefox, Windows" }),
        }),
      );
    });

    test("one of an account's leaves the others, and is none of another account's", async () => {
      const { own, actors, other, actor, ends } = await signedIn();
      const end = (sessionId: string) =>
        result(at.app, openSessionRoutes.endOfAccount, { body: { accountId: actor.userId, sessionId } }, ends);
      expect(await end(actors[1]!.sessionId)).toEqual({ count: 1 });
      expect(await end((await actorOf(at, other)).sessionId)).toEqual({ count: 0 });
      expect(await standing([...own, [other, "MY"]])).toEqual([true, false, true, true]);
    });

    test("an account's takes the button, and an account", async () => {
      const { actor, mine, ends } = await signedIn();
      const body = { accountId: actor.userId };
      for (const route of [openSessionRoutes.ofAccount, openSessionRoutes.endOfAccount])
        expect(await ask(at.app, route, { body }, mine)).toMatchObject({ code: SERVICE_CODES.notTaken });
      const nobody = { accountId: actor.sessionId };
      expect(await ask(at.app, openSessionRoutes.endOfAccount, { body: nobody }, ends)).toMatchObject({
        code: SERVICE_CODES.notFound,
      });
    });
  });
});
