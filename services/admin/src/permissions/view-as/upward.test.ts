import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fixedId, newId } from "@linehaul/kit/ids";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import type { MenuButton } from "@linehaul/schema/modules";
import { VIEW_AS, viewAsRoutes } from "@linehaul/schema/permissions/view-as";
import type { SiteCode } from "@linehaul/schema/sites";
import { actorOf, callerOf, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { userRole } from "../account/table.ts";
import { userDataGroup } from "../perm-data-group/table.ts";
import { role, roleButton } from "../perm-role/table.ts";

const by = { createdBy: "t", createdAt: new Date(0), modifiedBy: "t", modifiedAt: new Date(0) };
const [viewer, viewed] = [fixedId("user", "support"), fixedId("user", "norole")];
const groupId = (code: string) => fixedId("data-group", code);

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  const own = { viewer: newId(), viewed: newId(), second: newId() };
  beforeAll(async () => {
    at = await startAdmin(database());
    await at.db.insert(role).values(
      Object.entries(own).map(([name, id]) => ({
        ...by,
        id,
        code: name.toUpperCase(),
        name,
        type: "common" as const,
      })),
    );
  }, OPEN_MS);
  afterAll(() => at.app.close());

  const holds = async (roleId: string, buttons: readonly MenuButton[]) => {
    await at.db.delete(roleButton).where(eq(roleButton.roleId, roleId));
    await at.db.insert(roleButton).values(buttons.map((button) => ({ roleId, button })));
  };
  const sees = async (userId: string, groups: readonly string[]) => {
    await at.db.delete(userDataGroup).where(eq(userDataGroup.userId, userId));
    if (groups.length > 0)
      await at.db.insert(userDataGroup).values(groups.map((code) => ({ userId, groupId: groupId(code) })));
  };
  const worksIn = async (userId: string, roles: readonly string[]) => {
    await at.db.delete(userRole).where(eq(userRole.userId, userId));
    await at.db.insert(userRole).values(roles.map((roleId, n) => ({ userId, roleId, isDefault: n === 0 })));
  };
  const is = (roleId: string, type: "common" | "admin") => at.db.update(role).set({ type }).where(eq(role.id, roleId));

  /** Each test changes one thing, by which the account is above its viewer. */
  beforeEach(async () => {
    await worksIn(viewer, [own.viewer]);
    await worksIn(viewed, [own.viewed]);
    await holds(own.viewer, [VIEW_AS, "ORDER_LIST.VIEW", "CURRENCY.VIEW"]);
    await holds(own.viewed, ["ORDER_LIST.VIEW"]);
    await holds(own.second, ["CURRENCY.VIEW"]);
    await is(own.viewed, "common");
    await sees(viewer, ["SITE_MY", "SITE_VN"]);
    await sees(viewed, ["SITE_MY"]);
  });
  const signedIn = async (site: SiteCode = "MY") => {
    const token = await signIn(at, "support", { site });
    const actor = await actorOf(at, token, site);
    return {
      start: async () => {
        const body = { sessionId: actor.sessionId, accountId: viewed, reason: "They see no orders" };
        const { fields } = await ask(at.app, viewAsRoutes.start, { body }, callerOf(actor, VIEW_AS));
        return fields?.map(({ path, key }) => [path.join(), key]) ?? "begun";
      },
      offered: async () =>
        (await result(at.app, viewAsRoutes.viewable, { body: { ids: [viewed] } }, callerOf(actor, VIEW_AS)))[0]?.may,
      looksAs: async () => (await actorOf(at, token, site)).userName,
    };
  };

  const admin = "viewAs.admin";
  const higher = "viewAs.upward";
  const changes: readonly (readonly [what: string, change: () => Promise<unknown>, why: string])[] = [
    ["holds a button that the viewer does not", () => holds(own.viewed, ["ORDER_LIST.EXPORT"]), higher],
    [
      "holds such a button in a role that he has not chosen",
      async () => {
        await holds(own.second, ["CURRENCY.EDIT"]);
        await worksIn(viewed, [own.viewed, own.second]);
      },
      higher,
    ],
    [
      "sees rows that the viewer does not",
      async () => {
        await sees(viewer, ["SOUTH_EAST_ASIA"]);
        await sees(viewed, ["SITE_MY"]);
      },
      higher,
    ],
    ["holds what the viewer no longer does", () => holds(own.viewer, [VIEW_AS, "CURRENCY.VIEW"]), higher],
    ["has a role of type admin, however little it holds", () => is(own.viewed, "admin"), admin],
    [
      "has a role of type admin, whatever the viewer may",
      async () => {
        await is(own.viewed, "admin");
        await holds(own.viewer, [VIEW_AS, "ORDER_LIST.VIEW", "PERM_LEAF_ACCOUNT.GRANT"]);
      },
      admin,
    ],
  ];

  test.each(changes)("SEC-04 nobody begins to view as one who %s, nor is it offered", async (_what, change, why) => {
    await change();
    const support = await signedIn();
    expect(await support.offered()).toBe(false);
    expect(await support.start()).toEqual([["accountId", why]]);
    expect(await support.looksAs()).toBe("support");
  });

  test.each(changes)("SEC-04 viewing ends at the next check when the account %s", async (_what, change) => {
    const support = await signedIn();
    expect(await support.offered()).toBe(true);
    expect(await support.start()).toBe("begun");
    expect(await support.looksAs()).toBe("norole");
    await change();
    expect(await support.looksAs()).toBe("support");
    const ends = await at.db
      .select()
      .from(audit)
      .where(and(eq(audit.subject, viewed), eq(audit.type, "session.viewStopped")))
      .orderBy(audit.at, audit.id);
    expect(ends.at(-1)?.after).toEqual({ userName: "norole", why: "notAllowed" });
  });

  test("SEC-04 what he may grant he may look at: other buttons and rows, and never a role of type admin", async () => {
    await holds(own.viewed, ["ORDER_LIST.EXPORT"]);
    await sees(viewer, ["SOUTH_EAST_ASIA"]);
    await holds(own.viewer, [VIEW_AS, "PERM_BATCH.GRANT"]);
    const support = await signedIn();
    expect(await support.offered()).toBe(true);
    expect(await support.start()).toBe("begun");
    expect(await support.looksAs()).toBe("norole");
    await holds(own.viewer, [VIEW_AS]);
    expect(await support.looksAs()).toBe("support");
  });

  test("SEC-04 rows count on the site of the session: what the account sees elsewhere is not shown", async () => {
    await sees(viewer, ["SITE_VN", "SOUTH_EAST_ASIA"]);
    await sees(viewed, ["SITE_MY"]);
    expect(await (await signedIn("VN")).start()).toBe("begun");
    expect(await (await signedIn("MY")).start()).toEqual([["accountId", higher]]);
  });
});
