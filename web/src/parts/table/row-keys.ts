import type { KeyboardEvent, MouseEvent } from "react";
import { keepOpened } from "../neighbours/neighbours.ts";

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

type ById = ((id: string) => void) | undefined;
/** The row of a table's body that an element stands in. */
const rowAt = (from: HTMLElement): HTMLTableRowElement | null => from.closest("tbody > tr");
const nameOf = (row: HTMLElement | null): string | undefined => row?.dataset["row"];

/** A link of a row that opened its page as a tab: the page knows the rows around it. A press on what of a row is neither a control nor text that was just marked peeks at it, where the list can. */
function onRowClick({ target, defaultPrevented }: MouseEvent, peek: ById): void {
  if (!(target instanceof HTMLElement)) return;
  const row = rowAt(target);
  const link = target.closest("a");
  if (defaultPrevented && row !== null && link !== null) keepOpened(link, row);
  if (peek === undefined || defaultPrevented) return;
  if (target.closest("a, button, input, label") !== null || getSelection()?.isCollapsed === false) return;
  const id = nameOf(row);
  if (id !== undefined) peek(id);
}

/**
 * Arrows, Home and End go from row to row and stay in their column of controls (tick to tick, link to link);
 * Space on a row's link peeks at the row where the list can, and ticks it elsewhere.
 */
function onRowKey(event: KeyboardEvent, peek: ById): void {
  const from = event.target;
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const row = rowAt(from);
  if (row === null) return;
  const id = nameOf(row);
  if (event.key === " " && from instanceof HTMLAnchorElement) {
    if (peek !== undefined && id !== undefined) {
      event.preventDefault();
      peek(id);
      return;
    }
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

/** What a table hears of keys and presses in its rows. */
export const rowEvents = (peek: ById) => ({
  onKeyDown: (event: KeyboardEvent) => onRowKey(event, peek),
  onClick: (event: MouseEvent) => onRowClick(event, peek),
});
