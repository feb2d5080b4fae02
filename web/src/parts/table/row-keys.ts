import type { KeyboardEvent } from "react";

const target = (row: Element | null): HTMLElement | null =>
  row?.querySelector<HTMLElement>("a[href], button, input") ?? null;

/** The row that a key leads to from another; null for keys that are not ours. */
function rowFor(key: string, row: HTMLTableRowElement): Element | null {
  const rows = row.parentElement?.children;
  switch (key) {
    case "ArrowDown":
      return row.nextElementSibling;
    case "ArrowUp":
      return row.previousElementSibling;
    case "Home":
      return rows?.item(0) ?? null;
    case "End":
      return rows?.item(rows.length - 1) ?? null;
    default:
      return null;
  }
}

/**
 * Arrows, Home and End go from row to row and stay in their column of controls (tick to tick, link to link);
 * Space on a row's link ticks the row. Put it around the table.
 */
export function onRowKey(event: KeyboardEvent): void {
  const from = event.target;
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const row = from.closest("tr");
  if (row?.parentElement?.localName !== "tbody") return;
  if (event.key === " " && from instanceof HTMLAnchorElement) {
    const tick = row.querySelector<HTMLInputElement>("input[type=checkbox]");
    if (tick === null) return;
    event.preventDefault();
    tick.click();
    return;
  }
  const to = rowFor(event.key, row);
  if (to === null) return;
  event.preventDefault();
  const tick = from instanceof HTMLInputElement ? to.querySelector<HTMLElement>("input[type=checkbox]") : null;
  const link = from instanceof HTMLInputElement ? null : to.querySelector<HTMLElement>("a[href]");
  (tick ?? link ?? target(to))?.focus();
}
