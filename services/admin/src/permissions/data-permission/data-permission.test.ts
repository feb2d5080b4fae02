import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { and, asc, eq } from "drizzle-orm";
import { fixedId } from "@linehaul/kit/ids";
import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { accountGrantRoutes } from "@linehaul/schema/permissions/account-grant";
import { dataGroupRoutes } from "@linehaul/schema/permissions/perm-data-group";
import { dataPermissionRoutes } from "@linehaul/schema/permissions/data-permission";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { codesOf, LIMITS, type LimitRule, type RowScope } from "@linehaul/schema/scope";
import { actorOf, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { userAccount } from "../account/table.ts";
import { dataPermission } from "./table.ts";

const DEFAULT = { country: "LIMITED", org: "LIMITED", customer: "LIMITED", account: "LIMITED" } as const;
const rules = (over: Partial<Record<(typeof LIMITS)[number], LimitRule | null>> = {}) => ({ ...DEFAULT, ...over });

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterEach(() => at.db.delete(dataPermission));
  afterAll(() => at.app.close());

  const all = () => result(at.app, dataPermissionRoutes.all, {});
  const save = (version: number, over: Parameters<typeof rules>[0], record: "ORDER" | "CUSTOMER" = "ORDER") =>
    ask(at.app, dataPermissionRoutes.update, {
      body: { record, version, ...rules(record === "CUSTOMER" ? { account: null, ...over } : over) },
    });
  const touched = (over: Parameters<typeof rules>[0]) =>
    result(at.app, dataPermissionRoutes.touched, { body: { record: "ORDER", ...rules(over) } });
  const scopeNow = async (userName: string) => {
    const { scope: version } = await actorOf(at, await signIn(at, userName));
    return { version, scope: await result(at.app, sessionRoutes.scope, { params: { version } }) };
  };

  test("PERM-02 until somebody says otherwise, groups limit each record by what it has, and whom none limits sees everything", async () => {
    const none = { country: null, org: null, customer: null, account: null };
    const never = { version: 0, modifiedBy: null, modifiedAt: null };
    expect(await all()).toEqual([
      { record: "ORDER", ...DEFAULT, ...never },
      { record: "CUSTOMER", ...DEFAULT, account: null, ...never },
      { record: "LOGIN_LOG", ...none, ...never },
      { record: "AUDIT", ...none, ...never },
    ]);
    expect((await scopeNow("reviewer.my")).scope).toEqual({
      sites: ["MY"],
      countries: null,
      orgs: null,
      customers: null,
      accounts: null,
    });
  });

  test("PERM-02 PERM-13 a change is recorded, gives everybody's scope a new version, and taken back gives the old one again", async () => {
    const before = await scopeNow("reviewer.my");
    const saved = await save(0, { org: "REQUIRED", customer: "OFF" });
    expect(saved.result).toMatchObject({
      ...rules({ org: "REQUIRED", customer: "OFF" }),
      version: 1,
      modifiedBy: "admin",
    });
    const during = await scopeNow("reviewer.my");
    expect(during.version).not.toBe(before.version);
    expect(during.scope).toEqual({ ...before.scope, rules: { ORDER: { org: "REQUIRED", customer: "OFF" } } });
    expect(codesOf(during.scope, "ORDER", "org")).toEqual([]);
    expect(codesOf(during.scope, "CUSTOMER", "org")).toBeNull();
    // Services that still hold the old version may still ask for it.
    expect(await result(at.app, sessionRoutes.scope, { params: { version: before.version } })).toEqual(before.scope);
    await save(1, {});
    expect((await scopeNow("reviewer.my")).version).toBe(before.version);

    const rows = await at.db
      .select()
      .from(audit)
      .where(and(eq(audit.subject, "ORDER"), eq(audit.button, "DATA_PERMISSION.EDIT")))
      .orderBy(asc(audit.at), asc(audit.id));
    expect(rows.map((r) => [r.kind, r.fields, r.before, r.after])).toEqual([
      ["PERMISSION", ["org", "customer"], DEFAULT, rules({ org: "REQUIRED", customer: "OFF" })],
      ["PERMISSION", ["org", "customer"], rules({ org: "REQUIRED", customer: "OFF" }), DEFAULT],
    ]);
    const told = await at.db.select().from(outbox).where(eq(outbox.subject, "ORDER"));
    // It names no accounts: a gateway drops every session that it keeps.
    expect(told.map((e) => [e.type, e.data])).toEqual(rows.map(() => ["permission.changed", {}]));
  });

  test("an older version is refused, also when two save for the first time at once", async () => {
    const both = await Promise.all([save(0, { org: "OFF" }), save(0, { country: "OFF" })]);
    expect(new Set(both.map((one) => one.code))).toEqual(new Set([SERVICE_CODES.ok, SERVICE_CODES.changed]));
    expect((await save(0, {})).code).toBe(SERVICE_CODES.changed);
    expect((await all())[0]?.version).toBe(1);
  });

  test("PERM-02 a record is limited by what it has, and by all of that", async () => {
    const refused = async (record: "AUDIT" | "ORDER", own: object) =>
      (
        await ask(at.app, dataPermissionRoutes.update, { body: { record, version: 0, ...rules(), ...own } })
      ).fields?.map((f) => [f.path, f.key]);
    expect(await refused("ORDER", { org: null })).toEqual([[["org"], "dataPermission.limit"]]);
    expect(await refused("AUDIT", { country: null })).toEqual([
      [["org"], "dataPermission.limit"],
      [["customer"], "dataPermission.limit"],
      [["account"], "dataPermission.limit"],
    ]);
  });

  test("PERM-02 whom a change would touch is counted as it then turns out", async () => {
    const give = (userName: string, group: string) =>
      result(at.app, accountGrantRoutes.grantDataGroup, {
        body: { accountId: fixedId("user", userName), groupId: fixedId("data-group", group) },
      });
    await give("reviewer.my", "MY_CUSTOMS");
    await give("customer.manager", "SOUTH_EAST_ASIA");
    await give("auditor", "OWN_CUSTOMERS");
    await give("support", "OWN_ACCOUNT");
    const accounts = await at.db.select().from(userAccount).where(eq(userAccount.status, "ENABLED"));
    const rowsOf = ({ sites, ...scope }: RowScope) => {
      const codes = LIMITS.map((limit) => codesOf({ sites, ...scope }, "ORDER", limit));
      return sites.length === 0 || codes.some((list) => list?.length === 0) ? "nothing" : JSON.stringify(codes);
    };
    const seen = async () => {
      const scopes: string[] = [];
      for (const { id } of accounts)
        scopes.push(rowsOf((await result(at.app, dataGroupRoutes.effective, { body: { accountId: id } })).scope));
      return scopes;
    };
    const before = await seen();
    for (const over of [
      { org: "OFF" },
      { country: "REQUIRED" },
      { customer: "REQUIRED", org: "OFF" },
      { account: "REQUIRED" },
      {},
    ] as const) {
      const said = await touched(over);
      await at.db.delete(dataPermission);
      await save(0, over);
      const after = await seen();
      expect(said).toEqual({ accounts: after.filter((rows, n) => rows !== before[n]).length, of: accounts.length });
      await at.db.delete(dataPermission);
    }
  }, 60_000);
});
