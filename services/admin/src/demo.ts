import { and, eq, isNull } from "drizzle-orm";
import { fixedId } from "@linehaul/kit/ids";
import { NO_SCOPE } from "@linehaul/kit/caller";
import { demoMainAccount } from "@linehaul/kit/demo/user-accounts";
import { load } from "@linehaul/kit/demo/load";
import { audit } from "@linehaul/kit/tables";
import type { Db } from "@linehaul/kit/database";
import { writeOnce } from "@linehaul/kit/write";
import { DEMO_ROLES, DEMO_USERS } from "@linehaul/schema/demo-users";
import { BUTTONS } from "@linehaul/schema/modules";
import { DEFAULT_SITE } from "@linehaul/schema/sites";
import { demoAccounts, demoSales } from "./demo/accounts.ts";
import { buttonsLike } from "./demo/buttons.ts";
import { DEMO_RESOURCES, DEMO_ROLE_RESOURCES } from "./demo/resources.ts";
import { DEMO_GROUPS } from "./demo/data-groups.ts";
import { DEMO_CLIENTS } from "./demo/clients.ts";
import { demoTrail } from "./demo/trail.ts";
import { organisations } from "./demo/organisations.ts";
import { bringInstallation } from "./installation.ts";
import { userAccount, userRole } from "./permissions/account/table.ts";
import { dataGroup, dataGroupItem, RESOURCES, userDataGroup } from "./permissions/perm-data-group/table.ts";
import { organisation, salesCustomer } from "./permissions/organisation/table.ts";
import { resource } from "./permissions/perm-resource/table.ts";
import { role, roleButton, roleResource } from "./permissions/perm-role/table.ts";
import { hashOf, newToken } from "@linehaul/kit/token";
import { authClient } from "./sync/auth-client/table.ts";
import { keptBy } from "./sync/auth-client/within.ts";

/** When the demo data was made: the same on every machine. */
const AT = new Date("2026-01-05T01:00:00.000Z");
const BY = "system";
const made = { createdBy: BY, createdAt: AT, modifiedBy: BY, modifiedAt: AT };
const CALLER = {
  aud: "admin",
  user: BY,
  userName: BY,
  role: null,
  site: "MY",
  button: "GATEWAY",
  scope: NO_SCOPE,
} as const;

const EVERY_BUTTON: ReadonlySet<string> = new Set(BUTTONS);

const roleId = (code: string): string => fixedId("role", code);
const resourceId = (code: string): string => fixedId("resource", code);
const groupId = (code: string): string => fixedId("data-group", code);
const userId = (userName: string): string => fixedId("user", userName);

/**
 * Roles, users and data groups of a machine without data of its own, beside what every installation has. The same rows each time; what
 * is there already is left as it is. A database without accounts is given the audit trail of the thirty days before `until`.
 */
export async function seedAdmin(db: Db, until?: Date): Promise<void> {
  await bringInstallation(db, AT);
  const [found] = await db.select({ id: userAccount.id }).from(userAccount).limit(1);
  await writeOnce(db, { caller: CALLER, route: "seed", traceId: "seed", at: AT }, async (tx, emit) => {
    await seedRoles(tx);
    await seedResources(tx);
    await seedDataGroups(tx);
    await seedUsers(tx);
    await seedStaff(tx);
    await seedClients(tx);
    emit({ type: "permission.changed", subject: "demo" });
    return null;
  });
  if (until && found === undefined) await load(db, audit, demoTrail(until));
}

async function seedClients(db: Db): Promise<void> {
  const rows = DEMO_CLIENTS.map(({ appSecret, ...client }) => ({
    ...made,
    ...client,
    id: fixedId("auth-client", client.name),
    secretHash: hashOf(appSecret ?? newToken()),
    secretResetAt: AT,
    buttons: keptBy(client, EVERY_BUTTON),
    boundBy: userId("admin"),
  }));
  await db.insert(authClient).values(rows).onConflictDoNothing();
  // Those of an earlier release were bound by nobody that is known, and would work no more.
  for (const { id, buttons, boundBy } of rows)
    await db
      .update(authClient)
      .set({ buttons, boundBy })
      .where(and(eq(authClient.id, id), isNull(authClient.boundBy)));
}

async function seedRoles(db: Db): Promise<void> {
  await db
    .insert(role)
    .values(DEMO_ROLES.map(({ code, name, type }) => ({ ...made, id: roleId(code), code, name, type })))
    .onConflictDoNothing();
  const buttons = DEMO_ROLES.flatMap((r) =>
    buttonsLike(r.buttons).map((button) => ({ roleId: roleId(r.code), button })),
  );
  await db.insert(roleButton).values(buttons).onConflictDoNothing();
}

async function seedResources(db: Db): Promise<void> {
  await db
    .insert(resource)
    .values(DEMO_RESOURCES.map((r) => ({ ...made, ...r, id: resourceId(r.resourceCode) })))
    .onConflictDoNothing();
  const bound = DEMO_ROLE_RESOURCES.flatMap(([code, resources]) =>
    resources.map((one) => ({ roleId: roleId(code), resourceId: resourceId(one) })),
  );
  await db.insert(roleResource).values(bound).onConflictDoNothing();
}

async function seedDataGroups(db: Db): Promise<void> {
  await db.insert(organisation).values(organisations()).onConflictDoNothing();
  await db
    .insert(dataGroup)
    .values(
      DEMO_GROUPS.map(({ code, name, rules = [], status = "ENABLED" as const }) => ({
        ...made,
        id: groupId(code),
        code,
        name,
        kind: rules.length > 0 ? ("variable" as const) : ("constant" as const),
        rules: [...rules],
        status,
      })),
    )
    .onConflictDoNothing();
  const items = DEMO_GROUPS.flatMap(({ code: group, items: named = {} }) =>
    RESOURCES.flatMap((kind) => (named[kind] ?? []).map((code) => ({ groupId: groupId(group), resource: kind, code }))),
  );
  await db.insert(dataGroupItem).values(items).onConflictDoNothing();
}

/** Whom one signs in as, with the grants that the sign-in page tells of. */
async function seedUsers(db: Db): Promise<void> {
  await db
    .insert(userAccount)
    .values(
      DEMO_USERS.map(({ userName, displayName, sites, keptTo }, n) => ({
        ...made,
        id: userId(userName),
        userName,
        displayName,
        // He stands for an account that orders are placed by.
        centralAccount: keptTo === undefined ? userName : demoMainAccount(sites[0] ?? DEFAULT_SITE),
        workNo: String(300_001 + n),
        countryCode: sites.length === 1 ? (sites[0] ?? null) : null,
      })),
    )
    .onConflictDoNothing();
  const roles = DEMO_USERS.flatMap((u) =>
    u.roles.map((code, n) => ({
      id: fixedId("user-role", `${u.userName}/${code}`),
      userId: userId(u.userName),
      roleId: roleId(code),
      isDefault: n === 0,
    })),
  );
  await db.insert(userRole).values(roles).onConflictDoNothing();
  const groups = DEMO_USERS.flatMap(({ userName, sites, keptTo }) => {
    const held = (name: string, code: string) => ({
      id: fixedId("user-data-group", `${userName}/${name}`),
      userId: userId(userName),
      groupId: groupId(code),
    });
    return [
      ...sites.map((site) => held(site, `SITE_${site}`)),
      ...(keptTo === undefined ? [] : [held(keptTo, keptTo)]),
    ];
  });
  await db.insert(userDataGroup).values(groups).onConflictDoNothing();
}

/** Staff that fill the lists: each with the role of his department and the rows of his site, sales people with their customers. */
async function seedStaff(db: Db): Promise<void> {
  const staff = demoAccounts();
  await db
    .insert(userAccount)
    .values(
      staff.map(({ userName, displayName, workNo, site, orgCode, status }) => ({
        ...made,
        id: userId(userName),
        userName,
        displayName,
        workNo,
        orgCode,
        status,
        centralAccount: workNo,
        countryCode: site,
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(userRole)
    .values(
      staff.map(({ userName, role: code, validFrom, validTo }) => ({
        id: fixedId("user-role", `${userName}/${code}`),
        userId: userId(userName),
        roleId: roleId(code),
        isDefault: true,
        validFrom,
        validTo,
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(userDataGroup)
    .values(
      staff.map(({ userName, role: code, validFrom, validTo }) => ({
        id: fixedId("user-data-group", `${userName}/own`),
        userId: userId(userName),
        groupId: groupId(code === "CUSTOMER_MANAGER" ? "OWN_CUSTOMERS" : "OWN_SITE"),
        validFrom,
        validTo,
      })),
    )
    .onConflictDoNothing();
  await db.insert(salesCustomer).values(demoSales()).onConflictDoNothing();
}
