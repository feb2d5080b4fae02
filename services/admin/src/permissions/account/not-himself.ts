import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";

/** SEC-01: nobody changes his own account, nor what it holds; another has to. `field` is where the account was named. */
export function notHimself({ caller }: Pick<Call, "caller">, accountId: string, field: string): void {
  if (caller.user === accountId)
    throw fail(SERVICE_CODES.invalid, { fields: [{ path: [field], key: "account.notYourself", params: {} }] });
}
