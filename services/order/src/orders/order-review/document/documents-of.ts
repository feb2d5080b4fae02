import { DOCUMENT_KINDS, type DocumentKind } from "@linehaul/schema/orders/order/history";
import type { OrderDetail } from "@linehaul/schema/orders/order/detail";
import type { ReviewDocument } from "@linehaul/schema/orders/order-review/file";
import type { ReviewDocumentRecord } from "./table.ts";

type History = readonly Pick<OrderDetail["history"][number], "event" | "params">[];
const kindsOf = (history: History, event: string): Set<string> =>
  new Set(history.filter((one) => one.event === event).flatMap(({ params }) => (params["document"] ?? "").split(",")));

/** What the declaration needs, a reviewer asked for, or somebody added, and how far each is. Pure. */
export function documentsOf(
  needed: readonly DocumentKind[],
  history: History,
  kept: readonly ReviewDocumentRecord[],
): ReviewDocument[] {
  const [asked, supplied] = [kindsOf(history, "TO_SUPPLEMENT"), kindsOf(history, "SUPPLEMENTED")];
  const keptOf = new Map(kept.map((one) => [one.kind, one]));
  // What is read with an order is its invoice.
  const isRead = history.some(({ event }) => event === "DOCUMENTS_READ");
  const came = (kind: DocumentKind) => supplied.has(kind) || (kind === "COMMERCIAL_INVOICE" && isRead);
  const isShown = (kind: DocumentKind) => needed.includes(kind) || asked.has(kind) || keptOf.has(kind);
  return DOCUMENT_KINDS.filter(isShown).map((kind) => {
    const one = keptOf.get(kind);
    return {
      kind,
      state: one?.state ?? (came(kind) ? "RECEIVED" : "MISSING"),
      isNeeded: needed.includes(kind),
      file: one?.fileId ?? null,
      fileName: one?.fileName ?? null,
      addedBy: one?.addedBy ?? null,
      addedAt: one?.addedAt?.toISOString() ?? null,
      judgedBy: one?.judgedBy ?? null,
      judgedAt: one?.judgedAt?.toISOString() ?? null,
      reason: one?.reason ?? null,
    };
  });
}
