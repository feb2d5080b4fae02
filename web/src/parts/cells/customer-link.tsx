import type { ReactNode } from "react";
import type { Cells } from "../table/cells.ts";
import { pageLink } from "./page-link.tsx";

/** The customer of a row by its name: the way to its page for whoever may open it; nothing where there is none. */
export function customerLink(
  row: {
    readonly customerId?: string | null | undefined;
    readonly customerName?: string | null | undefined;
    readonly viewerMayOpen: boolean;
  },
  cells: Cells,
): ReactNode {
  const { customerId, customerName, viewerMayOpen } = row;
  if (!customerId || !customerName) return null;
  return viewerMayOpen
    ? pageLink({ code: "CUSTOMER_DETAIL", params: { id: customerId }, title: customerName }, customerName, cells)
    : customerName;
}
