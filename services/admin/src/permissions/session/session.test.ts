import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { actorOf, callerOf, check, IDLE_MS, MAX_MS, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { systemInfo } from "../../system/system-info/table.ts";
import { userAccount } from "../account/table.ts";
import { session } from "./table.ts";
import { hashOf } from "@linehaul/kit/token";

const open = { userName: "admin", site: "MY", deviceId: "d-1", deviceClass: "browser", language: "en" } as const;

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
  const told = async (type: string) => at.db.select().from(outbox).where(eq(outbox.type, type));

  test("AUTH-06 a session knows user, role, language, site and device", async () => {
    const token = await signIn(at, "reviewer.my");
    const actor = await actorOf(at, token);
    expect(actor).toMatchObject({
      userName: "reviewer.my",
      displayName: "Nur Aisyah",
      site: "MY",
      language: "en",
      roles: [{ roleCode: "REVIEWER", isDefaultRole: "1" }],
      system: { isSwitchRole: true, status: "ENABLED" },
    });
    expect(actor.roleId).toBe(actor.roles[0]?.roleId);
    expect(actor.buttons).toContain("ORDER_REVIEW.APPROVE");
    expect(actor.buttons).not.toContain("CURRENCY.EDIT");
  });

  test("AUTH-06 refuses a sign-in without a device id", async () => {
    const refused = await ask(at.app, sessionRoutes.open, { body: { ...open, deviceId: "" } });
    expect(refused).toMatchObject({ status: 400, fields: [{ path: ["deviceId"] }] });
  });

  test("a token is 32 random bytes, of which the database keeps the hash", async () => {
    const token = await signIn(at, "admin");
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await at.db.select({ kept: session.tokenHash }).from(session)).toEqual([{ kept: hashOf(token) }]);
    expect(JSON.stringify(await at.db.select({ data: outbox.data }).from(outbox))).not.toContain(token);
    expect(JSON.stringify(await at.db.select().from(audit))).not.toContain(token);
  });

  test("a token in the answer is not kept by an idempotency key", async () => {
    const headers = { "idempotency-key": "the-same-key" };
    const [a, b] = [
      await result(at.app, sessionRoutes.open, { body: open }, { headers }),
      await result(at.app, sessionRoutes.open, { body: open }, { headers }),
    ];
    expect(a).not.toEqual(b);
  });

  test("SEC-01 a name is found whatever the size of its letters, and no other letter makes it another's; an unknown one is told and recorded", async () => {
    const opened = (userName: string) =>
      result(at.app, sessionRoutes.open, { body: { ...open, site: "VN", userName } });
    expect(await opened("Clerk.VN")).toMatchObject({ opened: true, userName: "clerk.vn" });
    // The small letter of the Kelvin sign is a plain k.
    expect(await opened("cler\u212A.vn")).toMatchObject({ opened: false, reason: "unknownUser" });
    expect(await opened(" clerk.vn")).toMatchObject({ opened: false, reason: "unknownUser" });
    await at.db.delete(outbox).where(eq(outbox.type, "session.refused"));
    const unknown = await result(at.app, sessionRoutes.open, { body: { ...open, userName: "nobody" } });
    expect(unknown).toEqual({ opened: false, reason: "unknownUser", sites: [] });
    expect(await told("session.refused")).toMatchObject([{ subject: "nobody" }]);
  });

  describe("AUTH-07 one session a user, site and device class", () => {
    test("signing in elsewhere ends the earlier one, and says so", async () => {
      const before = (await told("session.replaced")).length;
      const first = await signIn(at, "admin", { deviceId: "d-1" });
      const { sessionId } = await actorOf(at, first);
      const second = await signIn(at, "admin", { deviceId: "d-2" });
      expect(await check(at, first)).toEqual({ valid: false, reason: "replaced" });
      expect(await check(at, second)).toMatchObject({ valid: true });
      const events = (await told("session.replaced")).slice(before);
      expect(events).toMatchObject([{ subject: sessionId, data: { sessionId, userName: "admin" } }]);
    });

    test("another site, another device class and another user keep theirs", async () => {
      const tokens = [
        await signIn(at, "admin"),
        await signIn(at, "admin", { deviceClass: "tool" }),
        await signIn(at, "support"),
      ];
      const elsewhere = await signIn(at, "admin", { site: "VN" });
      expect(await Promise.all(tokens.map(async (t) => (await check(at, t)).valid))).toEqual([true, true, true]);
      expect((await check(at, elsewhere, "VN")).valid).toBe(true);
    });

    test("sign-ins at the same moment leave one", async () => {
      const tokens = await Promise.all(
        ["d-1", "d-2", "d-3", "d-4"].map((deviceId) => signIn(at, "admin", { deviceId })),
      );
      const valid = await Promise.all(tokens.map(async (t) => (await check(at, t)).valid));
      expect(valid.filter(Boolean)).toHaveLength(1);
    });

    test("it can be switched off", async () => {
      const many = await startAdmin(database(), { idleMs: IDLE_MS, maxMs: MAX_MS, single: false });
      const first = await signIn(many, "admin");
      await signIn(many, "admin");
      expect((await check(many, first)).valid).toBe(true);
      await many.app.close();
    });
  });

  describe("AUTH-08 the role in force", () => {
    test("is the default one until another that is held is chosen, which is kept", async () => {
      const token = await signIn(at, "support");
      const first = await actorOf(at, token);
      const inForce = first.roles.find((r) => r.roleId === first.roleId);
      expect(inForce).toMatchObject({ roleCode: "SUPPORT_ENGINEER", isDefaultRole: "1" });
      expect(first.buttons).toContain("GRAPHIQL.VIEW");

      const auditor = first.roles.find((r) => r.roleCode === "AUDITOR")!;
      const chosen = await actorOf(at, token, "MY", auditor.roleId);
      expect(chosen.roleId).toBe(auditor.roleId);
      expect(chosen.buttons).not.toContain("GRAPHIQL.VIEW");
      expect((await actorOf(at, token)).roleId).toBe(auditor.roleId);
    });

    test("AUTH-09 is never one that the user does not hold", async () => {
      const administrator = (await actorOf(at, await signIn(at, "admin"))).roleId!;
      const token = await signIn(at, "support");
      const actor = await actorOf(at, token, "MY", administrator);
      expect(actor.roles.map((r) => r.roleId)).toContain(actor.roleId);
      expect(actor.buttons).not.toContain("CURRENCY.EDIT");
      expect((await actorOf(at, token, "MY", "no id at all")).roleId).toBe(actor.roleId);
    });

    test("SEC-05 is the default one where the system does not let roles be switched, whatever is asked for or was chosen", async () => {
      const token = await signIn(at, "support");
      const first = await actorOf(at, token);
      const auditor = first.roles.find((r) => r.roleCode === "AUDITOR")!.roleId;
      const set = (isSwitchRole: boolean) => at.db.update(systemInfo).set({ isSwitchRole });
      await set(false);
      expect(await actorOf(at, token, "MY", auditor)).toMatchObject({ roleId: first.roleId, buttons: first.buttons });
      await set(true);
      expect((await actorOf(at, token)).roleId).toBe(first.roleId);
      expect((await actorOf(at, token, "MY", auditor)).roleId).toBe(auditor);
      await set(false);
      expect((await actorOf(at, token)).roleId).toBe(first.roleId);
      await set(true);
      expect((await actorOf(at, token)).roleId).toBe(auditor);
    });

    test("is none for a user without a role, who may press nothing", async () => {
      const actor = await actorOf(at, await signIn(at, "norole"));
      expect(actor).toMatchObject({ roleId: null, roles: [], buttons: [] });
    });
  });

  test("a session is of one host: on another site its token is worth nothing", async () => {
    const token = await signIn(at, "admin", { site: "MY" });
    expect(await check(at, token, "VN")).toEqual({ valid: false, reason: "none" });
    expect(await check(at, "rubbish")).toEqual({ valid: false, reason: "none" });
  });

  describe("SEC-10 a session", () => {
    const HOUR = 3_600_000;
    const later = (ms: number) => (at.now = new Date(at.now.getTime() + ms));
    const end = (ms: number) => new Date(at.now.getTime() + ms).toISOString();
    let short: TestAdmin;
    beforeAll(async () => {
      short = await startAdmin(database(), { idleMs: HOUR, maxMs: 3 * HOUR, single: true });
    }, OPEN_MS);
    afterAll(() => short.app.close());
    /** A check an hour less a minute after the last, by the clock of this test. */
    const used = (token: string, background = false) => {
      later(HOUR - 60_000);
      short.now = at.now;
      return result(short.app, sessionRoutes.check, { body: { token, site: "MY", background } });
    };

    test("that is used goes on to its greatest age, and then ends", async () => {
      short.now = at.now;
      const token = await signIn(short, "admin");
      const oldest = end(3 * HOUR);
      expect(await check(short, token)).toMatchObject({ actor: { endsAt: end(HOUR) } });
      expect(await used(token)).toMatchObject({ actor: { endsAt: end(HOUR) } });
      expect((await used(token)).valid).toBe(true);
      expect(await used(token)).toMatchObject({ actor: { endsAt: oldest } });
      expect(await used(token)).toEqual({ valid: false, reason: "expired" });
    });

    test("that only the console asks about by itself is not used, and ends", async () => {
      short.now = at.now;
      const token = await signIn(short, "admin");
      const idle = end(HOUR);
      expect(await used(token, true)).toMatchObject({ actor: { endsAt: idle } });
      expect(await used(token, true)).toEqual({ valid: false, reason: "expired" });
    });

    test("may be 12 hours old where nothing else is set, and no older", async () => {
      const token = await signIn(at, "admin");
      const oldest = end(12 * HOUR);
      later(11 * HOUR);
      expect(await check(at, token)).toMatchObject({ actor: { endsAt: oldest } });
      later(HOUR);
      expect(await check(at, token)).toEqual({ valid: false, reason: "expired" });
    });
  });

  test("AUTH-04 a closed session is over, and closing it again changes nothing", async () => {
    const token = await signIn(at, "admin");
    const { sessionId, userId } = await actorOf(at, token);
    const before = (await told("session.closed")).length;
    const close = () => result(at.app, sessionRoutes.close, { body: { token } });
    expect(await close()).toEqual({ closed: true });
    expect(await close()).toEqual({ closed: false });
    expect(await check(at, token)).toEqual({ valid: false, reason: "closed" });
    expect((await told("session.closed")).slice(before)).toMatchObject([{ data: { sessionId, userId } }]);
  });

  describe("AUTH-14 a disabled", () => {
    test("account neither signs in nor works", async () => {
      const token = await signIn(at, "admin");
      const set = (status: "ENABLED" | "DISABLED") =>
        at.db.update(userAccount).set({ status }).where(eq(userAccount.userName, "admin"));
      await set("DISABLED");
      expect(await check(at, token)).toEqual({ valid: false, reason: "disabled" });
      expect(await result(at.app, sessionRoutes.open, { body: open })).toMatchObject({
        opened: false,
        reason: "disabled",
      });
      await set("ENABLED");
      expect((await check(at, token)).valid).toBe(true);
    });

    test("system lets nobody in but those who may bring it back", async () => {
      const [token, keeper] = [await signIn(at, "reviewer.my"), await signIn(at, "admin")];
      await at.db.update(systemInfo).set({ status: "DISABLED" });
      expect(await check(at, token)).toEqual({ valid: false, reason: "disabled" });
      const body = { ...open, userName: "reviewer.my" };
      expect(await result(at.app, sessionRoutes.open, { body })).toMatchObject({ opened: false, reason: "disabled" });
      expect(await check(at, keeper)).toMatchObject({ valid: true });
      expect(await result(at.app, sessionRoutes.open, { body: open })).toMatchObject({ opened: true });
      await at.db.update(systemInfo).set({ status: "ENABLED" });
      expect(await check(at, token)).toMatchObject({ valid: true });
    });
  });

  test("AUTH-14 system details are any signed-in user's to read", async () => {
    const actor = await actorOf(at, await signIn(at, "norole"));
    expect(await result(at.app, sessionRoutes.systemDetails, {}, callerOf(actor))).toEqual(actor.system);
  });

  test("only the gateway opens and checks sessions", async () => {
    const asked = await ask(at.app, sessionRoutes.open, { body: open }, { button: "SELF" });
    expect(asked).toMatchObject({ status: 403, code: SERVICE_CODES.notTaken });
  });
});
