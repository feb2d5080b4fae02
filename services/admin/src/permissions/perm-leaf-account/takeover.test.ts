import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fixedId, newId } from "@linehaul/kit/ids";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import type { FieldProblem } from "@linehaul/schema/envelope";
import type { MenuButton } from "@linehaul/schema/modules";
import { accountGrantRoutes } from "@linehaul/schema/permissions/account-grant";
import { permBatchRoutes } from "@linehaul/schema/permissions/perm-batch";
import { type LeafAccount, leafAccountRoutes } from "@linehaul/schema/permissions/perm-leaf-account";
import type { SessionActor } from "@linehaul/schema/permissions/session";
import { actorOf, callerOf, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { userRole } from "../account/table.ts";
import { userDataGroup } from "../perm-data-group/table.ts";
import { role, roleButton } from "../perm-role/table.ts";

const by = { createdBy: "t", createdAt: new Date(0), modifiedBy: "t", modifiedAt: new Date(0) };
const idOf = (userName: string) => fixedId("user", userName);
const [auditor, siteMy] = [fixedId("role", "AUDITOR"), fixedId("data-group", "SITE_MY")];
let made = 0;

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  /** One whose role holds nothing but these. */
  let clerk: SessionActor;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());
  async function holding(buttons: readonly MenuButton[]): Promise<void> {
    const code = `SMALL_${++made}`;
    const [own] = await at.db
      .insert(role)
      .values({ ...by, id: newId(), code, name: code, type: "common" })
      .returning();
    await at.db.insert(roleButton).values(buttons.map((button) => ({ roleId: own!.id, button })));
    await at.db.delete(userRole).where(eq(userRole.userId, idOf("norole")));
    await at.db.insert(userRole).values({ userId: idOf("norole"), roleId: own!.id, isDefault: true });
    clerk = await actorOf(at, await signIn(at, "norole"));
  }
  const account = async (userName: string): Promise<LeafAccount> =>
    (await result(at.app, leafAccountRoutes.byIds, { body: { ids: [idOf(userName)] } }))[0]!;
  const save = async (before: LeafAccount, over: Partial<LeafAccount>) => {
    const { id, version, centralAccount, userName, displayName, workNo, countryCode, orgCode } = before;
    const body = { id, version, centralAccount, userName, displayName, workNo, countryCode, orgCode, ...over };
    return ask(at.app, leafAccountRoutes.update, { body }, callerOf(clerk, "PERM_LEAF_ACCOUNT.EDIT"));
  };
  const told = (fields: readonly FieldProblem[] | undefined) => fields?.map((f) => [f.path.join(), f.key]);

  describe("SEC-01 an account that is edited stays its owner's", () => {
    beforeEach(() => holding(["PERM_LEAF_ACCOUNT.EDIT", "PERM_LEAF_ACCOUNT.CREATE"]));
    const all = [
      ["workNo", "account.grantsRows"],
      ["countryCode", "account.grantsRows"],
      ["orgCode", "account.grantsRows"],
    ];

    test("SEC-01 the name that the sign-on vouches for is kept: nobody steps aside, and no account is made another's", async () => {
      const mine = await account("norole");
      expect(told((await save(mine, { userName: "aside" })).fields)).toEqual([["id", "account.notYourself"]]);
      const admin = await account("admin");
      for (const userName of ["norole", "aside"])
        expect(told((await save(admin, { userName })).fields)).toEqual([["userName", "account.userNameStays"]]);
      const kept = await save(admin, { userName: "ADMIN", displayName: "Lim W. J." });
      expect(kept.result).toMatchObject({ userName: "admin", displayName: "Lim W. J." });
    });

    test("SEC-01 what row rules read takes PERM_LEAF_ACCOUNT.GRANT too: to set, to change and to take away, in a new account as well", async () => {
      const manager = await account("reviewer.my");
      const other = { workNo: "987654", countryCode: "VN", orgCode: "MYOPS" };
      expect(told((await save(manager, other)).fields)).toEqual(all);
      expect(told((await save(manager, { workNo: null })).fields)).toEqual([["workNo", "account.grantsRows"]]);
      expect((await save(manager, { displayName: "Aisyah" })).result).toMatchObject({ workNo: manager.workNo });

      const fresh = { centralAccount: "fresh.one", userName: "fresh.one", displayName: "Fresh" };
      const create = (more: object) =>
        ask(
          at.app,
          leafAccountRoutes.add,
          { body: { ...fresh, ...more } },
          callerOf(clerk, "PERM_LEAF_ACCOUNT.CREATE"),
        );
      expect(told((await create(other)).fields)).toEqual(all);
      expect((await create({})).result).toMatchObject({ workNo: null, countryCode: null, orgCode: null });

      await holding(["PERM_LEAF_ACCOUNT.EDIT", "PERM_LEAF_ACCOUNT.GRANT"]);
      expect((await save(await account("reviewer.my"), other)).result).toMatchObject(other);
    });
  });

  describe("SEC-01 nobody changes his own account or what it holds", () => {
    let roleGrant = "";
    let groupGrant = "";
    beforeAll(async () => {
      await holding(["PERM_LEAF_ACCOUNT.GRANT"]);
      roleGrant = (await account("norole")).roles[0]!.id;
      const userId = idOf("norole");
      const groupId = fixedId("data-group", "SITE_VN");
      groupGrant = (await at.db.insert(userDataGroup).values({ userId, groupId }).returning())[0]!.id;
    });
    const [accountId, days] = [idOf("norole"), { validTo: "2026-12-31" }];
    const grants = accountGrantRoutes;
    const writes = {
      "grants a role to": () =>
        ask(at.app, grants.grantRole, { body: { accountId, roleId: auditor } }, callerOf(clerk, GRANT)),
      "grants a data group to": () =>
        ask(at.app, grants.grantDataGroup, { body: { accountId, groupId: siteMy } }, callerOf(clerk, GRANT)),
      "changes a role's days of": () =>
        ask(at.app, grants.changeRoleDays, { body: { grantId: roleGrant, ...days } }, callerOf(clerk, GRANT)),
      "changes a data group's days of": () =>
        ask(at.app, grants.changeDataGroupDays, { body: { grantId: groupGrant, ...days } }, callerOf(clerk, GRANT)),
      "takes a role from": () =>
        ask(at.app, grants.revokeRole, { body: { grantId: roleGrant } }, callerOf(clerk, GRANT)),
      "takes a data group from": () =>
        ask(at.app, grants.revokeDataGroup, { body: { grantId: groupGrant } }, callerOf(clerk, GRANT)),
      "chooses the default role of": () =>
        ask(
          at.app,
          grants.setDefaultRole,
          { body: { grantId: roleGrant } },
          callerOf(clerk, "PERM_LEAF_ACCOUNT.SET_DEFAULT_ROLE"),
        ),
      edits: async () => save(await account("norole"), { displayName: "Somebody" }),
      disables: () =>
        ask(
          at.app,
          leafAccountRoutes.changeState,
          { body: { id: accountId, status: "DISABLED" } },
          callerOf(clerk, "PERM_LEAF_ACCOUNT.DISABLE"),
        ),
    };
    const GRANT = "PERM_LEAF_ACCOUNT.GRANT";

    test.each(Object.entries(writes))("SEC-01 nobody %s himself", async (_what, write) => {
      const before = await account("norole");
      expect((await write()).fields).toMatchObject([{ key: "account.notYourself" }]);
      expect(await account("norole")).toEqual(before);
    });

    test("SEC-01 a batch tells him of himself and leaves him, by name and by work number", async () => {
      const before = await account("norole");
      const batch = { names: ["norole", before.workNo!, "credit.reviewer"], roleIds: [auditor] };
      const outcomes = ({ rows }: { readonly rows: readonly { readonly outcome: string }[] }) =>
        rows.map((row) => row.outcome);
      const left = ["YOURSELF", "YOURSELF", "DONE"];
      const checked = { body: { ...batch, action: "GRANT" as const } };
      expect(
        outcomes(await result(at.app, permBatchRoutes.check, checked, callerOf(clerk, "PERM_BATCH.VIEW"))),
      ).toEqual(left);
      for (const [route, button] of [
        [permBatchRoutes.grant, "PERM_BATCH.GRANT"],
        [permBatchRoutes.revoke, "PERM_BATCH.REVOKE"],
      ] as const)
        expect(outcomes(await result(at.app, route, { body: batch }, callerOf(clerk, button)))).toEqual(left);
      expect(await account("norole")).toEqual(before);
    });
  });
});
