import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { audit } from "@linehaul/kit/tables";
import { AUDIT_KINDS } from "@linehaul/schema/audit";
import { maskContacts } from "@linehaul/schema/sensitive";
import { DEMO_ROLES, DEMO_USERS } from "@linehaul/schema/demo-users";
import { BUTTONS } from "@linehaul/schema/modules";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { seedAdmin } from "./demo.ts";
import { demoAccounts } from "./demo/accounts.ts";
import { demoTrail } from "./demo/trail.ts";
import { buttonsLike } from "./demo/buttons.ts";
import { userAccount, userRole } from "./permissions/account/table.ts";
import { userDataGroup } from "./permissions/perm-data-group/table.ts";
import { role, roleButton } from "./permissions/perm-role/table.ts";
import { migrations } from "./testing/admin.ts";

test("a pattern names buttons by any part, and not by a piece of a part it does not say", () => {
  expect(buttonsLike(["*.*"])).toEqual(BUTTONS);
  expect(buttonsLike(["CURRENCY.VIEW"])).toEqual(["CURRENCY.VIEW"]);
  expect(buttonsLike(["ORDER_LIST.PRINT_*"])).toEqual(["ORDER_LIST.PRINT_WAYBILL", "ORDER_LIST.PRINT_INVOICE"]);
  expect(buttonsLike(["URRENCY.VIEW", "CURRENCY"])).toEqual([]);
  expect(buttonsLike([])).toEqual([]);
});

test.each(DEMO_ROLES.map((r) => [r.code, r.buttons] as const))(
  "each pattern of %s names a button",
  (_code, patterns) => {
    expect(patterns.filter((p) => buttonsLike([p]).length === 0)).toEqual([]);
  },
);

const UNTIL = new Date("2026-11-20T09:00:00.000Z");

test("SEC-17 the demo's audit trail tells of several users, days, sites and kinds, refusals and masked phones, the same each time", () => {
  const rows = demoTrail(UNTIL);
  expect(demoTrail(UNTIL)).toEqual(rows);
  const different = (value: (row: (typeof rows)[number]) => unknown) => new Set(rows.map(value)).size;
  expect(different((row) => row.userName)).toBeGreaterThan(5);
  expect(different((row) => row.at.toISOString().slice(0, 10))).toBeGreaterThan(25);
  expect(new Set(rows.map((row) => row.site))).toEqual(new Set(["MY", "ID", "VN", null]));
  expect(new Set(rows.map((row) => row.kind))).toEqual(
    new Set(AUDIT_KINDS.filter((kind) => kind !== "PRINT" && kind !== "SEARCH")),
  );
  expect(rows.filter((row) => row.type === "session.refused").length).toBeGreaterThan(20);
  const text = JSON.stringify(rows.map(({ before, after, reason, subject }) => [before, after, reason, subject]));
  expect(text).toMatch(/••• ••\d\d/);
  expect(maskContacts(text)).toBe(text);
});

onEachDatabase(migrations, (database) => {
  test(
    "a trail is given to an empty database alone, once",
    async () => {
      const { db } = database();
      await seedAdmin(db, UNTIL);
      const trail = await db.$count(audit, eq(audit.route, "demo"));
      expect(trail).toBe(demoTrail(UNTIL).length);
      await seedAdmin(db, new Date(UNTIL.getTime() + 3_600_000));
      expect(await db.$count(audit, eq(audit.route, "demo"))).toBe(trail);
    },
    OPEN_MS,
  );
  test(
    "seeding twice leaves what seeding once did",
    async () => {
      const { db } = database();
      const everything = async () => ({
        users: await db.select().from(userAccount),
        roles: await db.select().from(role),
        buttons: await db.select().from(roleButton),
        grants: await db.select().from(userRole),
        groups: await db.select().from(userDataGroup),
      });
      await seedAdmin(db);
      const once = await everything();
      expect(once.users.map((u) => u.userName)).toEqual(expect.arrayContaining(DEMO_USERS.map((u) => u.userName)));
      expect(once.users).toHaveLength(DEMO_USERS.length + demoAccounts().length);
      await seedAdmin(db);
      expect(await everything()).toEqual(once);
    },
    OPEN_MS,
  );
});
