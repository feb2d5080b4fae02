import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fixedId } from "@linehaul/kit/ids";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { accountGrantRoutes } from "@linehaul/schema/permissions/account-grant";
import { permBatchRoutes } from "@linehaul/schema/permissions/perm-batch";
import { leafAccountRoutes } from "@linehaul/schema/permissions/perm-leaf-account";
import { moduleAdminRoutes } from "@linehaul/schema/permissions/perm-module";
import { roleRoutes } from "@linehaul/schema/permissions/perm-role";
import { systemRoutes } from "@linehaul/schema/permissions/system";
import { startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { systemInfo } from "../../system/system-info/table.ts";
import { userAccount, userRole } from "../account/table.ts";
import { userDataGroup } from "../perm-data-group/table.ts";
import { moduleId } from "../perm-module/sync.ts";
import { module } from "../perm-module/table.ts";
import { role } from "./table.ts";

const administrator = fixedId("role", "ADMINISTRATOR");
const auditor = fixedId("role", "AUDITOR");
const [admin, support] = [fixedId("user", "admin"), fixedId("user", "support")];
const TOMORROW = "2026-06-11";
const days = (validFrom: string | null, validTo: string | null) => ({ validFrom, validTo });

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  /** The grant by which the last administrator is one. */
  let grantId = "";
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());
  const grant = (userId: string, roleId: string, more: object = {}) =>
    at.db
      .insert(userRole)
      .values({ userId, roleId, ...more })
      .returning();
  beforeEach(async () => {
    await at.db.update(userAccount).set({ status: "ENABLED" });
    await at.db.update(role).set({ status: "ENABLED" });
    await at.db.update(module).set({ status: "ENABLED" });
    await at.db.update(systemInfo).set({ isSwitchRole: true });
    await at.db.delete(userRole);
    // One whose grant is over and one whose grant has not begun can't give a permission back.
    await grant(support, administrator, days("2026-01-01", "2026-06-09"));
    await grant(fixedId("user", "norole"), administrator, days(TOMORROW, null));
    grantId = (await grant(admin, administrator, { isDefault: true }))[0]!.id;
  });

  const batch = { names: ["admin"], roleIds: [administrator] };
  const disabled = { status: "DISABLED" } as const;
  const writes = {
    "an account that is disabled": () =>
      ask(
        at.app,
        leafAccountRoutes.changeState,
        { body: { id: admin, ...disabled } },
        { button: "PERM_LEAF_ACCOUNT.DISABLE" },
      ),
    "other days": () => ask(at.app, accountGrantRoutes.changeRoleDays, { body: { grantId, ...days(TOMORROW, null) } }),
    "a revocation": () => ask(at.app, accountGrantRoutes.revokeRole, { body: { grantId } }),
    "a batch that revokes": () => ask(at.app, permBatchRoutes.revoke, { body: batch }),
    "a role that is disabled": () =>
      ask(
        at.app,
        roleRoutes.changeState,
        { body: { id: administrator, ...disabled } },
        { button: "PERM_ROLE.DISABLE" },
      ),
    "a module that is disabled": () =>
      ask(
        at.app,
        moduleAdminRoutes.changeState,
        { body: { id: moduleId("PERM_ROLE"), ...disabled } },
        { button: "PERM_MODULE.DISABLE" },
      ),
  };
  const state = async () => ({
    grants: await at.db.select().from(userRole).where(eq(userRole.userId, admin)),
    off: [
      await at.db.select().from(userAccount).where(eq(userAccount.status, "DISABLED")),
      await at.db.select().from(role).where(eq(role.status, "DISABLED")),
      await at.db.select().from(module).where(eq(module.status, "DISABLED")),
    ],
  });
  const LAST = { code: SERVICE_CODES.wrongState, fields: [{ key: "role.lastAdmin" }] };

  test.each(Object.entries(writes))(
    "SEC-03 %s leaves somebody who can bind permissions, or nothing of it is done",
    async (_name, write) => {
      const before = await state();
      expect(await write()).toMatchObject(LAST);
      expect(await state()).toEqual(before);
    },
  );

  test.each(Object.entries(writes).filter(([name]) => !name.startsWith("a role") && !name.startsWith("a module")))(
    "SEC-03 %s is done where another can bind permissions today",
    async (_name, write) => {
      await grant(fixedId("user", "reviewer.my"), administrator, days("2026-06-01", "2026-06-10"));
      expect((await write()).code).toBe(SERVICE_CODES.ok);
    },
  );

  test("SEC-03 where roles are not switched, the role that binds stays in force for somebody", async () => {
    const [other] = await grant(admin, auditor);
    const setDefault = () => ask(at.app, accountGrantRoutes.setDefaultRole, { body: { grantId: other!.id } });
    const forbid = async () => {
      const { systemId, systemName, version } = (await at.db.select().from(systemInfo))[0]!;
      return ask(at.app, systemRoutes.update, { body: { systemId, systemName, version, isSwitchRole: false } });
    };
    expect((await forbid()).code).toBe(SERVICE_CODES.ok);
    expect(await setDefault()).toMatchObject(LAST);
    await at.db.update(systemInfo).set({ isSwitchRole: true });
    expect((await setDefault()).code).toBe(SERVICE_CODES.ok);
    expect(await forbid()).toMatchObject(LAST);
  });

  test("SEC-18 the last administrator keeps a data group with which some site lets him in", async () => {
    const [my, ...others] = await at.db.select().from(userDataGroup).where(eq(userDataGroup.userId, admin));
    const revoke = (id: string) => ask(at.app, accountGrantRoutes.revokeDataGroup, { body: { grantId: id } });
    for (const { id } of others) expect((await revoke(id)).code).toBe(SERVICE_CODES.ok);
    expect(await revoke(my!.id)).toMatchObject(LAST);
    await at.db.insert(userDataGroup).values(others);
  });

  test("SEC-03 two at a time don't each leave it to the other", async () => {
    const second = fixedId("user", "reviewer.my");
    await grant(second, administrator);
    const off = (id: string) =>
      ask(
        at.app,
        leafAccountRoutes.changeState,
        { body: { id, ...disabled } },
        { button: "PERM_LEAF_ACCOUNT.DISABLE" },
      );
    const codes = (await Promise.all([off(admin), off(second)])).map(({ code }) => code);
    expect(codes).toHaveLength(2);
    expect(new Set(codes)).toEqual(new Set([SERVICE_CODES.ok, SERVICE_CODES.wrongState]));
  });

  test("SEC-03 where days have passed and nobody is left, the remedy is not refused", async () => {
    await at.db.update(userRole).set(days("2026-01-01", "2026-06-09"));
    expect((await writes["a module that is disabled"]()).code).toBe(SERVICE_CODES.ok);
    await at.db.update(module).set({ status: "ENABLED" });
    const again = { body: { grantId, ...days(null, null) } };
    expect((await ask(at.app, accountGrantRoutes.changeRoleDays, again)).code).toBe(SERVICE_CODES.ok);
    expect(await writes["a revocation"]()).toMatchObject(LAST);
  });
});
