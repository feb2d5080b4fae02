import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { LABELS_A_PAGE, MOST_PAGES } from "@linehaul/schema/orders/order/print-limits";
import type { Printable } from "@linehaul/schema/orders/order/print";
import type { PrintSpec } from "./paper/content.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const pagesOf = (spec: PrintSpec, kept: readonly Printable[]): number =>
  spec.what === "LABEL"
    ? Math.ceil(sum(kept.map((o) => o.parcels)) / LABELS_A_PAGE[spec.paper])
    : sum(kept.map((o) => o.pages)) * spec.copies;

/** Refuses at the field that is to be mended what has more pages than a file holds. */
export function mustFit(found: readonly Printable[], spec: PrintSpec): void {
  const pages = pagesOf(
    spec,
    found.filter((order) => !order.isCancelled),
  );
  if (pages <= MOST_PAGES) return;
  const path = [spec.what === "LABEL" ? "ids" : "copies"];
  throw fail(SERVICE_CODES.invalid, { fields: [{ path, key: "print.pages", params: { pages, maximum: MOST_PAGES } }] });
}
