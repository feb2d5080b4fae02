/** Which columns show, and in which order. */
export interface Columns {
  /** Ids of the movable columns in their order; columns that it does not name (newer ones) follow. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

export const texts = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((v) => typeof v === "string") ? value : null;

/** Columns as they were kept, whatever columns there are today; null for anything else. */
export function readColumns(value: unknown): Columns | null {
  if (typeof value !== "object" || value === null || !("order" in value) || !("hidden" in value)) return null;
  const [order, hidden] = [texts(value.order), texts(value.hidden)];
  return order && hidden && { order, hidden };
}
