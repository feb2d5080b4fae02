import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { fixedId } from "@linehaul/kit/ids";
import { demoMainAccount } from "@linehaul/kit/demo/user-accounts";
import { audit, outbox } from "@linehaul/kit/tables";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import {
  type DataGroup,
  type DataGroupInput,
  dataGroupRoutes,
  dataGroupSorts as sorts,
} from "@linehaul/schema/permissions/perm-data-group";
import { accountGrantRoutes } from "@linehaul/schema/permissions/account-grant";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { demoAccounts, demoSales } from "../../demo/accounts.ts";
import { admin } from "../../service.ts";
import { actorOf, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { userAccount } from "../account/table.ts";

let made = 0;
const NOTHING = { sites: [], countries: [], orgs: [], customers: [], accounts: [] };
const fresh = (): DataGroupInput => {
  const code = `TEST_${String(++made).padStart(3, "0")}`;
  return { code, name: `Test ${made}`, kind: "CONSTANT", ...NOTHING, sites: ["MY"], rules: [] };
};
const buttonOf = { ENABLED: "PERM_DATA_GROUP.ENABLE", DISABLED: "PERM_DATA_GROUP.DISABLE" } as const;

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());

  keepsToCatalogue<DataGroupInput, DataGroup, keyof typeof sorts>(database, admin, {
    fresh,
    unique: "code",
    sorts,
    view: "PERM_DATA_GROUP.VIEW",
    create: (to, body, more) => ask(to, dataGroupRoutes.add, { body }, more),
    edit: (to, body, more) => ask(to, dataGroupRoutes.update, { body }, more),
    byIds: (to, ids) => ask(to, dataGroupRoutes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, dataGroupRoutes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(to, dataGroupRoutes.changeState, { body: { id, status } }, { button: buttonOf[status], ...more }),
  });

  const account = (userName: string) => fixedId("user", userName);
  const effective = (accountId: string) => result(at.app, dataGroupRoutes.effective, { body: { accountId } });
  const give = (accountId: string, code: string, days: object = {}) =>
    result(at.app, accountGrantRoutes.grantDataGroup, {
      body: { accountId, groupId: fixedId("data-group", code), ...days },
    });

  test("PERM-02 PERM-13 a group is saved with all it names, and its before and after are recorded", async () => {
    const input = { ...fresh(), countries: ["SG"], orgs: ["MYOPS"], customers: ["1000000001"], accounts: ["MY1-2"] };
    const group = await result(at.app, dataGroupRoutes.add, { body: input });
    expect(group).toMatchObject({ ...input, version: 1, holders: 0, rules: [] });
    const edited = await result(at.app, dataGroupRoutes.update, {
      body: { ...input, id: group.id, version: 1, countries: ["TH"] },
    });
    expect(edited).toMatchObject({ version: 2, countries: ["TH"] });
    const rows = await at.db.select().from(audit).where(eq(audit.subject, group.id)).orderBy(audit.at, audit.id);
    expect(rows.map((r) => [r.button, r.before, r.after])).toEqual([
      ["PERM_DATA_GROUP.CREATE", null, group],
      ["PERM_DATA_GROUP.EDIT", group, edited],
    ]);
    const told = await at.db.select().from(outbox).where(eq(outbox.subject, group.id));
    expect(told.map((e) => e.type)).toEqual(["permission.changed", "permission.changed"]);
  });

  test.each([
    ["a constant group that names nothing", { ...NOTHING }, "kind", "dataGroup.empty"],
    ["a variable group without a rule", { ...NOTHING, kind: "VARIABLE" as const }, "rules", "dataGroup.noRule"],
    [
      "codes and rules together",
      { kind: "VARIABLE" as const, rules: ["USER_SITE" as const] },
      "kind",
      "dataGroup.both",
    ],
    ["an organisation that is not in the list", { orgs: ["NOWHERE"] }, "orgs", "dataGroup.unknownOrg"],
    ["an account whose code has spaces", { accounts: ["MY 1"] }, "accounts", "account.userCode"],
    ["a code with spaces", { code: "NOT A CODE" }, "code", "dataGroup.code"],
  ])("PERM-02 refuses %s at its field, and keeps nothing", async (_title, bad, field, key) => {
    const before = await at.db.$count(userAccount);
    const asked = await ask(at.app, dataGroupRoutes.add, { body: { ...fresh(), ...bad } });
    expect(asked.fields?.[0]).toMatchObject({ path: expect.arrayContaining([field]), key });
    expect(await at.db.$count(userAccount)).toBe(before);
  });

  test("an edit without an id is refused", async () => {
    const none = await ask(at.app, dataGroupRoutes.update, { body: fresh() });
    expect(none).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["id"], key: "required" }] });
  });

  test("PERM-02 a disabled group opens nothing, and each state has its button", async () => {
    const id = fixedId("data-group", "SITE_VN");
    const clerk = account("clerk.vn");
    const change = (status: "ENABLED" | "DISABLED", button: "PERM_DATA_GROUP.ENABLE" | "PERM_DATA_GROUP.DISABLE") =>
      ask(at.app, dataGroupRoutes.changeState, { body: { id, status } }, { button });
    expect((await change("DISABLED", "PERM_DATA_GROUP.ENABLE")).code).toBe(SERVICE_CODES.notTaken);
    expect((await change("DISABLED", "PERM_DATA_GROUP.DISABLE")).result?.status).toBe("DISABLED");
    const seen = await effective(clerk);
    expect(seen.scope.sites).toEqual([]);
    expect(seen.parts).toMatchObject([{ groupCode: "SITE_VN", state: "DISABLED" }]);
    expect((await change("ENABLED", "PERM_DATA_GROUP.ENABLE")).result?.status).toBe("ENABLED");
    expect((await effective(clerk)).scope.sites).toEqual(["VN"]);
  });

  test("PERM-02 variable groups follow the user: site, country, organisation, customers", async () => {
    const sales = demoAccounts().find((a) => a.role === "CUSTOMER_MANAGER" && a.site === "ID" && a.validFrom === null)!;
    const own = demoSales()
      .filter((s) => s.workNo === sales.workNo)
      .map((s) => s.customerCode)
      .sort();
    expect(own.length).toBeGreaterThan(0);
    await at.db
      .update(userAccount)
      .set({ status: "ENABLED" })
      .where(eq(userAccount.id, account(sales.userName)));
    await give(account(sales.userName), "OWN_ORG");
    await give(account(sales.userName), "OWN_COUNTRY");
    expect((await effective(account(sales.userName))).scope).toEqual({
      sites: ["ID"],
      countries: ["ID"],
      orgs: ["IDSALES"],
      customers: own,
      accounts: null,
    });
    await at.db
      .update(userAccount)
      .set({ workNo: null, orgCode: null })
      .where(eq(userAccount.userName, sales.userName));
    const without = (await effective(account(sales.userName))).scope;
    expect([without.orgs, without.customers]).toEqual([[], []]);
    await at.db.update(userAccount).set({ countryCode: null }).where(eq(userAccount.userName, sales.userName));
    expect((await effective(account(sales.userName))).scope.sites).toEqual([]);
  });

  test("PERM-08 the user's own account is the one whose code is his central account; the demo has a user kept to one", async () => {
    const { scope, parts } = await effective(account("account.my"));
    expect(scope).toEqual({
      sites: ["MY"],
      countries: null,
      orgs: null,
      customers: null,
      accounts: [demoMainAccount("MY")],
    });
    expect(parts.find(({ rule }) => rule === "USER_ACCOUNT")).toMatchObject({ dimension: "ACCOUNT" });
    await give(account("account.my"), "MY_BUSIEST");
    expect((await effective(account("account.my"))).scope).toEqual(scope);
  });

  test("PERM-02 what a user would see is what a sign-in gets, and says which group each part comes from", async () => {
    await give(account("reviewer.my"), "MY_CUSTOMS");
    const { scope, parts } = await effective(account("reviewer.my"));
    expect(parts.map((p) => [p.groupCode, p.dimension, p.codes])).toEqual([
      ["MY_CUSTOMS", "SITE", ["MY"]],
      ["MY_CUSTOMS", "ORG", ["MYCUST", "MYOPS"]],
      ["SITE_MY", "SITE", ["MY"]],
    ]);
    const actor = await actorOf(at, await signIn(at, "reviewer.my"));
    expect(await result(at.app, sessionRoutes.scope, { params: { version: actor.scope } })).toEqual(scope);
  });

  test("a list by keyword, kind and state; choices are the enabled ones", async () => {
    const page = await result(at.app, dataGroupRoutes.pageQuery, {
      body: { pageSize: 50, filter: { keyword: "own", kind: "VARIABLE" }, want: ["total"] },
    });
    expect(page.data.map((g) => g.code)).toEqual([
      "OWN_ACCOUNT",
      "OWN_COUNTRY",
      "OWN_CUSTOMERS",
      "OWN_ORG",
      "OWN_SITE",
    ]);
    expect(page.total).toBe(5);
    const choices = await result(at.app, dataGroupRoutes.choices, { body: { name: "" } });
    expect(choices.map((c) => c.code)).not.toContain("OLD_TRIAL");
  });
});
