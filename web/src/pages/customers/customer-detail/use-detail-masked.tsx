import type { ReactNode } from "react";
import { Masked } from "../../../parts/masked/masked.tsx";
import { Revealable, type RevealField } from "../../../parts/masked/revealable.ts";
import { useShell } from "../../../tab/use-shell.ts";

/** Draws a masked value that the detail alone shows, of the customer or of a part of it, by its node id: the detail's own button opens it. */
export function useDetailMasked(): (id: string, value: string | null | undefined, field: RevealField) => ReactNode {
  const { may } = useShell();
  const viewerMay = may("CUSTOMER_DETAIL.SHOW_CLEAR");
  return (id, value, field) =>
    value ? (
      <Revealable value={{ id, viewerMay }}>
        <Masked value={value} field={field} />
      </Revealable>
    ) : null;
}
