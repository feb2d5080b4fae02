import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { showFile } from "@linehaul/kit/files/show";
import { storedFile } from "@linehaul/kit/files/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { DocumentKind } from "@linehaul/schema/orders/order/history";
import { and, eq } from "drizzle-orm";
import { orders } from "../../order/table.ts";
import { reviewable } from "../../staff-audit-auth/reviewable.ts";
import { reviewDocument } from "./table.ts";

/** A document as it was uploaded; that it was seen is recorded first. */
export async function show(call: Call, { id, kind }: { readonly id: string; readonly kind: DocumentKind }) {
  const mine = await reviewable(call);
  const [found] = await call.db
    .select({ file: storedFile, site: orders.site })
    .from(reviewDocument)
    .innerJoin(orders, eq(orders.id, reviewDocument.orderId))
    .innerJoin(storedFile, eq(storedFile.id, reviewDocument.fileId))
    .where(and(mine, eq(reviewDocument.orderId, id), eq(reviewDocument.kind, kind)));
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  const { file, site } = found;
  return showFile(call, file, { type: "document.seen", subject: id, site, fields: [kind] });
}
