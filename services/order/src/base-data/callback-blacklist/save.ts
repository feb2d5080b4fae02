import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import { newRowsSite } from "@linehaul/kit/scope";
import type {
  CallbackBlacklist,
  NewCallbackBlacklist,
} from "@linehaul/schema/base-data/callback-blacklist/callback-blacklist";
import { myCustomer } from "../../customers/customer/of-caller.ts";
import { mine } from "./mine.ts";

/** Withholds the call-backs of one of the caller's customers, or to a host. */
export async function save(
  call: Call,
  { customerCode, host, reason }: NewCallbackBlacklist,
): Promise<CallbackBlacklist> {
  const site = newRowsSite(call.caller, await call.scope());
  const customer = customerCode === null ? null : await myCustomer(call, customerCode);
  return catalogueSave(call, {
    ...(await mine(call)),
    values: {
      site,
      subject: customerCode ?? host,
      customerCode,
      customerName: customer?.name ?? null,
      host,
      reason,
    },
    unique: { callback_blacklist_subject: customerCode === null ? "host" : "customerCode" },
    buttons: { create: "CALLBACK_BLACKLIST.CREATE" },
  });
}
