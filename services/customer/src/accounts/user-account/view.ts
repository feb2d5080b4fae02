import type { Db } from "@linehaul/kit/database-type";
import type { UserAccount } from "@linehaul/schema/accounts/user-account/row";
import { maskEmail, maskPhone } from "@linehaul/schema/masked";
import { inArray } from "drizzle-orm";
import { customers } from "../../customers/customer/table.ts";
import { type AccountRecord, userAccount } from "./table.ts";

const some = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value): value is string => value !== null)),
];

/** Accounts as they leave the service, masked: three statements whatever their number. */
export async function accountViews(db: Db, rows: readonly AccountRecord[]): Promise<UserAccount[]> {
  const [customerIds, mainIds] = [some(rows.map((row) => row.customerId)), some(rows.map((row) => row.mainId))];
  const named =
    customerIds.length === 0
      ? []
      : await db
          .select({ id: customers.id, code: customers.customerCode, name: customers.nameEn })
          .from(customers)
          .where(inArray(customers.id, customerIds));
  const mains =
    mainIds.length === 0
      ? []
      : await db
          .select({ id: userAccount.id, code: userAccount.userCode })
          .from(userAccount)
          .where(inArray(userAccount.id, mainIds));
  const customerOf = new Map<string | null, (typeof named)[number]>(named.map((one) => [one.id, one]));
  const mainOf = new Map<string | null, string>(mains.map(({ id, code }) => [id, code]));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    site: row.site,
    userCode: row.userCode,
    customerCode: customerOf.get(row.customerId)?.code ?? null,
    customerName: customerOf.get(row.customerId)?.name ?? null,
    accountType: row.accountType,
    userType: row.userType,
    mainCode: mainOf.get(row.mainId) ?? null,
    dataSource: row.dataSource,
    userName: row.userName,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email === null ? null : maskEmail(row.email),
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    phone: row.phone === null ? null : maskPhone(row.phoneCode, row.phone),
    status: row.status,
    reason: row.reason,
    hasPassword: row.passwordHash !== null,
    signedInAt: row.signedInAt?.toISOString() ?? null,
    cancelAt: row.cancelAt?.toISOString() ?? null,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    modifiedBy: row.modifiedBy,
    modifiedAt: row.modifiedAt.toISOString(),
  }));
}

/** One of them, held or just written. */
export async function accountView(db: Db, row: AccountRecord): Promise<UserAccount> {
  const [view] = await accountViews(db, [row]);
  if (view === undefined) throw new Error("an account that is held is gone");
  return view;
}
