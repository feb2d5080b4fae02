import { userRole } from "@linehaul/admin/permissions/account/table";
import { userDataGroup } from "@linehaul/admin/permissions/perm-data-group/table";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { inArray } from "drizzle-orm";
import { operationId } from "../../house/operations.ts";
import type { House } from "../../house/house.ts";
import { signIn, trySignIn, type Visitor } from "../../house/visitor.ts";

/** Who reads for a site: every button, and the data group of that site alone. */
const READER: Readonly<Record<SiteCode, string>> = {
  MY: "reviewer.my",
  ID: "reviewer.id",
  VN: "reviewer.vn",
};

/** Users at a host, of which some rows must be seen and others not. */
export interface Readers {
  /** A user with this site's data group alone, at this site's host. */
  readonly own: Readonly<Record<SiteCode, Visitor>>;
  /** A user with the data groups of all sites, at this site's host. */
  readonly everywhere: Readonly<Record<SiteCode, Visitor>>;
  /** What the user of a site is answered when he signs in at another site's host. */
  stranger(of: SiteCode, at: SiteCode): Promise<unknown>;
}

const forEachSite = async <T>(make: (site: SiteCode) => Promise<T>): Promise<Readonly<Record<SiteCode, T>>> => {
  const [MY, ID, VN] = await Promise.all([make("MY"), make("ID"), make("VN")]);
  return { MY, ID, VN };
};

/** Makes the readers and signs them in; each administrator changes something at his site, so that there is something to read of it. */
export async function startReaders(house: House): Promise<Readers> {
  const { db } = house.services.admin;
  const users = SITE_CODES.map((site) => ({ site, userId: fixedId("user", READER[site]) }));
  const ids = users.map(({ userId }) => userId);
  const roleId = fixedId("role", "ADMINISTRATOR");
  await db.delete(userRole).where(inArray(userRole.userId, ids));
  await db.insert(userRole).values(ids.map((userId) => ({ userId, roleId, isDefault: true })));
  await db.delete(userDataGroup).where(inArray(userDataGroup.userId, ids));
  await db
    .insert(userDataGroup)
    .values(users.map(({ site, userId }) => ({ userId, groupId: fixedId("data-group", `SITE_${site}`) })));
  const readers: Readers = {
    own: await forEachSite((site) => signIn(house, READER[site], { site })),
    everywhere: await forEachSite((site) => signIn(house, "admin", { site })),
    stranger: async (of, at) => (await trySignIn(house, READER[of], { site: at })).json(),
  };
  for (const site of SITE_CODES) {
    const input = { code: `PROOF_${site}`, name: "A role made at a site", type: "common" };
    await readers.everywhere[site].graph({ id: operationId("permRoleFormSaveMutation"), variables: { input } });
  }
  return readers;
}
