import { signCaller, callerKey, NO_SCOPE } from "@linehaul/kit/caller";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { result, testConfig } from "@linehaul/kit/testing/service";
import { standingRoutes } from "@linehaul/schema/permissions/standing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { actorOf, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { userAccount } from "../account/table.ts";

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  });
  afterAll(() => at.app.close());
  const standing = (user: string, role: string | null, site: "MY" | "VN" = "MY") =>
    result(at.app, standingRoutes.standing, { body: { user, role, site } });

  test("PERM-02 what a user may at the moment is what his session says", async () => {
    const actor = await actorOf(at, await signIn(at, "admin"));
    expect(await standing(actor.userId, actor.roleId)).toEqual({ buttons: actor.buttons, scope: actor.scope });
  });

  test("PERM-02 of a role that is not held, and of an account out of use, it is nothing", async () => {
    const actor = await actorOf(at, await signIn(at, "admin"));
    const nothing = { buttons: [], scope: NO_SCOPE };
    expect(await standing(actor.userId, null)).toEqual(nothing);
    expect(await standing(actor.userId, "0193e000-0000-7000-8000-000000000001")).toEqual(nothing);
    expect(await standing("0193e000-0000-7000-8000-000000000001", actor.roleId)).toEqual(nothing);
    const his = eq(userAccount.id, actor.userId);
    await at.db.update(userAccount).set({ status: "DISABLED" }).where(his);
    expect(await standing(actor.userId, actor.roleId)).toEqual(nothing);
    await at.db.update(userAccount).set({ status: "ENABLED" }).where(his);
  });

  test("SEC-08 a service asks it in its own name alone", async () => {
    const secret = testConfig("admin").SCOPE_KEYS.get("order") ?? "";
    const asked = (user: string) =>
      at.app.inject({
        method: "POST",
        url: standingRoutes.standing.path,
        headers: {
          authorization: `Bearer ${signCaller(callerKey(secret), { aud: "admin", user, userName: user, role: null, site: "MY", button: "GATEWAY", scope: NO_SCOPE })}`,
        },
        payload: { user: "0193e000-0000-7000-8000-000000000001", role: null, site: "MY" },
      });
    expect((await asked("order")).statusCode).toBe(200);
    expect((await asked("customer")).statusCode).toBe(401);
  });
});
