import type { ReactNode } from "react";
import type { Cells } from "../table/cells.ts";
import { masked } from "./masked-value.tsx";
import type { RevealField } from "./revealable.ts";

/** A masked value of a row itself, shown in the clear to whoever may; nothing where the row has none. */
export const ownMasked = (
  row: { readonly id: string; readonly viewerMayShowClear: boolean },
  value: string | null | undefined,
  field: RevealField,
  { t }: Cells,
): ReactNode => value && masked({ value, field, owner: { id: row.id, viewerMay: row.viewerMayShowClear } }, t);
