import { userAccount, userRole } from "@linehaul/admin/permissions/account/table";
import { salesCustomer } from "@linehaul/admin/permissions/organisation/table";
import { dataGroup, dataGroupItem, userDataGroup } from "@linehaul/admin/permissions/perm-data-group/table";
import { module } from "@linehaul/admin/permissions/perm-module/table";
import { role, roleButton } from "@linehaul/admin/permissions/perm-role/table";
import { hashOf } from "@linehaul/kit/token";
import { authClient } from "@linehaul/admin/sync/auth-client/table";
import type { Db } from "@linehaul/kit/database";
import { fixedId } from "@linehaul/kit/ids";
import type { MenuButton } from "@linehaul/schema/modules";
import { eq } from "drizzle-orm";

/** Whose one button is looked at. */
export const HOLDER = "proof.holder";
/** Somebody beside him, with a little more. */
export const OTHER = "proof.other";
/** An account that is out of use, with more still. */
export const AWAY = "proof.away";
export const NAMES = [HOLDER, OTHER, AWAY, "admin"] as const;
/** A client that he made, and whose secret he has; one of his that is out of use; one of others. */
export const OWN_TOOL = "proof-tool";
export const RESTING_TOOL = "proof-resting";
export const FOREIGN_TOOL = "proof-foreign";
export const TOOLS = [OWN_TOOL, RESTING_TOOL, FOREIGN_TOOL] as const;
export const secretOf = (tool: string): string => `${tool} secret`;
export const keyOf = (tool: string): string => `lh-${tool}`;

export const userId = (name: string): string => fixedId("user", name);
const ONE_BUTTON = fixedId("role", "PROOF");
const made = {
  createdBy: HOLDER,
  createdAt: new Date("2026-01-05T01:00:00Z"),
  modifiedBy: HOLDER,
  modifiedAt: new Date("2026-01-05T01:00:00Z"),
};
const OVER = { validFrom: "2020-01-01", validTo: "2020-12-31" };

const ROLES = [
  { id: ONE_BUTTON, code: "PROOF", name: "One button", type: "common", buttons: [] },
  {
    id: fixedId("role", "PROOF_OTHER"),
    code: "PROOF_OTHER",
    name: "A little more",
    type: "common",
    buttons: ["CURRENCY.VIEW", "ORDER_LIST.VIEW", "PROOF_RESTING.VIEW"],
  },
  {
    id: fixedId("role", "PROOF_SLEEPING"),
    code: "PROOF_SLEEPING",
    name: "Out of use",
    type: "common",
    buttons: ["ORDER_DETAIL.VIEW", "ORDER_DETAIL.SHOW_CLEAR"],
    status: "DISABLED",
  },
] as const;

const account = (userName: string, workNo: string, countryCode: string, orgCode: string) => ({
  ...made,
  id: userId(userName),
  userName,
  displayName: userName,
  centralAccount: userName,
  workNo,
  countryCode,
  orgCode,
  status: userName === AWAY ? ("DISABLED" as const) : ("ENABLED" as const),
});
const holds = (userName: string, code: string, more: object = {}) => ({
  id: fixedId("user-role", `${userName}/${code}`),
  userId: userId(userName),
  roleId: fixedId("role", code),
  ...more,
});
const sees = (userName: string, code: string, more: object = {}) => ({
  id: fixedId("user-data-group", `${userName}/${code}`),
  userId: userId(userName),
  groupId: fixedId("data-group", code),
  ...more,
});
interface Tool {
  readonly boundBy: string;
  readonly fields: string[];
  readonly buttons: string[];
  readonly status?: "DISABLED";
}
const tool = (name: string, { boundBy, ...more }: Tool) => ({
  ...made,
  id: fixedId("auth-client", name),
  name,
  appKey: keyOf(name),
  secretHash: hashOf(secretOf(name)),
  secretResetAt: made.createdAt,
  operations: [],
  sites: ["MY" as const],
  ratePerMinute: 6_000,
  costPerMinute: 10_000_000,
  remark: "",
  boundBy: userId(boundBy),
  ...more,
});

/**
 * People, roles, groups and clients around the one whose button is looked at. He holds what sleeps, too: a role and a group that are out
 * of use, and grants whose days are over.
 */
export async function bringIn(db: Db): Promise<void> {
  await db.insert(role).values(ROLES.map(({ buttons: _later, ...row }) => ({ ...made, ...row })));
  const buttons = ROLES.flatMap(({ id, buttons: own }) => own.map((button) => ({ roleId: id, button })));
  await db.insert(roleButton).values(buttons);
  await db.insert(module).values({
    ...made,
    id: fixedId("module", "PROOF_RESTING"),
    code: "PROOF_RESTING",
    nameEn: "Resting",
    nameZh: "停用",
    buttons: ["VIEW"],
    sort: 99,
    isBuiltIn: true,
    status: "DISABLED",
  });
  await db
    .insert(userAccount)
    .values([
      account(HOLDER, "910001", "MY", "MYCUST"),
      account(OTHER, "910002", "ID", "IDOPS"),
      account(AWAY, "910003", "VN", "VNOPS"),
    ]);
  await db.insert(salesCustomer).values([
    { customerCode: "C-PROOF-1", workNo: "910001" },
    { customerCode: "C-PROOF-2", workNo: "910002" },
  ]);
  await db
    .insert(userRole)
    .values([
      holds(HOLDER, "PROOF", { isDefault: true }),
      holds(HOLDER, "PROOF_SLEEPING"),
      holds(HOLDER, "REVIEWER", OVER),
      holds(OTHER, "PROOF_OTHER", { isDefault: true }),
      holds(OTHER, "PROOF_SLEEPING"),
      holds(AWAY, "PERMISSION_ADMIN", { isDefault: true }),
    ]);
  await db.insert(dataGroup).values({
    ...made,
    id: fixedId("data-group", "PROOF_ROWS"),
    code: "PROOF_ROWS",
    name: "By his attributes",
    kind: "variable",
    rules: ["USER_SITE", "USER_COUNTRY", "USER_ORG", "USER_CUSTOMERS"],
  });
  await db.insert(dataGroupItem).values({ groupId: fixedId("data-group", "OLD_TRIAL"), resource: "site", code: "VN" });
  await db
    .insert(userDataGroup)
    .values([
      sees(HOLDER, "PROOF_ROWS"),
      sees(HOLDER, "OLD_TRIAL"),
      sees(HOLDER, "SITE_ID", OVER),
      sees(OTHER, "PROOF_ROWS"),
      sees(OTHER, "SITE_MY"),
      sees(OTHER, "OLD_TRIAL"),
      sees(AWAY, "SOUTH_EAST_ASIA"),
    ]);
  await db.insert(authClient).values([
    tool(OWN_TOOL, { boundBy: HOLDER, fields: ["Query.countries"], buttons: [] }),
    tool(RESTING_TOOL, {
      boundBy: HOLDER,
      fields: ["Query.orders"],
      buttons: ["ORDER_LIST.VIEW"],
      status: "DISABLED",
    }),
    tool(FOREIGN_TOOL, { boundBy: OTHER, fields: ["Query.currencies"], buttons: ["CURRENCY.VIEW"] }),
  ]);
}

/** Makes the holder's role one of this button alone. */
export async function giveOnly(db: Db, button: MenuButton | null): Promise<void> {
  await db.delete(roleButton).where(eq(roleButton.roleId, ONE_BUTTON));
  if (button !== null) await db.insert(roleButton).values({ roleId: ONE_BUTTON, button });
}
