import { atStart } from "@linehaul/kit/brought";
import type { Db } from "@linehaul/kit/database";
import { brokenUnique } from "@linehaul/kit/database-error";
import { newId } from "@linehaul/kit/ids";
import { StartFailure } from "@linehaul/kit/start-failure";
import { writeOnce } from "@linehaul/kit/write";
import { BUTTONS } from "@linehaul/schema/modules";
import { LeafAccountInput } from "@linehaul/schema/permissions/perm-leaf-account";
import { SITE_CODES } from "@linehaul/schema/sites";
import { bringInstallation } from "./installation.ts";
import { userAccount, userRole } from "./permissions/account/table.ts";
import { dataGroup, dataGroupItem, userDataGroup } from "./permissions/perm-data-group/table.ts";
import { isAdministrable, takeTurns } from "./permissions/perm-role/keep-administrable.ts";
import { role, roleButton } from "./permissions/perm-role/table.ts";

const ROLE = { code: "ADMINISTRATOR", name: "Administrator", type: "admin" } as const;
const GROUP = { code: "ALL_SITES", name: "Everything of every site", kind: "constant" } as const;

const Name = LeafAccountInput.shape.userName;

interface FirstAdmin {
  /** What the sign-on calls the person. */
  readonly userName: string;
  readonly displayName: string;
}

/**
 * The first account of an installation (SEC-07), with a role of every button and a data group of every site; its name as it is kept.
 * Recorded in the audit trail. Throws a StartFailure when somebody can bind permissions already, when the name is none, and when the
 * account, the role or the data group is there.
 */
export async function addFirstAdmin(db: Db, { userName: asked, displayName }: FirstAdmin, at: Date): Promise<string> {
  const named = Name.safeParse(asked);
  if (!named.success)
    throw new StartFailure(
      "first-admin: a name is a letter, then letters, digits and ._-, 2–50 in all, as the CAS server tells it",
    );
  const userName = named.data;
  await bringInstallation(db, at);
  const by = { createdBy: "first-admin", createdAt: at, modifiedBy: "first-admin", modifiedAt: at };
  const [userId, roleId, groupId] = [newId(), newId(), newId()];
  const context = { ...atStart("admin", at), route: "first-admin" };
  try {
    await writeOnce(db, context, async (tx, emit) => {
      await takeTurns(tx);
      if (await isAdministrable(tx, { now: at, site: context.caller.site }))
        throw new StartFailure(
          "first-admin: somebody can administrate here already: further accounts are made in the console",
        );
      await tx.insert(role).values({ id: roleId, ...ROLE, ...by });
      await tx.insert(roleButton).values(BUTTONS.map((button) => ({ roleId, button })));
      await tx.insert(dataGroup).values({ id: groupId, ...GROUP, ...by });
      await tx.insert(dataGroupItem).values(SITE_CODES.map((code) => ({ groupId, resource: "site" as const, code })));
      await tx.insert(userAccount).values({ id: userId, userName, displayName, centralAccount: userName, ...by });
      await tx.insert(userRole).values({ userId, roleId, isDefault: true });
      await tx.insert(userDataGroup).values({ userId, groupId });
      const about = { type: "permission.changed", before: null } as const;
      emit({ ...about, subject: roleId, data: { roles: [roleId] }, after: { ...ROLE, buttons: [...BUTTONS] } });
      emit({ ...about, subject: groupId, after: { ...GROUP, sites: [...SITE_CODES] } });
      const after = { userName, displayName, roles: [ROLE.code], dataGroups: [GROUP.code] };
      emit({ ...about, subject: userId, data: { users: [userId] }, after });
      return null;
    });
    return userName;
  } catch (error) {
    const broken = brokenUnique(error);
    if (broken === null) throw error;
    throw new StartFailure(
      `first-admin: the account ${userName}, the role ${ROLE.code} or the data group ${GROUP.code} is there already (${broken})`,
      { cause: error },
    );
  }
}
