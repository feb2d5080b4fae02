import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { holdFile, letGo } from "@linehaul/kit/files/kept";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { DocumentKind } from "@linehaul/schema/orders/order/history";
import { isFinal } from "@linehaul/schema/orders/order/lifecycle";
import type { ReviewCase } from "@linehaul/schema/orders/order-review/case";
import { reviewable } from "../../staff-audit-auth/reviewable.ts";
import { caseOf } from "../case.ts";
import { heldCase } from "../decide/decide.ts";
import { noteDocument } from "./note.ts";
import { reviewDocument } from "./table.ts";

interface Kept {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly file: string;
}
/** The record that holds a document's file. */
export const holder = ({ id, kind }: Pick<Kept, "id" | "kind">): string => `reviewDocument:${id}:${kind}`;

/** Makes an uploaded file the document of a case; an earlier one goes, and how it was judged. */
export async function keep(call: Call, kept: Kept): Promise<ReviewCase> {
  const mine = await reviewable(call);
  const { id, kind } = kept;
  return call.write(async (tx, emit) => {
    const order = await heldCase(tx, mine, id);
    if (isFinal(order.orderStatus)) throw fail(SERVICE_CODES.wrongState, { detail: order.orderStatus });
    await letGo(tx, holder(kept));
    const asked = { id: kept.file, purpose: "reviewDocument", caller: call.caller } as const;
    const file = await holdFile(tx, asked, holder(kept));
    const state = {
      state: "RECEIVED",
      fileId: file.id,
      fileName: file.name,
      bytes: file.bytes,
      addedBy: call.caller.userName,
      addedAt: call.now(),
      judgedBy: null,
      judgedAt: null,
      reason: null,
    } as const;
    await tx
      .insert(reviewDocument)
      .values({ orderId: id, kind, site: order.site, ...state })
      .onConflictDoUpdate({ target: [reviewDocument.orderId, reviewDocument.kind], set: state });
    await noteDocument(tx, call, order, { event: "DOCUMENT_ADDED", kind });
    emit({ type: "order.documentAdded", subject: id, site: order.site, data: {}, after: { kind, file: file.sha256 } });
    return caseOf(tx, order);
  });
}
