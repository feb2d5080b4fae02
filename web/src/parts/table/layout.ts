import { createContext, use } from "react";
import type { TextOf } from "../../i18n/text-of.ts";
import type { Cells } from "./cells.ts";
import { newSelection, type Selection } from "./selection.ts";

/** What every row needs. It changes with the columns and the language alone, so that nothing else draws rows anew. */
export interface Layout {
  /** Ids of the columns drawn, in order. */
  readonly shown: readonly string[];
  readonly hasTicks: boolean;
  readonly cells: Cells;
}
/** What the tick of a row needs. */
interface Ticks {
  readonly selection: Selection;
  /** The rows in order. */
  readonly rowIds: readonly string[];
}
export const LayoutContext = createContext<Layout | null>(null);
export const TicksContext = createContext<Ticks>({ selection: newSelection(), rowIds: [] });

export function useLayout(): Layout {
  const layout = use(LayoutContext);
  if (!layout) throw new Error("a row stands in a DataTable");
  return layout;
}
/** The page's texts, for a row that calls itself by one of them. */
export const useTableTexts = (): TextOf => useLayout().cells.t;
