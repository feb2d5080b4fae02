import type { Call } from "@linehaul/kit/call";
import type { ResetUserPassword } from "@linehaul/schema/accounts/user-account/write";
import type { UserAccount } from "@linehaul/schema/accounts/user-account/row";
import type { z } from "zod";
import { byCaller, heldAccount, rewriteAccount } from "./held.ts";
import { hashOfPassword } from "./password.ts";
import { accountView } from "./view.ts";

/** Gives an account another password. That it was done is recorded, and by whom; what it is, nowhere: the same key does it again. */
export async function resetPassword(
  call: Call,
  { id, password }: Pick<z.output<typeof ResetUserPassword>, "id" | "password">,
): Promise<UserAccount> {
  const passwordHash = await hashOfPassword(password);
  return call.write(
    async (tx, emit) => {
      const was = await heldAccount(tx, call, id);
      const row = await rewriteAccount(tx, byCaller(call), was, { passwordHash, wrong: 0, wrongSince: null });
      const { userCode, site } = row;
      emit({
        type: "userAccount.passwordReset",
        subject: id,
        site,
        before: { userCode },
        after: { userCode },
        fields: ["password"],
      });
      return accountView(tx, row);
    },
    { remember: false },
  );
}
