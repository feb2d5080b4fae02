import { z } from "zod";
import { ByIds } from "../../catalogue.ts";
import { CertSide } from "../../customers/cert-picture/side.ts";
import { FileAnswer } from "../../file.ts";
import { page, pageQuery } from "../../paging.ts";
import { Revealed, RevealReason } from "../../reveal.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { uploadRoute } from "../../upload.ts";
import { ShowMemberClear } from "./clear.ts";
import { FindMembers, MemberFinding } from "./finding.ts";
import { RecordRealName } from "./record.ts";
import { Member, MemberFilter, memberSorts, RealNameStateCount } from "./row.ts";

const VIEW = ["MEMBER_LIST.VIEW"] as const;
const RECORD = ["MEMBER_LIST.RECORD"] as const;
const SHOW_CLEAR = ["MEMBER_LIST.SHOW_CLEAR"] as const;
const { read, write } = routesOf("customer");

/** Members among the caller's rows; of any other 404001. */
export const memberRoutes = {
  pageQuery: read("/member/pageQuery", {
    may: VIEW,
    summary: "Members with their real names, a page",
    body: pageQuery({
      filter: MemberFilter.shape,
      sort: sortNames(memberSorts),
      want: ["stateCounts"],
      wanted: "`stateCounts`: how many there are of each state under the other filters, exact up to 10,000.",
    }),
    result: page(Member).extend({
      stateCounts: z
        .array(RealNameStateCount)
        .nullable()
        .describe("How many have each state under the other filters; null when it was not wanted."),
      finding: MemberFinding.nullable().describe(
        "What the filter's finding is; null without one, and for one that is forgotten, another's or another site's.",
      ),
    }),
  }),
  byIds: read("/member/byIds", {
    may: VIEW,
    summary: "Members by id; those outside the caller's rows are left out",
    body: ByIds,
    result: z.array(Member),
  }),
  /** As with accounts: recorded as a search, without its value; 429002 beyond 60 different values an hour and user, accounts' among them. */
  findSensitive: write("/member/findSensitive", {
    may: VIEW,
    summary: "Find members by a telephone, e-mail, certificate or card in full (PERM-12)",
    body: FindMembers,
    result: MemberFinding,
  }),
  showClear: write("/member/showDecrypt", {
    may: SHOW_CLEAR,
    summary: "A masked field of a member in the clear, recorded first (PERM-12)",
    body: ShowMemberClear,
    result: Revealed,
  }),
  /** Recorded with the reason before a byte of it is sent (PERM-12); who looks, and when, is drawn into it. */
  certPicture: route({
    service: "customer",
    method: "GET",
    path: "/member/certPicture/:id",
    may: SHOW_CLEAR,
    file: true,
    summary: "A picture of a member's certificate with its viewer drawn in; 404001 where there is none",
    params: z.object({ id: z.uuid().describe("The member's key.") }),
    query: z.object({ side: CertSide.describe("Which picture."), reason: RevealReason }),
    result: FileAnswer,
  }),
  /** For the carrier's customer sites. */
  upload: uploadRoute({
    service: "customer",
    path: "/member/certPicture/upload",
    may: RECORD,
    upload: "idPicture",
    summary: "Take a picture of a certificate: PNG or JPEG, up to 3 MiB; it goes after a day unless a record names it",
  }),
  /** For the carrier's customer sites. */
  record: write("/member/realName", {
    may: RECORD,
    summary:
      "Record by what certificate a member was known; 400001 for a number that can't be one, 409004 for an account that is cancelled or a company's",
    body: RecordRealName,
    result: Member,
  }),
} as const;
