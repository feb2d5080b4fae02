import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { LABELS_A_PAGE, MOST_PAGES } from "@linehaul/schema/orders/order/print-limits";
import type { Printable } from "@linehaul/schema/orders/order/print";
import { lt, type SQL } from "drizzle-orm";
import { orderHistory } from "../parts/table.ts";
import type { PrintSpec } from "./paper/content.ts";
import { printable } from "./printable.ts";
import { PRINT_EVENTS } from "./printed.ts";
import { orderPrint } from "./table.ts";

/** How long what was asked for can be fetched. */
export const KEPT_MS = 3_600_000;
/** What stands on both in the clear, by the names of what shows it one at a time. */
const SHOWN = ["SENDER_PHONE", "SENDER_ADDRESS", "RECEIVER_PHONE", "RECEIVER_ADDRESS"];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const pagesOf = (spec: PrintSpec, kept: readonly Printable[]): number =>
  spec.what === "LABEL"
    ? Math.ceil(sum(kept.map((o) => o.parcels)) / LABELS_A_PAGE[spec.paper])
    : sum(kept.map((o) => o.pages)) * spec.copies;
const invalid = (field: string, key: string, params: Readonly<Record<string, number>> = {}) =>
  fail(SERVICE_CODES.invalid, { fields: [{ path: [field], key, params }] });

/** Records what is to be printed, and of each order that it was, before a byte of it is made. What is cancelled is left out. */
export const askPrint = (
  call: Call,
  mine: SQL,
  ids: readonly string[],
  spec: PrintSpec,
): Promise<{ printId: string }> =>
  call.write(async (tx, emit) => {
    const found = await printable(tx, mine, ids, spec.what);
    if (found.length < new Set(ids).size) throw fail(SERVICE_CODES.notFound);
    const kept = found.filter((order) => !order.isCancelled);
    if (kept.length === 0) throw invalid("ids", "print.allCancelled");
    const pages = pagesOf(spec, kept);
    if (pages > MOST_PAGES)
      throw invalid(spec.what === "LABEL" ? "ids" : "copies", "print.pages", { pages, maximum: MOST_PAGES });

    const at = call.now();
    const { site, user, userName, button } = call.caller;
    const printId = newId();
    await tx.delete(orderPrint).where(lt(orderPrint.at, new Date(at.getTime() - KEPT_MS)));
    await tx
      .insert(orderPrint)
      .values({ ...spec, id: printId, site, user, button, orderIds: kept.map(({ id }) => id), at });
    const params = spec.what === "INVOICE" ? { copies: String(spec.copies) } : {};
    await tx.insert(orderHistory).values(
      kept.map((o) => ({
        id: newId(),
        orderId: o.id,
        site: o.site,
        event: PRINT_EVENTS[spec.what],
        params,
        actor: userName,
        at,
      })),
    );
    for (const order of kept)
      emit({
        type: "order.printed",
        subject: order.id,
        site: order.site,
        kind: "PRINT",
        fields: SHOWN,
        after: { ...spec },
      });
    return { printId };
  });
