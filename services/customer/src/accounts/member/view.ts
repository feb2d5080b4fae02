import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import type { Member, RealName, RealNameState } from "@linehaul/schema/accounts/member/row";
import type { UserAccount } from "@linehaul/schema/accounts/user-account/row";
import { maskCertificate } from "@linehaul/schema/masked";
import { siteDay } from "@linehaul/schema/site-day";
import type { SiteCode } from "@linehaul/schema/sites";
import { inArray } from "drizzle-orm";
import type { AccountRecord } from "../user-account/table.ts";
import { accountViews } from "../user-account/view.ts";
import { memberRealName, type RealNameRecord } from "./table.ts";

const realNameView = (row: RealNameRecord): RealName => ({
  name: row.name,
  certType: row.certType,
  certNo: maskCertificate(row.certNo),
  countryCode: row.countryCode,
  validUntil: row.validUntil,
  channel: row.channel,
  hasFront: row.certFront !== null,
  hasBack: row.certBack !== null,
  verifiedAt: row.verifiedAt.toISOString(),
  recordedBy: row.recordedBy,
});

function stateOf(row: RealNameRecord | undefined, site: SiteCode, now: Date): RealNameState {
  if (row === undefined) return "NONE";
  return row.validUntil !== null && row.validUntil < siteDay(site, now) ? "EXPIRED" : "VERIFIED";
}

const viewOf = (account: UserAccount, row: RealNameRecord | undefined, now: Date): Member => ({
  id: account.id,
  site: account.site,
  userCode: account.userCode,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phone: account.phone,
  accountStatus: account.status,
  dataSource: account.dataSource,
  customerCode: account.customerCode,
  customerName: account.customerName,
  realNameState: stateOf(row, account.site, now),
  realName: row === undefined ? null : realNameView(row),
  signedInAt: account.signedInAt,
  createdAt: account.createdAt,
});

/** Members as they leave the service, masked: four statements whatever their number. */
export async function memberViews(
  db: Db,
  { now }: Pick<Call, "now">,
  rows: readonly AccountRecord[],
): Promise<Member[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [accounts, names] = await Promise.all([
    accountViews(db, rows),
    db.select().from(memberRealName).where(inArray(memberRealName.accountId, ids)),
  ]);
  const nameOf = new Map(names.map((row) => [row.accountId, row]));
  const at = now();
  return accounts.map((account) => viewOf(account, nameOf.get(account.id), at));
}

/** One of them, held or just written. */
export async function memberView(db: Db, call: Pick<Call, "now">, row: AccountRecord): Promise<Member> {
  const [view] = await memberViews(db, call, [row]);
  if (view === undefined) throw new Error("an account that is held is gone");
  return view;
}
