import { count, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixedId, newId } from "@linehaul/kit/ids";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { permBatchRoutes, readAccountNames } from "@linehaul/schema/permissions/perm-batch";
import { startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { userAccount, userRole } from "../account/table.ts";
import { userDataGroup } from "../perm-data-group/table.ts";

const auditor = fixedId("role", "AUDITOR");
const siteMy = fixedId("data-group", "SITE_MY");
const good = Array.from({ length: 195 }, (_, n) => `batch.person${n}`);
const idOf = (userName: string) => fixedId("user", userName);
const by = { createdBy: "t", createdAt: new Date(0), modifiedBy: "t", modifiedAt: new Date(0) };

test("ACC-05 what is pasted is cleaned: each name once, in small letters; what comes again and what is no name is shown", () => {
  expect(readAccountNames(" Nur.Aisyah,\n１０００４０００ 😀 nur.aisyah；clerk.vn\t1234567, @x")).toEqual({
    names: ["nur.aisyah", "10004000", "clerk.vn"],
    again: ["nur.aisyah"],
    rubbish: ["1234567 (B2)", "@x (B2)"],
  });
});

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
    const disabled = { id: idOf("batch.disabled"), userName: "batch.disabled", status: "DISABLED" as const };
    const holder = { id: idOf("batch.holder"), userName: "batch.holder", status: "ENABLED" as const };
    const people = good.map((userName) => ({ id: idOf(userName), userName, status: "ENABLED" as const }));
    await at.db.insert(userAccount).values(
      [...people, disabled, holder].map((p) => ({
        ...by,
        ...p,
        displayName: p.userName,
        centralAccount: p.userName,
      })),
    );
    await at.db.update(userAccount).set({ workNo: "777777" }).where(eq(userAccount.userName, "batch.person0"));
    await at.db.insert(userRole).values({ userId: idOf("batch.holder"), roleId: auditor });
    await at.db.insert(userDataGroup).values({ userId: idOf("batch.holder"), groupId: siteMy });
  }, OPEN_MS);
  afterAll(() => at.app.close());
  const held = async () =>
    (
      await at.db
        .select({ n: count() })
        .from(userRole)
        .where(inArray(userRole.userId, good.map(idOf)))
    )[0]?.n;

  test(
    "PERM-11 ACC-05 200 accounts authorised in one go, five bad among them, reported each, the rest applied exactly once even if sent twice",
    async () => {
      const names = [...good, "nobody.here", "batch.disabled", "batch.holder", "777777", "999999"];
      expect(names).toHaveLength(200);
      const days = { validFrom: "2026-06-10", validTo: "2026-12-31" };
      const body = { names, roleIds: [auditor], groupIds: [siteMy], ...days };
      const checked = await result(at.app, permBatchRoutes.check, { body: { ...body, action: "GRANT" } });
      expect(await held()).toBe(0);
      const headers = { "idempotency-key": `batch-${names.length}` };
      const [first, again] = await Promise.all([
        ask(at.app, permBatchRoutes.grant, { body }, { headers }),
        ask(at.app, permBatchRoutes.grant, { body }, { headers }),
      ]);
      expect(first.result).toEqual(checked);
      expect(again.result).toEqual(first.result);
      expect(first.result?.done).toBe(195);
      expect(first.result?.rows.slice(195).map((row) => [row.name, row.outcome])).toEqual([
        ["nobody.here", "UNKNOWN"],
        ["batch.disabled", "DISABLED"],
        ["batch.holder", "ALREADY_HELD"],
        ["777777", "TWICE"],
        ["999999", "UNKNOWN"],
      ]);
      expect(first.result?.rows[0]).toMatchObject({ outcome: "DONE", items: ["AUDITOR", "SITE_MY"] });
      expect(await held()).toBe(195);
      const rows = await at.db
        .select()
        .from(audit)
        .where(inArray(audit.subject, good.map(idOf)));
      expect(rows).toHaveLength(195);
      expect(rows[0]).toMatchObject({
        kind: "PERMISSION",
        button: "PERM_BATCH.GRANT",
        before: { roles: [], dataGroups: [] },
        after: { roles: [{ code: "AUDITOR", isDefault: true, ...days }], dataGroups: [{ code: "SITE_MY", ...days }] },
      });
    },
    OPEN_MS,
  );

  test("ACC-05 201 accounts are refused, and nothing is written", async () => {
    const names = Array.from({ length: 201 }, (_, n) => `too.many${n}`);
    const asked = await ask(at.app, permBatchRoutes.grant, { body: { names, roleIds: [auditor] } });
    expect(asked).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["names"], key: "batch.most" }] });
  });

  test.each([
    ["nothing chosen", { names: ["a.b"] }, "roleIds", "batch.nothing"],
    ["what is no name", { names: ["a b"], roleIds: [auditor] }, "names", "batch.name"],
    ["a role that there is not", { names: ["a.b"], roleIds: [newId()] }, "roleIds", "grant.unknown"],
    ["a data group that there is not", { names: ["a.b"], groupIds: [siteMy, newId()] }, "groupIds", "grant.unknown"],
    ["days that are over", { names: ["a.b"], roleIds: [auditor], validTo: "2026-06-09" }, "validTo", "grant.over"],
  ])("PERM-04 PERM-06 refuses %s at its field", async (_title, body, field, key) => {
    const asked = await ask(at.app, permBatchRoutes.grant, { body });
    expect(asked.fields?.[0]).toMatchObject({ key });
    expect(asked.fields?.[0]?.path[0]).toBe(field);
  });

  test("PERM-06 a disabled data group among the chosen grants nothing to anybody, and says so for each", async () => {
    const body = { names: ["batch.person1", "nobody.here"], groupIds: [fixedId("data-group", "OLD_TRIAL"), siteMy] };
    const done = await result(at.app, permBatchRoutes.grant, { body });
    expect(done.rows.map((r) => r.outcome)).toEqual(["NOT_GRANTABLE", "UNKNOWN"]);
    expect(done.done).toBe(0);
  });

  test("PERM-11 a batch is revoked, from disabled accounts too; who does not hold it is told", async () => {
    const body = { names: ["batch.holder", "batch.disabled", "nobody.here"], roleIds: [auditor] };
    const done = await result(at.app, permBatchRoutes.revoke, { body });
    expect(done.rows.map((r) => r.outcome)).toEqual(["DONE", "NOT_HELD", "UNKNOWN"]);
    const left = await at.db
      .select()
      .from(userRole)
      .where(eq(userRole.userId, idOf("batch.holder")));
    expect(left).toEqual([]);
  });
});
