import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { namedFile } from "@linehaul/kit/files/kept";
import { showFile } from "@linehaul/kit/files/show";
import { reveal } from "@linehaul/kit/reveal";
import type { MemberClearField, ShowMemberClear } from "@linehaul/schema/accounts/member/clear";
import { type CertSide, PICTURE_OF } from "@linehaul/schema/customers/cert-picture/side";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { phoneText } from "../../customers/customer/phone-text.ts";
import { type AccountRecord, userAccount } from "../user-account/table.ts";
import { mineMembers } from "./filter.ts";
import { memberRealName, type RealNameRecord } from "./table.ts";

interface Known {
  readonly account: AccountRecord;
  readonly realName: RealNameRecord | null;
}
/** One of the caller's members; undefined for any other. */
async function known(db: Db, call: Call, id: string): Promise<Known | undefined> {
  const [found] = await db
    .select({ account: userAccount, realName: memberRealName })
    .from(userAccount)
    .leftJoin(memberRealName, eq(memberRealName.accountId, userAccount.id))
    .where(and(await mineMembers(call), eq(userAccount.id, id)));
  return found;
}

const VALUES: Readonly<Record<MemberClearField, (member: Known) => string | null>> = {
  MEMBER_CERT_NO: ({ realName }) => realName?.certNo ?? null,
  MEMBER_EMAIL: ({ account }) => account.email,
  MEMBER_PHONE: ({ account: { phoneCode, phone } }) => (phone === null ? null : phoneText(phoneCode, phone)),
};

/** A masked value of one of the caller's members in the clear. */
export const showMember = (
  call: Call,
  { id, field, reason }: z.output<typeof ShowMemberClear>,
): Promise<{ value: string }> =>
  reveal(call, {
    type: "member.revealed",
    subject: id,
    field,
    reason,
    read: async (tx) => {
      const member = await known(tx, call, id);
      const value = member === undefined ? null : VALUES[field](member);
      return member === undefined || value === null ? null : { value, site: member.account.site };
    },
  });

interface Looked {
  readonly id: string;
  readonly side: CertSide;
  readonly reason: string;
}
/** A picture of a member's certificate; 404001 where there is none. */
export async function showMemberPicture(call: Call, { id, side, reason }: Looked): Promise<FileAnswer> {
  const member = await known(call.db, call, id);
  const field = PICTURE_OF[side];
  const fileId = member?.realName?.[field] ?? null;
  if (member === undefined || fileId === null) throw fail(SERVICE_CODES.notFound);
  return showFile(call, await namedFile(call.db, fileId), {
    type: "member.revealed",
    subject: id,
    site: member.account.site,
    reason,
    fields: [field],
  });
}
