import type { Call } from "@linehaul/kit/call";
import { reveal } from "@linehaul/kit/reveal";
import type { AccountClearField, ShowAccountClear } from "@linehaul/schema/accounts/user-account/clear";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { phoneText } from "../../customers/customer/phone-text.ts";
import { mineAccounts } from "./filter.ts";
import { type AccountRecord, userAccount } from "./table.ts";

const VALUES: Readonly<Record<AccountClearField, (account: AccountRecord) => string | null>> = {
  ACCOUNT_EMAIL: ({ email }) => email,
  ACCOUNT_PHONE: ({ phoneCode, phone }) => (phone === null ? null : phoneText(phoneCode, phone)),
};

/** A masked value of one of the caller's accounts in the clear. */
export const showAccount = (
  call: Call,
  { id, field, reason }: z.output<typeof ShowAccountClear>,
): Promise<{ value: string }> =>
  reveal(call, {
    type: "userAccount.revealed",
    subject: id,
    field,
    reason,
    read: async (tx) => {
      const [found] = await tx
        .select()
        .from(userAccount)
        .where(and(await mineAccounts(call), eq(userAccount.id, id)));
      const value = found === undefined ? null : VALUES[field](found);
      return found === undefined || value === null ? null : { value, site: found.site };
    },
  });
