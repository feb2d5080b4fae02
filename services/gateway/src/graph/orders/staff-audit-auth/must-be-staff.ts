import { SERVICE_CODES } from "@linehaul/schema/errors";
import { lookupRoutes } from "@linehaul/schema/permissions/lookup";
import { isLookupText } from "@linehaul/schema/permissions/lookup-text";
import type { Grant } from "../../../access/grant.ts";
import { Refusal } from "../../../errors/refusal.ts";

type Look = Grant<"STAFF_AUDIT_AUTH.CREATE" | "STAFF_AUDIT_AUTH.EDIT">;

/** A row for a name that is nobody's would be believed, and the orders would pass unseen: the person is looked up where people are kept (PERM-10). */
export async function mustBeStaff(grant: Look, userName: string): Promise<void> {
  if (isLookupText("account", userName)) {
    // What begins with the text comes first, in order: the name itself before those that are longer.
    const { data } = await grant.call(lookupRoutes.accounts, { body: { username: userName } });
    if (data.some(({ username }) => username.toLowerCase() === userName)) return;
  }
  throw new Refusal(SERVICE_CODES.invalid, { fields: [{ path: ["userName"], key: "audit.nobody", params: {} }] });
}
