import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { readFile } from "@linehaul/kit/files/kept";
import { storedFile } from "@linehaul/kit/files/tables";
import { type CertSide, PICTURE_OF } from "@linehaul/schema/customers/cert-picture/side";
import type { MOMENTS } from "@linehaul/schema/customers/cert-picture/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, eq } from "drizzle-orm";
import { mine } from "../customer/mine.ts";
import { customers } from "../customer/table.ts";
import { mineReviews } from "../customer-review/filter.ts";
import { customerReview } from "../customer-review/table.ts";

interface Wanted {
  readonly type: string;
  readonly subject: string;
  readonly site: SiteCode;
  readonly field: string;
  readonly file: string | null | undefined;
  readonly reason: string;
}
/** A picture in the clear; who saw it and why is recorded first (PERM-12). */
async function show(call: Call, { type, subject, site, field, file: id, reason }: Wanted): Promise<FileAnswer> {
  if (!id) throw fail(SERVICE_CODES.notFound);
  const [file] = await call.db.select().from(storedFile).where(eq(storedFile.id, id));
  if (file === undefined) throw fail(SERVICE_CODES.fileMissing);
  return call.write<FileAnswer>(
    async (_tx, emit) => {
      emit({ type, subject, site, kind: "REVEAL", fields: [field], reason });
      const { bytes, sha256, type: media, name } = file;
      return { name, type: media, bytes, sha256, inline: true, chunks: await readFile(call.storage, file) };
    },
    { remember: false },
  );
}

interface OfCustomer {
  readonly customerCode: string;
  readonly side: CertSide;
  readonly reason: string;
}
export async function showPicture(call: Call, { customerCode, side, reason }: OfCustomer): Promise<FileAnswer> {
  const [found] = await call.db
    .select()
    .from(customers)
    .where(and(await mine(call), eq(customers.customerCode, customerCode)));
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  const field = PICTURE_OF[side];
  const { id: subject, site } = found;
  return show(call, { type: "customer.revealed", subject, site, field, file: found[field], reason });
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
  return show(call, { type: "customerReview.revealed", subject: id, site: found.site, field, file, reason });
}
