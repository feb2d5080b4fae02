import { readPageInfo } from "@linehaul/schema/page-address";
import { keep, kept } from "../../tab/kept.ts";
import { tabId } from "../../tab/tab-id.ts";

/** Keeps with a tab the rows, by id, that what it shows stood among; they go with the tab. */
export const keepNeighbours = (tab: string, rows: readonly string[]): void => keep(tab, rows);

/** The ids of the rows that a row stands among, in order. */
export const rowsAround = (row: Element): readonly string[] =>
  Array.from(row.parentElement?.children ?? [], (one) => one.getAttribute("data-row") ?? "");

/** A link of a row has opened the row's own page as a tab: the tab knows the rows around it. */
export function keepOpened(link: HTMLAnchorElement, row: HTMLElement): void {
  const wanted = readPageInfo(new URL(link.href).searchParams.get("pageInfo") ?? "");
  if (wanted && wanted.params["id"] === row.dataset["row"])
    keepNeighbours(tabId(wanted.code, wanted.params), rowsAround(row));
}

/** Those before and after one in the list that its tab came from; null at an end, or where it came from none. */
export function neighboursOf(tab: string, id: string) {
  const value = kept(tab);
  const rows = Array.isArray(value) && value.every((one) => typeof one === "string") ? value : [];
  const at = rows.indexOf(id);
  return { rows, at, previous: rows[at - 1] ?? null, next: at < 0 ? null : (rows[at + 1] ?? null) };
}
