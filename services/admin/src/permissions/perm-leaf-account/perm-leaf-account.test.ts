import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fixedId } from "@linehaul/kit/ids";
import { audit } from "@linehaul/kit/tables";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { accountGrantRoutes } from "@linehaul/schema/permissions/account-grant";
import {
  type LeafAccount,
  type LeafAccountInput,
  leafAccountRoutes,
  leafAccountSorts as sorts,
} from "@linehaul/schema/permissions/perm-leaf-account";
import { admin } from "../../service.ts";
import { systemInfo } from "../../system/system-info/table.ts";
import { check, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { role } from "../perm-role/table.ts";

const id = (kind: string, name: string) => fixedId(kind, name);
const reviewer = id("role", "REVIEWER");
const auditor = id("role", "AUDITOR");
let made = 0;
const fresh = (): LeafAccountInput => {
  const no = String(++made).padStart(3, "0");
  const none = { workNo: null, countryCode: null, orgCode: null };
  return { centralAccount: `CENTRAL-${no}`, userName: `test.person${no}`, displayName: `Person ${no}`, ...none };
};
const buttonOf = { ENABLED: "PERM_LEAF_ACCOUNT.ENABLE", DISABLED: "PERM_LEAF_ACCOUNT.DISABLE" } as const;

onEachDatabase(filledAdmin, (database) => {
  keepsToCatalogue<LeafAccountInput, LeafAccount, keyof typeof sorts>(database, admin, {
    fresh,
    unique: "userName",
    sorts,
    view: "PERM_LEAF_ACCOUNT.VIEW",
    create: (to, body, more) => ask(to, leafAccountRoutes.add, { body }, more),
    edit: (to, body, more) => ask(to, leafAccountRoutes.update, { body }, more),
    byIds: (to, ids) => ask(to, leafAccountRoutes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, leafAccountRoutes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(to, leafAccountRoutes.changeState, { body: { id, status } }, { button: buttonOf[status], ...more }),
  });

  let at: TestAdmin;
  let account: LeafAccount;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  beforeEach(async () => {
    account = await result(at.app, leafAccountRoutes.add, { body: fresh() });
  });
  afterAll(() => at.app.close());

  const grant = (roleId: string, days: object = {}, accountId = account.id) =>
    ask(at.app, accountGrantRoutes.grantRole, { body: { accountId, roleId, ...days } });
  const everySite = () =>
    ask(at.app, accountGrantRoutes.grantDataGroup, {
      body: { accountId: account.id, groupId: id("data-group", "SOUTH_EAST_ASIA") },
    });
  const change = (status: "ENABLED" | "DISABLED") =>
    result(at.app, leafAccountRoutes.changeState, { body: { id: account.id, status } }, { button: buttonOf[status] });

  test("PERM-03 a central account has one leaf account, and a leaf account keeps its central account", async () => {
    const second = { ...fresh(), centralAccount: account.centralAccount };
    const asked = await ask(at.app, leafAccountRoutes.add, { body: second });
    expect(asked).toMatchObject({
      code: SERVICE_CODES.duplicate,
      fields: [{ path: ["centralAccount"], key: "duplicate" }],
    });
    const { id: own, version, userName, displayName } = account;
    const moved = { id: own, version, userName, displayName, centralAccount: "ANOTHER" };
    expect((await ask(at.app, leafAccountRoutes.update, { body: moved })).fields).toMatchObject([
      { path: ["centralAccount"], key: "account.centralStays" },
    ]);
  });

  test.each(["1234567", "12345", "123456789", "12345a"])("ACC-04 refuses the work number %s", async (workNo) => {
    const asked = await ask(at.app, leafAccountRoutes.add, { body: { ...fresh(), workNo } });
    expect(asked.fields).toMatchObject([{ path: ["workNo"], key: "account.workNo" }]);
  });

  test("what a form leaves empty is none: an empty text, blanks, nothing at all", async () => {
    const { workNo: _none, ...rest } = fresh();
    const saved = await result(at.app, leafAccountRoutes.add, { body: { ...rest, countryCode: "", orgCode: "  " } });
    expect(saved).toMatchObject({ workNo: null, countryCode: null, orgCode: null });
  });

  test("ACC-04 takes work numbers of 6 and of 8 digits, each once", async () => {
    // Whose work number it is decides whose customers are seen: who may grant may set it.
    const save = (workNo: string) =>
      ask(
        at.app,
        leafAccountRoutes.add,
        { body: { ...fresh(), workNo } },
        { caller: { role: id("role", "PERMISSION_ADMIN") } },
      );
    expect((await save("900001")).result?.workNo).toBe("900001");
    expect((await save("90000001")).result?.workNo).toBe("90000001");
    const twice = await save("900001");
    expect(twice.fields).toMatchObject([{ path: ["workNo"], key: "duplicate" }]);
  });

  test("PERM-04 a role is granted for days, and PERM-13 recorded with before and after", async () => {
    const days = { validFrom: "2026-07-01", validTo: "2026-07-31" };
    const { result: after } = await grant(reviewer, days);
    expect(after?.roles).toMatchObject([{ code: "REVIEWER", isDefault: true, ...days, state: "NOT_YET" }]);
    const rows = await at.db.select().from(audit).where(eq(audit.subject, account.id)).orderBy(audit.at, audit.id);
    expect(rows.at(-1)).toMatchObject({
      type: "permission.changed",
      button: "PERM_LEAF_ACCOUNT.GRANT",
      before: { roles: [], dataGroups: [] },
      after: { roles: [days], dataGroups: [] },
    });
    const wider = { grantId: after?.roles[0]?.id ?? "", validFrom: "", validTo: "2026-06-10" };
    const changed = await result(at.app, accountGrantRoutes.changeRoleDays, { body: wider });
    expect(changed.roles).toMatchObject([{ validFrom: null, validTo: "2026-06-10", state: "IN_EFFECT" }]);
    const revoked = await result(at.app, accountGrantRoutes.revokeRole, { body: { grantId: wider.grantId } });
    expect(revoked.roles).toEqual([]);
    expect((await ask(at.app, accountGrantRoutes.revokeRole, { body: { grantId: wider.grantId } })).code).toBe(
      SERVICE_CODES.notFound,
    );
  });

  test.each([
    ["days the wrong way round", { validFrom: "2026-07-02", validTo: "2026-07-01" }, "validTo", "grant.days"],
    ["days that are over", { validTo: "2026-06-09" }, "validTo", "grant.over"],
    ["what is no day", { validTo: "2026-02-30" }, "validTo", "day"],
  ])("PERM-04 refuses %s at the field", async (_title, days, field, key) => {
    expect((await grant(reviewer, days)).fields).toMatchObject([{ path: [field], key }]);
  });

  test("a role is held once; an unknown one and an unknown account are refused", async () => {
    await grant(reviewer);
    expect((await grant(reviewer)).fields).toMatchObject([{ path: ["roleId"], key: "grant.held" }]);
    expect((await grant(id("role", "NONE"))).fields).toMatchObject([{ path: ["roleId"], key: "grant.unknown" }]);
    expect((await grant(reviewer, {}, id("user", "nobody"))).code).toBe(SERVICE_CODES.notFound);
  });

  test("SEC-09 an account that is disabled loses its sessions for good: enabling it brings none back", async () => {
    await everySite();
    const sessions = [
      { token: await signIn(at, account.userName), site: "MY" },
      { token: await signIn(at, account.userName, { site: "VN", deviceClass: "tool" }), site: "VN" },
    ] as const;
    const other = await signIn(at, "auditor");
    const found = () => Promise.all(sessions.map(({ token, site }) => check(at, token, site)));
    await change("DISABLED");
    expect(await found()).toEqual([
      { valid: false, reason: "disabled" },
      { valid: false, reason: "disabled" },
    ]);
    await change("ENABLED");
    expect(await found()).toEqual([
      { valid: false, reason: "closed" },
      { valid: false, reason: "closed" },
    ]);
    expect((await check(at, other)).valid).toBe(true);
    expect((await check(at, await signIn(at, account.userName))).valid).toBe(true);
    const rows = await at.db.select().from(audit).where(eq(audit.type, "session.closed"));
    const own = rows.filter((row) => row.button === "PERM_LEAF_ACCOUNT.DISABLE");
    expect(own.map(({ kind }) => kind)).toEqual(["SIGN_IN", "SIGN_IN"]);
  });

  test("PERM-05 an account has one default role: the first, until another is chosen", async () => {
    await grant(reviewer);
    const { result: both } = await grant(auditor);
    const second = both?.roles.find((r) => r.code === "AUDITOR");
    expect(second?.isDefault).toBe(false);
    const chosen = await result(at.app, accountGrantRoutes.setDefaultRole, { body: { grantId: second?.id ?? "" } });
    expect(chosen.roles.map((r) => [r.code, r.isDefault])).toEqual([
      ["AUDITOR", true],
      ["REVIEWER", false],
    ]);
  });

  test("PERM-06 a disabled account takes no role, data group or days, and may still lose what it holds", async () => {
    const { result: held } = await grant(reviewer);
    await change("DISABLED");
    const refused = [{ path: ["accountId"], key: "grant.accountDisabled" }];
    expect((await grant(auditor)).fields).toMatchObject(refused);
    const group = { accountId: account.id, groupId: id("data-group", "SITE_MY") };
    expect((await ask(at.app, accountGrantRoutes.grantDataGroup, { body: group })).fields).toMatchObject(refused);
    const grantId = held?.roles[0]?.id ?? "";
    expect((await ask(at.app, accountGrantRoutes.changeRoleDays, { body: { grantId } })).fields).toMatchObject(refused);
    expect((await ask(at.app, accountGrantRoutes.revokeRole, { body: { grantId } })).result?.roles).toEqual([]);
  });

  test("PERM-06 a disabled role and a disabled system are refused at the field", async () => {
    await at.db.update(role).set({ status: "DISABLED" }).where(eq(role.id, auditor));
    expect((await grant(auditor)).fields).toMatchObject([{ path: ["roleId"], key: "grant.disabled" }]);
    await at.db.update(role).set({ status: "ENABLED" }).where(eq(role.id, auditor));
    await at.db.update(systemInfo).set({ status: "DISABLED" });
    expect((await grant(auditor)).fields).toMatchObject([{ path: ["accountId"], key: "grant.systemDisabled" }]);
    await at.db.update(systemInfo).set({ status: "ENABLED" });
    const group = { accountId: account.id, groupId: id("data-group", "OLD_TRIAL") };
    expect((await ask(at.app, accountGrantRoutes.grantDataGroup, { body: group })).fields).toMatchObject([
      { path: ["groupId"], key: "grant.disabled" },
    ]);
  });

  test("AUTH-14 a disabled account's session ends", async () => {
    await grant(reviewer);
    await everySite();
    const token = await signIn(at, account.userName);
    await change("DISABLED");
    expect(await check(at, token)).toEqual({ valid: false, reason: "disabled" });
    expect((await change("ENABLED")).status).toBe("ENABLED");
  });

  test("a list by keyword, state, role and organisation", async () => {
    const list = (filter: object) =>
      result(at.app, leafAccountRoutes.pageQuery, { body: { pageSize: 200, filter, want: ["total"] } });
    await grant(auditor);
    expect((await list({ roleId: auditor })).data.map((a) => a.userName)).toContain(account.userName);
    expect((await list({ keyword: account.centralAccount })).data.map((a) => a.id)).toContain(account.id);
    const org = await list({ orgCode: "MYOPS" });
    expect(new Set(org.data.map((a) => a.orgName))).toEqual(new Set(["Operations, Malaysia"]));
    expect((await list({ status: "DISABLED" })).data.every((a) => a.status === "DISABLED")).toBe(true);
    expect((await list({})).total).toBeGreaterThan(150);
  });
});
