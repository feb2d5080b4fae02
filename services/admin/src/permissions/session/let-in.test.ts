import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fixedId } from "@linehaul/kit/ids";
import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { result } from "@linehaul/kit/testing/service";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { check, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { dataGroup } from "../perm-data-group/table.ts";
import { session } from "./table.ts";

const open = { userName: "admin", site: "MY", deviceId: "d-1", deviceClass: "browser", language: "en" } as const;

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());
  beforeEach(async () => {
    await at.db.delete(session);
  });
  const told = async (type: string) => at.db.select().from(outbox).where(eq(outbox.type, type));

  test("SEC-17 a phone or e-mail that somebody is unknown by is recorded and told masked", async () => {
    for (const [userName, masked] of [
      ["+60 12-345 6789", "••• ••89"],
      ["0123456789", "••• ••89"],
      ["farid.hassan@kejora.my", "f•••@kejora.my"],
    ] as const) {
      await at.db.delete(outbox);
      await result(at.app, sessionRoutes.open, { body: { ...open, userName } });
      expect(await told("session.refused")).toMatchObject([{ subject: masked }]);
      const [row] = await at.db.select().from(audit).where(eq(audit.type, "session.refused")).orderBy(desc(audit.id));
      expect(row).toMatchObject({ subject: masked, after: { userName: masked, reason: "unknownUser" } });
    }
  });

  describe("SEC-18 a site that none of the user's data groups opens", () => {
    const reviewer = { ...open, userName: "reviewer.my" };
    const group = fixedId("data-group", "SITE_MY");
    const set = (status: "ENABLED" | "DISABLED") =>
      at.db.update(dataGroup).set({ status }).where(eq(dataGroup.id, group));

    test("does not let him in: he is told which do, and it is recorded", async () => {
      const refused = await result(at.app, sessionRoutes.open, { body: { ...reviewer, site: "VN" } });
      expect(refused).toEqual({ opened: false, reason: "noSite", sites: ["MY"] });
      expect(await at.db.$count(session)).toBe(0);
      const [row] = await at.db.select().from(audit).where(eq(audit.type, "session.refused")).orderBy(desc(audit.id));
      expect(row).toMatchObject({ site: "VN", after: { userName: "reviewer.my", reason: "noSite" } });
    });

    test("lets a session that stands do nothing more, and again when it is opened again", async () => {
      const token = await signIn(at, "reviewer.my");
      await set("DISABLED");
      expect(await check(at, token)).toEqual({ valid: false, reason: "noSite" });
      const refused = await result(at.app, sessionRoutes.open, { body: reviewer });
      expect(refused).toEqual({ opened: false, reason: "noSite", sites: [] });
      await set("ENABLED");
      expect((await check(at, token)).valid).toBe(true);
    });
  });
});
