import { texts, type Columns } from "./columns.ts";
import type { ColumnHead } from "./column.ts";

export const DENSITIES = ["compact", "regular", "roomy"] as const;
export type Density = (typeof DENSITIES)[number];
/** px of a row. */
export const ROW_HEIGHT: Readonly<Record<Density, number>> = { compact: 30, regular: 38, roomy: 46 };

/** How a user arranged a table: kept on the server under `table.<MODULE>` as JSON. */
export interface Arrangement extends Columns {
  /** Null: as high as the rows of the whole console. */
  readonly density: Density | null;
}

const movable = (columns: readonly ColumnHead[]) => columns.filter((c) => c.fixed === undefined);

/** The table as its page lays it out. */
export const plain = (columns: readonly ColumnHead[]): Arrangement => ({
  order: movable(columns).map((c) => c.id),
  hidden: columns.filter((c) => c.optional).map((c) => c.id),
  density: null,
});

const isDensity = (value: unknown): value is Density => DENSITIES.some((d) => d === value);

/** What was kept, made to fit the columns of today; the page's own layout where nothing (legible) was kept. */
export function readArrangement(kept: string | undefined, columns: readonly ColumnHead[]): Arrangement {
  if (kept === undefined) return plain(columns);
  try {
    return fitted(JSON.parse(kept), columns);
  } catch {
    return plain(columns);
  }
}

/** The same of what was read of it. */
export function fitted(value: unknown, columns: readonly ColumnHead[]): Arrangement {
  const fallback = plain(columns);
  if (typeof value !== "object" || value === null) return fallback;
  const known = new Set(fallback.order);
  const named = "order" in value ? (texts(value.order) ?? []) : [];
  const order = [...new Set(named)].filter((id) => known.has(id));
  const hidden = "hidden" in value ? texts(value.hidden) : null;
  return {
    order: [...order, ...fallback.order.filter((id) => !order.includes(id))],
    // A column that came after the arrangement was kept shows or hides as its page lays it out.
    hidden: hidden === null ? fallback.hidden : [...hidden, ...fallback.hidden.filter((id) => !named.includes(id))],
    density: "density" in value && isDensity(value.density) ? value.density : fallback.density,
  };
}

/** The columns to draw, in order: the fixed ones at their edges. */
export function arranged<C extends ColumnHead>(columns: readonly C[], arrangement: Arrangement): C[] {
  const byId = new Map(columns.map((c) => [c.id, c]));
  const middle = arrangement.order.filter((id) => !arrangement.hidden.includes(id)).flatMap((id) => byId.get(id) ?? []);
  return [...columns.filter((c) => c.fixed === "start"), ...middle, ...columns.filter((c) => c.fixed === "end")];
}

/** The arrangement with a column moved by some places, ends being ends. */
export function moved(arrangement: Arrangement, id: string, by: number): Arrangement {
  const order = arrangement.order.filter((other) => other !== id);
  const at = Math.max(0, Math.min(order.length, arrangement.order.indexOf(id) + by));
  return { ...arrangement, order: [...order.slice(0, at), id, ...order.slice(at)] };
}

export const toggled = (arrangement: Arrangement, id: string): Arrangement => ({
  ...arrangement,
  hidden: arrangement.hidden.includes(id)
    ? arrangement.hidden.filter((other) => other !== id)
    : [...arrangement.hidden, id],
});
