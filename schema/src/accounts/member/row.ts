import { z } from "zod";
import { keyword, listOf } from "../../field.ts";
import { foundBy } from "../../finding/finding.ts";
import { CertType } from "../../customers/identity/kinds.ts";
import { CustomerCode } from "../../customers/code.ts";
import { Masked } from "../../masked.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { AccountStatus, DataSource } from "../user-account/row.ts";

export const REAL_NAME_STATES = ["NONE", "VERIFIED", "EXPIRED"] as const;
export const RealNameState = z.enum(REAL_NAME_STATES).meta({
  id: "RealNameState",
  description: "Is it known who a member is?",
  "x-values": {
    NONE: "He has shown no certificate.",
    VERIFIED: "A certificate of his was looked at, and it is valid.",
    EXPIRED: "The certificate that was looked at is not valid any more, by the day of the site.",
  } satisfies Record<(typeof REAL_NAME_STATES)[number], string>,
});
export type RealNameState = z.infer<typeof RealNameState>;
export const REAL_NAME_CHANNELS = ["WEBSITE", "APP", "COURIER", "COUNTER"] as const;
export const RealNameChannel = z.enum(REAL_NAME_CHANNELS).meta({
  id: "RealNameChannel",
  description: "Where a member showed his certificate.",
  "x-values": {
    WEBSITE: "At a customer site.",
    APP: "In the app.",
    COURIER: "To a courier who picked a shipment up.",
    COUNTER: "At a counter.",
  } satisfies Record<(typeof REAL_NAME_CHANNELS)[number], string>,
});
export type RealNameChannel = z.infer<typeof RealNameChannel>;

/** The last day of a certificate, as `2031-04-30`. */
export const certDay = z.iso.date("day");

export const RealName = z
  .object({
    name: z.string().describe("His name as it stands in the certificate."),
    certType: CertType.describe("What he showed."),
    certNo: Masked.describe("Its number, masked."),
    countryCode: z.string().describe("Who issued it, ISO 3166-1 alpha-2."),
    validUntil: certDay.nullable().describe("Its last day; null for one that has none."),
    channel: RealNameChannel.describe("Where he showed it."),
    hasFront: z.boolean().describe("Is there a picture of its front?"),
    hasBack: z.boolean().describe("Is there one of its back?"),
    verifiedAt: z.iso.datetime().describe("When it was looked at."),
    recordedBy: z.string().describe("Which customer site brought it."),
  })
  .meta({ id: "RealName", description: "Who a member is, by the certificate that he showed." });
export type RealName = z.infer<typeof RealName>;

export const Member = z
  .object({
    id: z.uuid().describe("Key of his account."),
    site: Site.describe("The site that he belongs to."),
    userCode: z.string().describe("Code of his account: orders name it."),
    firstName: z.string().nullable().describe("First name, as he entered it; null once it is erased."),
    lastName: z.string().nullable().describe("Last name."),
    email: Masked.nullable().describe("E-mail, masked; null once it is erased."),
    phone: Masked.nullable().describe("Telephone, masked; null without one."),
    accountStatus: AccountStatus.describe("How far his account is (ACC-06)."),
    dataSource: DataSource.describe("Where his account was made."),
    customerCode: CustomerCode.nullable().describe("Code of the customer that he is; null where he is none."),
    customerName: z.string().nullable().describe("What that one is called, in English."),
    realNameState: RealNameState.describe("Is it known who he is?"),
    realName: RealName.nullable().describe("Who he is by his certificate; null where he has shown none."),
    signedInAt: z.iso.datetime().nullable().describe("When he last signed in; null for never."),
    createdAt: z.iso.datetime().describe("Since when he is a member."),
  })
  .meta({
    id: "Member",
    description: "A person with an account of his own, and who he is by the certificate he showed.",
  });
export type Member = z.infer<typeof Member>;

export const memberSorts = {
  CREATED_AT_DESC: "createdAt",
  CREATED_AT_ASC: "createdAt",
  USER_CODE_ASC: "userCode",
  USER_CODE_DESC: "userCode",
} as const satisfies Sorts<Member>;

export const MemberFilter = z.object({
  keyword: keyword("user codes, user names and names, with accents or without"),
  realNameState: listOf(RealNameState, REAL_NAME_STATES.length).optional().describe("Any of these."),
  certType: CertType.optional().describe("Who showed such a certificate."),
  channel: RealNameChannel.optional().describe("Who showed it there."),
  dataSource: DataSource.optional().describe("Where their accounts were made."),
  finding: foundBy,
});
export type MemberFilter = z.infer<typeof MemberFilter>;

export const RealNameStateCount = z
  .object({
    status: RealNameState.describe("The state."),
    count: z.int().describe("Counted up to 10,000."),
    exact: z.boolean().describe("False where there are more."),
  })
  .meta({
    id: "RealNameStateCount",
    description: "Of how many members it is known who they are, under the other filters.",
  });
