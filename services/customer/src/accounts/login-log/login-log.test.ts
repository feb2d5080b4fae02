import { newId } from "@linehaul/kit/ids";
import { audit } from "@linehaul/kit/tables";
import { openJobs } from "@linehaul/kit/jobs/jobs";
import { until } from "@linehaul/kit/testing/until";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, callerHeaders, result, testService } from "@linehaul/kit/testing/service";
import {
  LOGIN_TYPES,
  type LoginEntry,
  type LoginLogColumn,
  loginLogRoutes,
  STREAK,
} from "@linehaul/schema/accounts/login-log";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { customerExportRoutes } from "@linehaul/schema/orders/export-task";
import { NO_ROWS } from "@linehaul/schema/scope";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { demoLogins } from "./demo.ts";

const scopeOf = { none: NO_ROWS, my: { sites: ["MY"], countries: null, orgs: null, customers: null } };
let minute = 0;
const entry = (more: Partial<LoginEntry> = {}): LoginEntry => ({
  id: newId(),
  at: new Date(Date.UTC(2026, 5, 10, 8, minute++)).toISOString(),
  site: "MY",
  userCode: "clerk.my",
  address: "10.0.0.1",
  source: "CONSOLE",
  failure: null,
  traceId: "0".repeat(32),
  ...more,
});

test("SEC-17 the demo's login log tells of several users, days, sites, refusals and masked phones and e-mails", () => {
  const rows = demoLogins(new Date("2026-11-20T09:00:00.000Z"));
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(300);
  for (const type of LOGIN_TYPES) expect(rows.filter((row) => row.type === type).length).toBeGreaterThan(5);
  expect(new Set(rows.map((row) => row.site)).size).toBe(3);
  expect(new Set(rows.map((row) => row.failure)).size).toBeGreaterThan(4);
  expect(rows.filter((row) => row.streak >= STREAK).length).toBeGreaterThan(3);
});

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({
      ...service,
      database: database(),
      scopeOf,
      jobs: openJobs,
      standingOf: async () => ({ buttons: ["LOGIN_LOG.EXPORT"], scope: "my" }),
    });
  });
  afterAll(() => app.close());

  const add = (one: LoginEntry) => result(app, loginLogRoutes.add, { body: one });
  const list = async (filter: object, site: "MY" | "VN" = "MY", scope = "my") =>
    (await result(app, loginLogRoutes.pageQuery, { body: { pageSize: 50, filter } }, { caller: { site, scope } })).data;

  test("SYS-06 an exchange is written once, however often it is sent", async () => {
    const one = entry({ userCode: "once" });
    expect([await add(one), await add(one)]).toEqual([{ added: true }, { added: false }]);
    expect(await list({ userCode: "once" })).toMatchObject([{ type: "USER_NAME", result: "SUCCESS", streak: 0 }]);
  });

  test("SYS-06 failures in a row are counted by user, and by address while nobody knows the user", async () => {
    const failed = { failure: "DISABLED", userCode: "streak" } as const;
    for (const one of [{ userCode: "streak" }, failed, failed, { ...failed, address: "10.77.1.5" }])
      await add(entry(one));
    expect((await list({ userCode: "streak" })).map((e) => e.streak)).toEqual([3, 2, 1, 0]);
    expect((await list({ userCode: "streak", streaksOnly: true })).map((e) => e.streak)).toEqual([3]);
    await add(entry({ userCode: "streak" }));
    await add(entry(failed));
    expect((await list({ userCode: "streak" }))[0]).toMatchObject({ streak: 1 });
    const unknown = { userCode: null, failure: "TICKET_REFUSED", address: "10.6.6.6" } as const;
    for (const one of [unknown, unknown]) await add(entry(one));
    expect((await list({ address: "10.6.6.6" })).map((e) => [e.type, e.streak])).toEqual([
      [null, 2],
      [null, 1],
    ]);
  });

  test("PERM-12 a phone or e-mail as user code comes masked, and is found by the whole of it", async () => {
    await add(entry({ userCode: "+60123456789" }));
    await add(entry({ userCode: "farid@kejora.my" }));
    expect(await list({ userCode: "+60123456789" })).toMatchObject([{ type: "PHONE", userCode: "••• ••89" }]);
    expect(await list({ userCode: "farid@kejora.my" })).toMatchObject([{ type: "EMAIL", userCode: "f•••@kejora.my" }]);
    expect(await list({ userCode: "farid" })).toEqual([]);
  });

  test("PERM-02 shows the caller's site alone, by list and by id", async () => {
    const foreign = entry({ site: "VN", userCode: "clerk.vn" });
    await add(foreign);
    const byId = (site: "MY" | "VN", scope: string) =>
      result(app, loginLogRoutes.byIds, { body: { ids: [foreign.id] } }, { caller: { site, scope } });
    expect(await list({ userCode: "clerk.vn" })).toEqual([]);
    expect([await byId("MY", "my"), await byId("VN", "my"), await byId("VN", "none")]).toEqual([[], [], []]);
    expect(await byId("VN", "all")).toHaveLength(1);
  });

  test("SYS-06 a file holds the filtered rows, and that it was taken is recorded without whom it was about", async () => {
    await add(entry({ userCode: "exported@kejora.my", failure: "DISABLED" }));
    const answered = await app.inject({
      method: "POST",
      url: loginLogRoutes.export.path,
      headers: callerHeaders("customer", "LOGIN_LOG.EXPORT", { scope: "my" }),
      payload: { filter: { userCode: "exported@kejora.my" } },
    });
    const [, row = "", end] = answered.body.split("\r\n");
    expect([row.includes("e•••@kejora.my,EMAIL,FAILURE,DISABLED,1"), end]).toEqual([true, ""]);
    const recorded = await database().db.select().from(audit).where(eq(audit.kind, "EXPORT"));
    expect(recorded).toMatchObject([
      { type: "loginLog.exported", module: "LOGIN_LOG", after: { userCode: "e•••@kejora.my" } },
    ]);
  });

  test("SYS-06 the gateway alone writes; reading and taking along are buttons of their own", async () => {
    const refused = { code: SERVICE_CODES.notTaken };
    expect(await ask(app, loginLogRoutes.add, { body: entry() }, { button: "LOGIN_LOG.VIEW" })).toMatchObject(refused);
    const read = await ask(app, loginLogRoutes.pageQuery, { body: { pageSize: 1 } }, { button: "LOGIN_LOG.EXPORT" });
    expect(read).toMatchObject(refused);
  });

  test("SYS-09 a file of sign-ins is made apart: the site's that match, user codes masked, and recorded", async () => {
    const address = "203.0.113.77";
    const columns: LoginLogColumn[] = ["at", "userCode", "failure"];
    await add(entry({ address, userCode: "+60123456789", failure: "UNKNOWN_USER" }));
    await add(entry({ address, site: "VN" }));
    const mine = { caller: { scope: "my" }, headers: { "x-time-zone": "Asia/Kuala_Lumpur" } };
    const body = {
      filter: { address },
      columns,
      format: "CSV" as const,
    };
    expect(await result(app, loginLogRoutes.exportPreview, { body: { filter: { address } } }, mine)).toMatchObject({
      rows: { count: 1 },
    });
    const { id } = await result(app, loginLogRoutes.exportAsync, { body }, mine);
    const [task] = await until(
      () => result(app, customerExportRoutes.byIds, { body: { ids: [id] } }, mine),
      ([one]) => one?.endedAt != null,
    );
    expect(task).toMatchObject({
      state: "SUCCESS",
      list: "LOGIN_LOG",
      rowsTotal: 1,
      conditions: [{ field: "address", values: [address] }],
    });
    const file = await app.inject({
      url: customerExportRoutes.download.path.replace(":id", id),
      headers: callerHeaders("customer", "LOGIN_LOG.EXPORT", { scope: "my" }),
    });
    expect(file.body).toMatch(
      /^\uFEFFTime \(Asia\/Kuala_Lumpur\),User,Reason\r\n2026-06-10 16:\d\d:00,••• ••89,UNKNOWN_USER\r\n$/,
    );
    const taken = await database().db.select().from(audit).where(eq(audit.type, "list.exported"));
    expect(taken).toMatchObject([{ kind: "EXPORT", subject: "LOGIN_LOG", after: { address, rows: 1, format: "CSV" } }]);
  });
});
