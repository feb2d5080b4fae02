import type { Call, OutgoingEvent } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { namedFile } from "@linehaul/kit/files/kept";
import { showFile } from "@linehaul/kit/files/show";
import { type CertSide, PICTURE_OF } from "@linehaul/schema/customers/cert-picture/side";
import type { MOMENTS } from "@linehaul/schema/customers/cert-picture/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import { and, eq } from "drizzle-orm";
import { customerByCode } from "../customer/one.ts";
import { mineReviews } from "../customer-review/filter.ts";
import { customerReview } from "../customer-review/table.ts";

type Seen = Pick<OutgoingEvent, "type" | "subject" | "site" | "reason">;
/** A picture in the clear; who saw it and why is recorded first (PERM-12). */
async function show(call: Call, id: string | null | undefined, field: string, seen: Seen): Promise<FileAnswer> {
  if (!id) throw fail(SERVICE_CODES.notFound);
  return showFile(call, await namedFile(call.db, id), { ...seen, fields: [field] });
}

interface OfCustomer {
  readonly customerCode: string;
  readonly side: CertSide;
  readonly reason: string;
}
export async function showPicture(call: Call, { customerCode, side, reason }: OfCustomer): Promise<FileAnswer> {
  const customer = await customerByCode(call.db, call, { customerCode, isHeld: false });
  const field = PICTURE_OF[side];
  const { id: subject, site } = customer;
  return show(call, customer[field], field, { type: "customer.revealed", subject, site, reason });
}

interface OfReview {
  readonly id: string;
  readonly side: CertSide;
  readonly moment: (typeof MOMENTS)[number];
  readonly reason: string;
}
export async function showReviewed(call: Call, { id, side, moment, reason }: OfReview): Promise<FileAnswer> {
  const [found] = await call.db
    .select()
    .from(customerReview)
    .where(and(await mineReviews(call), eq(customerReview.id, id)));
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  const field = PICTURE_OF[side];
  const file = (moment === "BEFORE" ? found.before : found.after)[field];
  return show(call, file, field, { type: "customerReview.revealed", subject: id, site: found.site, reason });
}
