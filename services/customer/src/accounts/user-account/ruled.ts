import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { isLike } from "@linehaul/kit/patterns";
import type { AccountFormOf, RuledAccountField } from "@linehaul/schema/accounts/user-account/ruled";
import { RULED_OF_ACCOUNT } from "@linehaul/schema/base-data/field-rule/account-fields";
import { ruledBroken } from "@linehaul/schema/base-data/field-rule/broken";
import { dialledDigits } from "@linehaul/schema/base-data/phone-rule/dialled";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { type AccountOf, accountRules } from "../../base-data/field-rule/account-rules.ts";
import { customerByCode } from "../../customers/customer/one.ts";
import { mineAccounts } from "./filter.ts";
import { userAccount } from "./table.ts";

/** What a form says an account will be; a telephone with its country. */
export type AccountWritten = Partial<Readonly<Record<(typeof RULED_OF_ACCOUNT)[number], string | null | undefined>>>;
/** The fields at which an account would be another one: what is left out stays. */
export const changedOf = (was: AccountWritten, to: AccountWritten): ReadonlySet<string> =>
  new Set(RULED_OF_ACCOUNT.filter((name) => to[name] !== undefined && to[name] !== was[name]));

/** `account.phone` is `phone` here. */
const ownName = (field: string): string => field.slice(field.indexOf(".") + 1);
const dialled = (phone: string | null | undefined): string | null => {
  const digits = phone ? dialledDigits(phone) : null;
  return digits === null ? null : `+${digits}`;
};

/**
 * What the site's rules refuse of an account, at its fields (FIELD_RULE); of one that is there at those that change alone, for rules change
 * and it stays as it was.
 */
export async function ruledAccount(
  tx: Db,
  of: AccountOf,
  written: AccountWritten,
  changed: ReadonlySet<string> = new Set(RULED_OF_ACCOUNT),
): Promise<FieldProblem[]> {
  const account = { ...written, phone: dialled(written.phone) };
  const rules = await accountRules(tx, of);
  return rules
    .filter(({ field }) => changed.has(ownName(field)))
    .flatMap((rule) => ruledBroken({ account }, rule, isLike))
    .map((problem) => ({ ...problem, path: problem.path.slice(1) }));
}

/** Whose form it is: of one of the caller's customers or accounts; 404001 for any other. */
async function formOf(call: Call, { customerCode, id }: AccountFormOf): Promise<Omit<AccountOf, "at">> {
  if (customerCode !== undefined) return customerByCode(call.db, call, { customerCode, isHeld: false });
  const own = and(await mineAccounts(call), eq(userAccount.id, id ?? ""));
  const [found] = await call.db
    .select({ site: userAccount.site, customerType: userAccount.accountType })
    .from(userAccount)
    .where(own);
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  return found;
}

/** What the site says today of the fields of a form that somebody is about to fill in. */
export async function formRules(call: Call, asked: AccountFormOf): Promise<RuledAccountField[]> {
  const { site, customerType } = await formOf(call, asked);
  const rules = await accountRules(call.db, { site, customerType, at: call.now() });
  return rules.map((rule) => ({ ...rule, field: ownName(rule.field) }));
}
