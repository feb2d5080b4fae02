import { newId } from "@linehaul/kit/ids";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { openJobs } from "@linehaul/kit/jobs/jobs";
import { ask, callerHeaders, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import type { AuditEntry } from "@linehaul/schema/audit";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { adminExportRoutes } from "@linehaul/schema/orders/export-task";
import { type AuditColumn, auditRoutes } from "@linehaul/schema/permissions/perm-audit";
import { roleRoutes } from "@linehaul/schema/permissions/perm-role";
import { admin } from "../../service.ts";
import { versionOf } from "../perm-data-group/scope.ts";
import { startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";

const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: newId(),
  at: "2026-06-10T08:00:00.000Z",
  site: "MY",
  userId: "u-1",
  userName: "clerk.my",
  roleId: null,
  kind: "REVEAL",
  module: "ORDER_DETAIL",
  button: "ORDER_DETAIL.SHOW_CLEAR",
  type: "order.revealed",
  subject: "o-1",
  fields: ["RECEIVER_PHONE"],
  reason: "Customer asks where it is",
  before: null,
  after: null,
  traceId: "0".repeat(32),
  ...more,
});

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  let scope = "";
  beforeAll(async () => {
    at = await startAdmin(database());
    scope = await versionOf(at.db, { sites: ["MY", "VN"], countries: null, orgs: null, customers: null }, at.now);
  }, OPEN_MS);
  afterAll(() => at.app.close());

  const as = (more: object = {}) => ({ caller: { scope, ...more } });
  const append = (rows: AuditEntry[], user = "order") =>
    ask(at.app, auditRoutes.append, { body: { rows } }, { button: "GATEWAY", caller: { user } });
  const list = (filter: object, caller: object = {}) =>
    result(at.app, auditRoutes.pageQuery, { body: { pageSize: 50, filter, want: ["total"] } }, as(caller));

  test("PERM-12 rows of another service are taken over once, however often they are sent", async () => {
    const row = entry({ subject: "once" });
    expect((await append([row])).result).toEqual({ appended: 1, refused: 0 });
    expect((await append([row, entry({ subject: "once" })])).result).toEqual({ appended: 1, refused: 0 });
    expect((await list({ subject: "once" })).total).toBe(2);
    expect(await at.db.select().from(audit).where(eq(audit.id, row.id))).toMatchObject([{ service: "order" }]);
  });

  test("SEC-08 rows of the far past and of the future are left out, which is recorded", async () => {
    const good = entry({ subject: "now", at: "2026-05-11T00:00:00.000Z" });
    const past = entry({ subject: "past", at: "2026-05-09T00:00:00.000Z" });
    const future = entry({ subject: "future", at: "2026-06-10T08:06:00.000Z" });
    expect((await append([past, good, future])).result).toEqual({ appended: 1, refused: 2 });
    const here = await at.db
      .select()
      .from(audit)
      .where(inArray(audit.subject, ["past", "now", "future"]));
    expect(here.map((row) => row.id)).toEqual([good.id]);
    const noted = await at.db.select().from(audit).where(eq(audit.type, "audit.refused"));
    expect(noted).toMatchObject([{ subject: "order", after: { rows: 2, earliest: past.at, latest: future.at } }]);
  });

  test("SEC-08 a row that is here is no news, however late it is sent again", async () => {
    const row = entry({ subject: "late" });
    await append([row]);
    const { now } = at;
    at.now = new Date("2027-01-01T00:00:00.000Z");
    expect((await append([row])).result).toEqual({ appended: 0, refused: 0 });
    at.now = now;
  });

  test("PERM-12 only a service sends rows, and not the admin service's", async () => {
    for (const user of ["gateway", "admin", "u-1"])
      expect(await append([entry()], user)).toMatchObject({ code: SERVICE_CODES.notTaken });
  });

  test("PERM-12 filters by time, user, kind, module and subject", async () => {
    const rows = [
      entry({ subject: "f", at: "2026-06-01T00:00:00.000Z", userName: "a" }),
      entry({ subject: "f", at: "2026-06-02T00:00:00.000Z", userName: "b", kind: "CHANGE" }),
      entry({ subject: "f", at: "2026-06-03T00:00:00.000Z", userName: "b", module: "CUSTOMER_LIST" }),
    ];
    await append(rows);
    const found = async (filter: object) =>
      (await list({ subject: "f", ...filter })).data.map((r) => rows.findIndex((row) => row.id === r.id));
    expect(await found({})).toEqual([2, 1, 0]);
    expect(await found({ from: "2026-06-02T00:00:00.000Z", to: "2026-06-03T00:00:00.000Z" })).toEqual([1]);
    expect(await found({ userName: "b" })).toEqual([2, 1]);
    expect(await found({ kind: ["CHANGE"] })).toEqual([1]);
    expect(await found({ module: "CUSTOMER_LIST" })).toEqual([2]);
  });

  test("PERM-02 shows what happened at the caller's site, by list and by id, and nothing without a data group", async () => {
    const row = entry({ subject: "site", site: "VN" });
    await append([row]);
    const byIds = (caller: object) => result(at.app, auditRoutes.byIds, { body: { ids: [row.id] } }, as(caller));
    expect((await list({ subject: "site" }, { site: "MY" })).data).toEqual([]);
    expect(await byIds({ site: "MY" })).toEqual([]);
    expect(await byIds({ site: "VN" })).toMatchObject([{ id: row.id, roleName: null }]);
    expect((await list({ subject: "site" }, { site: "VN", scope: "none" })).data).toEqual([]);
  });

  test("SEC-18 what is common to all sites is read at each, wherever it was done; without a data group of the site it is not", async () => {
    for (const site of ["MY", "VN"] as const) {
      const input = { body: { code: `ROLE_${site}`, name: `Role of ${site}`, type: "common" as const } };
      const { id } = await result(at.app, roleRoutes.add, input, { caller: { site, userName: `actor.${site}` } });
      for (const read of ["MY", "VN"] as const) {
        const { data } = await list({ userName: `actor.${site}` }, { site: read });
        expect(data).toMatchObject([{ subject: id, site: null }]);
        const byId = { body: { ids: data.map((row) => row.id) } };
        expect(await result(at.app, auditRoutes.byIds, byId, as({ site: read }))).toHaveLength(1);
      }
      for (const caller of [{ site: "ID" }, { site: "MY", scope: "none" }])
        expect((await list({ userName: `actor.${site}` }, caller)).data).toEqual([]);
    }
  });

  test("PERM-12 a file holds the filtered rows, and that it was taken is recorded", async () => {
    await append([entry({ subject: "csv", reason: "=cmd()", before: { name: "a" }, after: { name: "b" } })]);
    const answered = await at.app.inject({
      method: "POST",
      url: auditRoutes.export.path,
      headers: callerHeaders("admin", "PERM_AUDIT.EXPORT", { scope }),
      payload: { filter: { subject: "csv" } },
    });
    expect(answered.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="permission-audit.csv"',
    });
    const lines = answered.body.trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("Time (Asia/Kuala_Lumpur),Site,User");
    expect(lines[1]).toContain("2026-06-10 16:00:00,MY,clerk.my,REVEAL");
    expect(lines[1]).toContain("'=cmd(),name: a → b");
    expect((await list({ kind: ["EXPORT"] })).data).toMatchObject([
      { type: "audit.exported", userName: "admin", after: { subject: "csv" } },
    ]);
  });

  test("PERM-12 reading and taking along are buttons of their own", async () => {
    const asked = await ask(at.app, auditRoutes.pageQuery, { body: { pageSize: 1 } }, { button: "PERM_AUDIT.EXPORT" });
    expect(asked.code).toBe(SERVICE_CODES.notTaken);
    const taken = await at.app.inject({
      method: "POST",
      url: auditRoutes.export.path,
      headers: callerHeaders("admin", "PERM_AUDIT.VIEW", { scope }),
      payload: {},
    });
    expect(taken.json()).toMatchObject({ code: SERVICE_CODES.notTaken });
  });

  test("PERM-12 a file of the trail is made apart, with what changed a field a line", async () => {
    await append([entry({ subject: "xlsx", reason: "=cmd()", before: { name: "a" }, after: { name: "b" } })]);
    const standing = () => async () => ({ buttons: ["PERM_AUDIT.EXPORT"], scope });
    const app = await testService({ ...admin, standing, database: database(), now: () => at.now, jobs: openJobs });
    const mine = { caller: { scope } };
    const columns: AuditColumn[] = ["at", "reason", "fields", "changes"];
    const body = {
      filter: { subject: "xlsx" },
      columns,
      format: "CSV" as const,
    };
    const { id } = await result(app, auditRoutes.exportAsync, { body }, mine);
    await until(
      () => result(app, adminExportRoutes.byIds, { body: { ids: [id] } }, mine),
      ([one]) => one?.state === "SUCCESS",
    );
    const file = await app.inject({
      url: adminExportRoutes.download.path.replace(":id", id),
      headers: callerHeaders("admin", "PERM_AUDIT.EXPORT", { scope }),
    });
    expect(file.body).toContain("2026-06-10 16:00:00,'=cmd(),RECEIVER_PHONE,name: a → b\r\n");
    await app.close();
  });
});
