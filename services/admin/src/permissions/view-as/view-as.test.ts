import { and, asc, eq } from "drizzle-orm";
import { fixedId } from "@linehaul/kit/ids";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { sessionRoutes, type SessionActor } from "@linehaul/schema/permissions/session";
import { VIEW_AS, VIEW_AS_MINUTES, viewAsRoutes } from "@linehaul/schema/permissions/view-as";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { actorOf, callerOf, check, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { userAccount } from "../account/table.ts";
import { role, roleButton } from "../perm-role/table.ts";

const accountOf = (userName: string) => fixedId("user", userName);
const REASON = "They say that they see no orders";

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  let token = "";
  let admin: SessionActor;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());
  beforeEach(async () => {
    token = await signIn(at, "admin");
    admin = await actorOf(at, token);
    await at.db.execute("truncate table audit_due");
  });

  const start = (userName: string, by: SessionActor = admin, more: object = {}) =>
    ask(
      at.app,
      viewAsRoutes.start,
      { body: { sessionId: by.sessionId, accountId: accountOf(userName), reason: REASON, ...more } },
      callerOf(by, VIEW_AS),
    );
  /** Asks as the gateway does for one who views: in the name of the account, with his own beside it. */
  const stop = (by: SessionActor) => {
    const { button, caller } = callerOf(by);
    const viewedBy = by.viewedBy && { user: by.viewedBy.userId, userName: by.viewedBy.userName };
    return ask(
      at.app,
      viewAsRoutes.stop,
      { body: { sessionId: by.sessionId } },
      { button, caller: { ...caller, ...(viewedBy && { viewedBy }) } },
    );
  };
  const later = (minutes: number) => (at.now = new Date(at.now.getTime() + minutes * 60_000));
  /** What the trail says of this session's viewing, oldest first. */
  const trail = async (account: string, since: Date) =>
    (
      await at.db
        .select()
        .from(audit)
        .where(and(eq(audit.subject, accountOf(account)), eq(audit.kind, "VIEW_AS")))
        .orderBy(asc(audit.at), asc(audit.id))
    )
      .filter((row) => row.at >= since)
      .map((row) => ({
        type: row.type,
        userName: row.user === admin.userId ? row.userName : "?",
        reason: row.reason,
        after: row.after,
      }));

  test("the session's actor is the account, with its role, buttons and rows; marked with who really sits there", async () => {
    const began = at.now;
    const started = await start("reviewer.my");
    const until = new Date(at.now.getTime() + VIEW_AS_MINUTES * 60_000).toISOString();
    expect(started.result).toEqual({ until });
    const seen = await actorOf(at, token);
    const himself = await actorOf(at, await signIn(at, "reviewer.my"));
    const own = ["userId", "userName", "displayName", "roles", "roleId", "buttons", "scope"] as const;
    for (const key of own) expect(seen[key]).toEqual(himself[key]);
    expect(seen).toMatchObject({ sessionId: admin.sessionId, site: "MY" });
    expect(himself.viewedBy).toBeNull();
    const { userId, userName, displayName } = admin;
    expect(seen.viewedBy).toEqual({ userId, userName, displayName, until });

    expect((await stop(seen)).result).toEqual({ stopped: true });
    expect((await stop(seen)).result).toEqual({ stopped: false });
    expect(await actorOf(at, token)).toMatchObject({ userName: "admin", viewedBy: null, roleId: admin.roleId });
    expect(await trail("reviewer.my", began)).toEqual([
      { type: "session.viewStarted", userName: "admin", reason: REASON, after: { userName: "reviewer.my", until } },
      {
        type: "session.viewStopped",
        userName: "admin",
        reason: null,
        after: { userName: "reviewer.my", why: "stopped" },
      },
    ]);
  });

  test("a role is chosen among the account's, and the user's own choice stays what it was", async () => {
    const tokenOfSupport = await signIn(at, "permission.admin");
    const support = await actorOf(at, tokenOfSupport);
    await start("support", support);
    const viewing = await actorOf(at, tokenOfSupport);
    const auditor = viewing.roles.find((r) => r.roleCode === "AUDITOR")!;
    expect((await actorOf(at, tokenOfSupport, "MY", auditor.roleId)).roleId).toBe(auditor.roleId);
    expect((await actorOf(at, tokenOfSupport, "MY", support.roleId ?? "")).roleId).toBe(viewing.roleId);
    await stop(viewing);
    expect((await actorOf(at, tokenOfSupport)).roleId).toBe(support.roleId);
  });

  test("it ends by itself after half an hour, and that is recorded once, however many ask at that moment", async () => {
    const began = at.now;
    await start("clerk.vn");
    later(VIEW_AS_MINUTES - 0.01);
    expect((await actorOf(at, token)).userName).toBe("clerk.vn");
    later(0.01);
    const actors = await Promise.all([1, 2, 3, 4].map(() => actorOf(at, token)));
    expect(actors.map((a) => [a.userName, a.viewedBy])).toEqual(actors.map(() => ["admin", null]));
    expect((await trail("clerk.vn", began)).map((row) => [row.type, row.userName, row.after?.["why"]])).toEqual([
      ["session.viewStarted", "admin", undefined],
      ["session.viewStopped", "admin", "expired"],
    ]);
  });

  test("it ends when either account may no longer", async () => {
    const began = at.now;
    const set = (userName: string, status: "ENABLED" | "DISABLED") =>
      at.db.update(userAccount).set({ status }).where(eq(userAccount.userName, userName));
    await start("auditor");
    await set("auditor", "DISABLED");
    expect((await actorOf(at, token)).userName).toBe("admin");
    await set("auditor", "ENABLED");
    expect((await actorOf(at, token)).userName).toBe("admin");

    await start("auditor");
    const [own] = await at.db.select({ id: role.id }).from(role).where(eq(role.code, "ADMINISTRATOR"));
    const held = and(eq(roleButton.roleId, own!.id), eq(roleButton.button, VIEW_AS));
    await at.db.delete(roleButton).where(held);
    expect((await actorOf(at, token)).userName).toBe("admin");
    await at.db.insert(roleButton).values({ roleId: own!.id, button: VIEW_AS });
    expect((await trail("auditor", began)).map((row) => row.after?.["why"])).toEqual([
      undefined,
      "disabled",
      undefined,
      "notAllowed",
    ]);

    await start("auditor");
    await set("admin", "DISABLED");
    expect(await check(at, token)).toEqual({ valid: false, reason: "disabled" });
    await set("admin", "ENABLED");
  });

  test("it ends with its session: signed out, or signed in elsewhere", async () => {
    const began = at.now;
    await start("content.editor");
    await result(at.app, sessionRoutes.close, { body: { token } });
    const other = await signIn(at, "admin");
    await start("content.editor", await actorOf(at, other));
    await signIn(at, "admin");
    expect((await trail("content.editor", began)).map((row) => row.after?.["why"])).toEqual([
      undefined,
      "closed",
      undefined,
      "replaced",
    ]);
  });

  test("nobody views as a disabled account, as himself, as somebody who is not there, without a reason, or in another's session", async () => {
    const refused = async (userName: string, more: object = {}, by: SessionActor = admin) => {
      const { code, fields } = await start(userName, by, more);
      return [code, fields?.map((f) => [f.path.join(), f.key])];
    };
    await at.db.update(userAccount).set({ status: "DISABLED" }).where(eq(userAccount.userName, "credit.reviewer"));
    const { invalid, notFound } = SERVICE_CODES;
    expect(await refused("credit.reviewer")).toEqual([invalid, [["accountId", "viewAs.disabled"]]]);
    expect(await refused("admin")).toEqual([invalid, [["accountId", "viewAs.self"]]]);
    expect(await refused("nobody")).toEqual([notFound, undefined]);
    expect(await refused("auditor", { reason: " no " })).toEqual([invalid, [["reason", "text.min"]]]);
    const other = await actorOf(at, await signIn(at, "permission.admin"));
    expect(await refused("auditor", { sessionId: admin.sessionId }, other)).toEqual([notFound, undefined]);
    expect((await actorOf(at, token)).viewedBy).toBeNull();
  });

  test("nobody views as a second account while he views as a first, and nobody stops another's viewing", async () => {
    await start("auditor");
    expect((await start("support")).code).toBe(SERVICE_CODES.wrongState);
    const viewing = await actorOf(at, token);
    const { caller } = callerOf(viewing);
    const viewedBy = { user: admin.userId, userName: "admin" };
    const again = await ask(
      at.app,
      viewAsRoutes.start,
      { body: { sessionId: admin.sessionId, accountId: accountOf("support"), reason: REASON } },
      { button: VIEW_AS, caller: { ...caller, viewedBy } },
    );
    expect(again.code).toBe(SERVICE_CODES.readOnly);
    const other = await actorOf(at, await signIn(at, "auditor"));
    expect((await stop({ ...other, sessionId: admin.sessionId })).result).toEqual({ stopped: false });
    expect((await actorOf(at, token)).userName).toBe("auditor");
  });
});
