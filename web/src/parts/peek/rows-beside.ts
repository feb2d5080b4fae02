const ROW = "tr[data-row]";

/** The row of a list with this id, in the page that an element belongs to. */
export const rowOf = (at: Element | null, id: string): HTMLElement | null =>
  (at?.closest("[role=tabpanel]") ?? document).querySelector<HTMLElement>(`${ROW}[data-row="${CSS.escape(id)}"]`);

/** The id of the row above or below another; null at the list's end, or when the row is on no page that shows. */
export function idBeside(row: Element | null, step: 1 | -1): string | null {
  const to = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  return to instanceof HTMLElement && to.matches(ROW) ? (to.dataset["row"] ?? null) : null;
}
