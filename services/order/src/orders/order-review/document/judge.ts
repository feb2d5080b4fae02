import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { ReviewCase } from "@linehaul/schema/orders/order-review/case";
import type { DocumentJudged } from "@linehaul/schema/orders/order-review/document";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { orderHistory } from "../../order/parts/table.ts";
import { reviewable } from "../../staff-audit-auth/reviewable.ts";
import { caseOf } from "../case.ts";
import { heldCase } from "../decide/decide.ts";
import { documentsOf } from "./documents-of.ts";
import { noteDocument } from "./note.ts";
import { reviewDocument } from "./table.ts";

/** Accepts or refuses a document that is there, with or without a file; what it was judged before is over. */
export async function judge(
  call: Call,
  { id, kind, file, isAccepted, reason }: z.output<typeof DocumentJudged>,
): Promise<ReviewCase> {
  const mine = await reviewable(call);
  return call.write(async (tx, emit) => {
    const order = await heldCase(tx, mine, id);
    const kept = await tx.select().from(reviewDocument).where(eq(reviewDocument.orderId, id));
    const history = await tx.select().from(orderHistory).where(eq(orderHistory.orderId, id));
    const found = documentsOf([kind], history, kept).find((one) => one.kind === kind);
    if (found === undefined || found.state === "MISSING") throw fail(SERVICE_CODES.wrongState, { detail: "MISSING" });
    if (found.file !== file) throw fail(SERVICE_CODES.changed);
    const state = isAccepted ? "ACCEPTED" : "REFUSED";
    const judged = { state, reason, judgedBy: call.caller.userName, judgedAt: call.now() } as const;
    await tx
      .insert(reviewDocument)
      .values({ orderId: id, kind, site: order.site, ...judged })
      .onConflictDoUpdate({ target: [reviewDocument.orderId, reviewDocument.kind], set: judged });
    await noteDocument(tx, call, order, { event: `DOCUMENT_${state}`, kind, reason });
    emit({
      type: isAccepted ? "order.documentAccepted" : "order.documentRefused",
      subject: id,
      site: order.site,
      data: {},
      before: { kind, state: found.state },
      after: { kind, state },
      ...(reason && { reason }),
    });
    return caseOf(tx, order);
  });
}
