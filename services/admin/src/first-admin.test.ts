import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { result, testService } from "@linehaul/kit/testing/service";
import { BUTTONS } from "@linehaul/schema/modules";
import { SITE_CODES } from "@linehaul/schema/sites";
import { dictionaryRoutes } from "@linehaul/schema/system/dictionary";
import { seedAdmin } from "./demo.ts";
import { addFirstAdmin } from "./first-admin.ts";
import { holdsDemo } from "./installation.ts";
import { userAccount } from "./permissions/account/table.ts";
import { role, roleButton } from "./permissions/perm-role/table.ts";
import { dataGroup } from "./permissions/perm-data-group/table.ts";
import { scopeAt } from "./permissions/perm-data-group/scope.ts";
import { admin } from "./service.ts";
import { authClient } from "./sync/auth-client/table.ts";
import { dictionary } from "./system/dictionary/table.ts";
import { systemInfo } from "./system/system-info/table.ts";
import { actorOf, migrations, signIn } from "./testing/admin.ts";

const at = new Date("2026-06-10T08:00:00.000Z");
const boss = { userName: " Lim.WeiJie ", displayName: "Lim Wei Jie" };

onEachDatabase(migrations, (database) => {
  test(
    "SEC-07 on an empty database one account with every button and every site is made, once, and recorded",
    async () => {
      const { db } = database();
      await expect(addFirstAdmin(db, { ...boss, userName: "9 lives" }, at)).rejects.toThrow("a name is a letter");
      expect(await addFirstAdmin(db, boss, at)).toBe("lim.weijie");
      expect(await holdsDemo(db)).toBe(false);

      const app = await testService({ ...admin, database: database(), now: () => at });
      const started = { app, db, now: at };
      for (const site of SITE_CODES) {
        const actor = await actorOf(started, await signIn(started, "lim.weijie", { site }), site);
        expect(actor.buttons.toSorted()).toEqual([...BUTTONS].sort());
        expect(await scopeAt(db, actor.scope)).toMatchObject({ sites: expect.arrayContaining([...SITE_CODES]) });
      }
      // The dictionaries are those of every installation.
      const words = await result(
        app,
        dictionaryRoutes.list,
        { query: { name: "order/status", lang: "en" } },
        { button: "SELF" },
      );
      expect(words[0]).toMatchObject({ dicKey: "TO_VERIFY", dicName: "To verify" });
      expect(await db.$count(systemInfo)).toBe(1);
      await app.close();

      const recorded = await db.select().from(audit).where(eq(audit.route, "first-admin"));
      expect(recorded.map((row) => [row.kind, row.userName])).toEqual(Array(3).fill(["PERMISSION", "system"]));
      expect(recorded.map((row) => row.after)).toContainEqual(expect.objectContaining({ userName: "lim.weijie" }));

      await expect(addFirstAdmin(db, { ...boss, userName: "other" }, at)).rejects.toThrow(
        "can administrate here already",
      );
      expect(await db.$count(userAccount)).toBe(1);
    },
    OPEN_MS,
  );

  test("SEC-07 where nobody can administrate, nothing that stands there is widened", async () => {
    const { db } = database();
    await db.delete(roleButton);
    await expect(addFirstAdmin(db, { ...boss, userName: "other" }, at)).rejects.toThrow(
      /is there already \(role_code\)/,
    );
    expect([await db.$count(roleButton), await db.$count(role), await db.$count(userAccount)]).toEqual([0, 1, 1]);
  });

  test("SEC-07 a word that an administrator deleted or renamed is left so by the next start", async () => {
    const { db } = database();
    const entry = eq(dictionary.pathKey, "customer/type");
    await db.update(dictionary).set({ dicName: "Ours" }).where(entry);
    await db.delete(dictionary).where(eq(dictionary.pathKey, "order/unitArea"));
    await (await testService({ ...admin, database: database() })).close();
    expect(new Set((await db.select().from(dictionary).where(entry)).map((e) => e.dicName))).toEqual(new Set(["Ours"]));
    expect(await db.$count(dictionary, eq(dictionary.pathKey, "order/unitArea"))).toBe(0);
  });

  test(
    "SEC-07 demo accounts and clients are known without a mark, whatever they are called by now",
    async () => {
      const { db } = database();
      // The demo's own role and groups have codes that are taken by now.
      for (const table of [userAccount, role, dataGroup]) await db.delete(table);
      await seedAdmin(db);
      await db
        .update(userAccount)
        .set({ userName: "renamed", status: "DISABLED" })
        .where(eq(userAccount.userName, "admin"));
      expect(await holdsDemo(db)).toBe(true);
      await db.delete(userAccount);
      expect(await holdsDemo(db)).toBe(true);
      await db.delete(authClient);
      expect(await holdsDemo(db)).toBe(false);
    },
    OPEN_MS,
  );
});
