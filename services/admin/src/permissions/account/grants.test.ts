import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { brokenUnique } from "@linehaul/kit/database-error";
import { fixedId } from "@linehaul/kit/ids";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { result } from "@linehaul/kit/testing/service";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import type { SiteCode } from "@linehaul/schema/sites";
import { dataGroup, userDataGroup } from "../perm-data-group/table.ts";
import { role } from "../perm-role/table.ts";
import { actorOf, check, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { userRole } from "./table.ts";

const clerk = fixedId("user", "clerk.vn");
const ALWAYS = { validFrom: null, validTo: null };

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  let token = "";
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());
  beforeEach(async () => {
    at.now = new Date("2026-06-10T08:00:00.000Z");
    await at.db.update(userRole).set(ALWAYS);
    await at.db.update(userDataGroup).set(ALWAYS);
    token = await signIn(at, "clerk.vn", { site: "VN" });
  });
  const roles = async () => (await actorOf(at, token, "VN")).roles.length;
  const sites = async (site: SiteCode = "VN") => {
    const { scope } = await actorOf(at, token, site);
    return (await result(at.app, sessionRoutes.scope, { params: { version: scope } })).sites;
  };

  // Viet Nam is 7 hours ahead of UTC.
  test.each([
    ["2026-06-09T17:00:00.999Z", 0],
    ["2026-06-09T17:00:01.000Z", 1],
    ["2026-06-11T16:59:59.000Z", 1],
    ["2026-06-11T17:00:00.000Z", 0],
  ])("PERM-04 a grant of 10 and 11 June has its effect in the site's zone: at %s, %i", async (now, held) => {
    const days = { validFrom: "2026-06-10", validTo: "2026-06-11" };
    await at.db.update(userRole).set(days).where(eq(userRole.userId, clerk));
    at.now = new Date(now);
    token = await signIn(at, "clerk.vn", { site: "VN" });
    expect(await roles()).toBe(held);
    await at.db.update(userDataGroup).set(days).where(eq(userDataGroup.userId, clerk));
    expect((await check(at, token, "VN")).valid).toBe(held === 1);
  });

  test("PERM-02 the scope is the union of the user's data groups, under an address of its content", async () => {
    expect(await sites()).toEqual(["VN"]);
    const { scope } = await actorOf(at, token, "VN");
    await at.db.insert(userDataGroup).values({ userId: clerk, groupId: fixedId("data-group", "SITE_MY") });
    expect(await sites()).toEqual(["MY", "VN"]);
    expect((await actorOf(at, token, "VN")).scope).not.toBe(scope);
    await at.db
      .delete(userDataGroup)
      .where(and(eq(userDataGroup.userId, clerk), eq(userDataGroup.groupId, fixedId("data-group", "SITE_MY"))));
    expect((await actorOf(at, token, "VN")).scope).toBe(scope);
  });

  test("SEC-18 a disabled data group opens no site", async () => {
    const group = eq(dataGroup.id, fixedId("data-group", "SITE_VN"));
    await at.db.update(dataGroup).set({ status: "DISABLED" }).where(group);
    expect(await check(at, token, "VN")).toEqual({ valid: false, reason: "noSite" });
    await at.db.update(dataGroup).set({ status: "ENABLED" }).where(group);
  });

  test("AUTH-14 a disabled role is not held; a user with no other one can't work", async () => {
    const set = (code: string, status: "ENABLED" | "DISABLED") =>
      at.db.update(role).set({ status }).where(eq(role.code, code));
    const support = await signIn(at, "support");
    await set("SUPPORT_ENGINEER", "DISABLED");
    expect((await actorOf(at, support)).roles.map((r) => r.roleCode)).toEqual(["AUDITOR"]);
    await set("AUDITOR", "DISABLED");
    expect(await check(at, support)).toEqual({ valid: false, reason: "disabled" });
    await set("SUPPORT_ENGINEER", "ENABLED");
    await set("AUDITOR", "ENABLED");
  });

  test("PERM-05 an account has one default role", async () => {
    const support = eq(userRole.userId, fixedId("user", "support"));
    const twice = await at.db
      .update(userRole)
      .set({ isDefault: true })
      .where(support)
      .catch((error: unknown) => error);
    expect(brokenUnique(twice)).toBe("user_role_one_default");
  });
});
