import { z } from "zod";
import { CertType } from "../../customers/identity/kinds.ts";
import { line } from "../../field.ts";
import { CountryCode } from "../../permissions/perm-data-group.ts";
import { sensitive } from "../../sensitive.ts";
import { certDay, RealNameChannel } from "./row.ts";

const MOST_USER_CODE = 40;
const MOST_NAME = 100;
const MOST_CERT_NO = 40;
const picture = z.uuid().nullable().default(null);

/** What a customer site saw of a member's certificate: it takes the place of what was there before. */
export const RecordRealName = z.object({
  userCode: sensitive("userCode", line(MOST_USER_CODE)).describe("Code of the member's account."),
  name: line(MOST_NAME).describe("His name as it stands in the certificate."),
  certType: CertType.describe("What he showed: a card or a passport."),
  certNo: sensitive("certificate", line(MOST_CERT_NO)).describe(
    "Its number, judged by who issued it (CUS-20); spaces and signs make no difference.",
  ),
  countryCode: CountryCode.describe("Who issued it, ISO 3166-1 alpha-2."),
  validUntil: certDay.nullable().default(null).describe("Its last day; null for one that has none."),
  channel: RealNameChannel.describe("Where he showed it."),
  certFront: picture.describe("Key of the uploaded picture of its front; null without one."),
  certBack: picture.describe("Key of that of its back; null without one."),
});
export type RecordRealName = z.output<typeof RecordRealName>;
