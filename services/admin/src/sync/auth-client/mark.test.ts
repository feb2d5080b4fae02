import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { accountGrantRoutes } from "@linehaul/schema/permissions/account-grant";
import { leafAccountRoutes } from "@linehaul/schema/permissions/perm-leaf-account";
import { roleRoutes } from "@linehaul/schema/permissions/perm-role";
import { authClientRoutes as routes } from "@linehaul/schema/sync/auth-client";
import { systemInfo } from "../../system/system-info/table.ts";
import { userRole } from "../../permissions/account/table.ts";
import { startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { markAtStart } from "./mark.ts";
import { authClient } from "./table.ts";
import { makeMaker } from "./testing.ts";

type Maker = Awaited<ReturnType<typeof makeMaker>>;
const DAY_MS = 24 * 3_600_000;
const NOON = new Date("2026-06-10T08:00:00.000Z");
const EVERYTHING = { buttons: ["CURRENCY.VIEW", "ORDER_LIST.VIEW"], sites: ["MY", "VN"] };
let made = 0;

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  let maker: Maker;
  let client: { readonly id: string; readonly version: number };
  let token: string;
  const body = () => ({
    name: `marked-${made}`,
    operations: ["orderListPageQuery"],
    fields: ["Query.currencies"],
    sites: ["MY" as const, "VN" as const],
    ratePerMinute: 60,
    costPerMinute: 1_000,
    remark: "",
  });
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());
  beforeEach(async () => {
    at.now = NOON;
    made += 1;
    maker = await makeMaker(at, ["ORDER_LIST.VIEW", "CURRENCY.VIEW"], ["MY", "VN"]);
    const { client: row, appSecret } = await result(at.app, routes.add, { body: body() }, maker.as);
    const opened = await result(at.app, routes.token, { body: { appKey: row.appKey, appSecret } });
    if (!opened.opened) throw new Error(opened.reason);
    client = row;
    token = opened.token;
  });

  /** What it may now. */
  const allowed = async () => {
    const found = await result(at.app, routes.check, { body: { token } });
    if (!found.valid) throw new Error(found.reason);
    return { buttons: found.client.buttons, sites: found.client.sites };
  };
  const read = async () => (await result(at.app, routes.byIds, { body: { ids: [client.id] } }))[0];
  /** What was told and recorded of its marks, in order. */
  const told = async () =>
    (await at.db.select().from(outbox).where(eq(outbox.subject, client.id)).orderBy(outbox.seq))
      .map(({ type }) => type)
      .filter((type) => type !== "authClient.changed" && type.startsWith("authClient."));
  const recorded = (type: string) =>
    at.db
      .select()
      .from(audit)
      .where(and(eq(audit.subject, client.id), eq(audit.type, type)));

  const off = { status: "DISABLED" } as const;
  const LOSSES: Readonly<Record<string, readonly [lose: () => Promise<unknown>, left: typeof EVERYTHING]>> = {
    "a role that is revoked": [
      () => result(at.app, accountGrantRoutes.revokeRole, { body: { grantId: maker.roleGrant } }),
      { buttons: [], sites: EVERYTHING.sites },
    ],
    "a data group that is revoked": [
      () => result(at.app, accountGrantRoutes.revokeDataGroup, { body: { grantId: maker.groupGrants[1]! } }),
      { buttons: EVERYTHING.buttons, sites: ["MY"] },
    ],
    "an account that is disabled": [
      () =>
        result(
          at.app,
          leafAccountRoutes.changeState,
          { body: { id: maker.userId, ...off } },
          { button: "PERM_LEAF_ACCOUNT.DISABLE" },
        ),
      { buttons: [], sites: [] },
    ],
    "a role that is disabled": [
      () =>
        result(at.app, roleRoutes.changeState, { body: { id: maker.roleId, ...off } }, { button: "PERM_ROLE.DISABLE" }),
      { buttons: [], sites: EVERYTHING.sites },
    ],
    "a button that its role loses": [
      async () => {
        const [role] = await result(at.app, roleRoutes.byIds, { body: { ids: [maker.roleId] } });
        const { id, version } = role!;
        return result(at.app, roleRoutes.bindModules, { body: { id, version, buttons: ["CURRENCY.VIEW"] } });
      },
      { buttons: ["CURRENCY.VIEW"], sites: EVERYTHING.sites },
    ],
  };
  test.each(Object.entries(LOSSES))(
    "SEC-02 what the maker loses by %s his client is refused at once; it is marked in that very write, told and recorded",
    async (_what, [lose, left]) => {
      expect(await allowed()).toEqual(EVERYTHING);
      await lose();
      const surplus = {
        buttons: EVERYTHING.buttons.filter((button) => !left.buttons.includes(button)),
        sites: EVERYTHING.sites.filter((site) => !left.sites.includes(site)),
        names: [],
        since: NOON.toISOString(),
      };
      expect(await read()).toMatchObject({ surplus, version: client.version });
      expect(await told()).toEqual(["authClient.exceeds"]);
      expect(await recorded("authClient.exceeds")).toMatchObject([
        { kind: "PERMISSION", userName: "admin", before: { surplus: null }, after: { surplus } },
      ]);
      expect(await allowed()).toEqual(left);
      // Nothing more to tell.
      expect(await told()).toHaveLength(1);
    },
  );

  test("SEC-02 what ends with its days is refused at once, and marked by the first who looks", async () => {
    const days = { grantId: maker.roleGrant, validFrom: null, validTo: "2026-06-10" };
    await result(at.app, accountGrantRoutes.changeRoleDays, { body: days });
    expect(await read()).toMatchObject({ surplus: null });
    at.now = new Date(NOON.getTime() + DAY_MS);
    const filter = { keyword: body().name, exceeds: true };
    const page = () => result(at.app, routes.pageQuery, { body: { pageSize: 5, filter } });
    expect((await page()).data).toMatchObject([{ id: client.id, surplus: { buttons: EVERYTHING.buttons } }]);
    await page();
    expect(await told()).toEqual(["authClient.exceeds"]);
    expect(await recorded("authClient.exceeds")).toMatchObject([{ userName: `client:${body().name}` }]);
  });

  test("SEC-02 a client at work notices itself that its maker's days are over", async () => {
    at.now = new Date(NOON.getTime() + 60_000);
    const days = { grantId: maker.groupGrants[0]!, validFrom: null, validTo: "2026-06-10" };
    await result(at.app, accountGrantRoutes.changeDataGroupDays, { body: days });
    expect(await allowed()).toEqual(EVERYTHING);
    const { client: row, appSecret } = await result(
      at.app,
      routes.resetSecret,
      { params: { id: client.id }, body: {} },
      maker.as,
    );
    at.now = new Date(NOON.getTime() + DAY_MS);
    const opened = await result(at.app, routes.token, { body: { appKey: row.appKey, appSecret } });
    token = opened.opened ? opened.token : "";
    expect(await allowed()).toEqual({ buttons: EVERYTHING.buttons, sites: ["VN"] });
    expect(await told()).toEqual(["authClient.exceeds"]);
    expect(await read()).toMatchObject({ surplus: { sites: ["MY"] } });
  });

  test("SEC-02 the mark goes when the maker holds it again, or somebody who may saves the client", async () => {
    const turn = (status: "ENABLED" | "DISABLED") =>
      result(
        at.app,
        leafAccountRoutes.changeState,
        { body: { id: maker.userId, status } },
        { button: `PERM_LEAF_ACCOUNT.${status === "ENABLED" ? "ENABLE" : "DISABLE"}` },
      );
    await turn("DISABLED");
    await turn("ENABLED");
    expect(await told()).toEqual(["authClient.exceeds", "authClient.fits"]);
    expect([await allowed(), (await read())?.surplus]).toEqual([EVERYTHING, null]);
    await turn("DISABLED");
    const other = await makeMaker(at, ["ORDER_LIST.VIEW", "CURRENCY.VIEW"], ["MY", "VN"]);
    const edit = { ...body(), id: client.id, version: client.version };
    expect(await result(at.app, routes.update, { body: edit }, other.as)).toMatchObject({ surplus: null });
    expect(await allowed()).toEqual(EVERYTHING);
  });

  test("SEC-02 a release that asks for more marks the client and refuses the surplus, until it is saved by someone who may", async () => {
    // As it would be kept if the list of orders had asked for nothing when it was bound.
    await at.db
      .update(authClient)
      .set({ buttons: ["CURRENCY.VIEW"] })
      .where(eq(authClient.id, client.id));
    await markAtStart(at.db, at.now);
    expect(await read()).toMatchObject({ surplus: { buttons: [], sites: [], names: ["orderListPageQuery"] } });
    expect(await told()).toEqual(["authClient.exceeds"]);
    expect((await allowed()).buttons).toEqual(["CURRENCY.VIEW"]);
    const edit = { ...body(), id: client.id, version: client.version };
    const narrow = await makeMaker(at, ["CURRENCY.VIEW"], ["MY", "VN"]);
    const refused = await ask(at.app, routes.update, { body: edit }, narrow.as);
    expect(refused).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["operations"] }] });
    expect(await result(at.app, routes.update, { body: edit }, maker.as)).toMatchObject({
      surplus: null,
      buttons: EVERYTHING.buttons,
    });
    expect(await allowed()).toEqual(EVERYTHING);
  });

  test("SEC-02 what no client may have, or is gone with a release, marks a client that was bound to it", async () => {
    const operations = ["orderListPageQuery", "authClientResetMutation", "bygonePageQuery"];
    await at.db.update(authClient).set({ operations }).where(eq(authClient.id, client.id));
    await markAtStart(at.db, at.now);
    expect((await read())?.surplus?.names).toEqual(operations.slice(1));
  });

  test("SEC-02 where roles are not switched, a maker holds no more than the one that is in force", async () => {
    const second = await makeMaker(at, ["HOLIDAY.VIEW"]);
    const grant = { userId: maker.userId, roleId: second.roleId };
    const [granted] = await at.db.insert(userRole).values(grant).returning();
    await result(at.app, accountGrantRoutes.setDefaultRole, { body: { grantId: granted!.id } });
    expect((await allowed()).buttons).toEqual(EVERYTHING.buttons);
    await at.db.update(systemInfo).set({ isSwitchRole: false });
    onTestFinished(async () => void (await at.db.update(systemInfo).set({ isSwitchRole: true })));
    expect((await allowed()).buttons).toEqual([]);
  });
});
