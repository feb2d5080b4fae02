import { SERVICE_CODES } from "@linehaul/schema/errors";
import { dataGroupRoutes } from "@linehaul/schema/permissions/perm-data-group";
import type { Grant } from "../../../access/grant.ts";
import { Refusal } from "../../../errors/refusal.ts";

type Knows = Grant<(typeof dataGroupRoutes.organisations.may)[number]>;

/** The codes of the organisations that there are, which the admin service knows and the customer service does not. */
export const orgCodes = async (grant: Knows): Promise<string[]> =>
  (await grant.call(dataGroupRoutes.organisations, {})).map(({ code }) => code);

/** Refuses an organisation that there is not. */
export async function refuseUnknownOrg(grant: Knows, orgCode: string | null | undefined): Promise<void> {
  if (!orgCode || (await orgCodes(grant)).includes(orgCode)) return;
  throw new Refusal(SERVICE_CODES.invalid, {
    fields: [{ path: ["orgCode"], key: "dataGroup.unknownOrg", params: { code: orgCode } }],
  });
}
