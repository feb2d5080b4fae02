import { SERVICE_CODES } from "@linehaul/schema/errors";
import { dataGroupRoutes } from "@linehaul/schema/permissions/perm-data-group";
import type { Grant } from "../../../access/grant.ts";
import { Refusal } from "../../../errors/refusal.ts";

/** The customer service knows no organisations: the admin service says whether there is one of that code. */
export async function refuseUnknownOrg(
  grant: Grant<(typeof dataGroupRoutes.organisations.may)[number]>,
  orgCode: string | null | undefined,
): Promise<void> {
  if (!orgCode) return;
  const known = await grant.call(dataGroupRoutes.organisations, {});
  if (known.some(({ code }) => code === orgCode)) return;
  throw new Refusal(SERVICE_CODES.invalid, {
    fields: [{ path: ["orgCode"], key: "dataGroup.unknownOrg", params: { code: orgCode } }],
  });
}
