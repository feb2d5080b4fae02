/** A scrim, or the place where a dialog's own forms stand. */
const isAbove = ({ dataset }: HTMLElement): boolean => dataset["scrim"] !== undefined || dataset["over"] !== undefined;

/** Makes inert what lies beside an element within its tab's page, so that the page waits and the rest of the console does not. Returns how to free it. */
export function shutOut(element: HTMLElement): () => void {
  const shut: HTMLElement[] = [];
  const page = element.closest("[role=tabpanel]");
  for (let at: Element = element; at !== page && at.parentElement; at = at.parentElement) {
    for (const beside of at.parentElement.children) {
      if (beside === at || !(beside instanceof HTMLElement) || beside.inert || isAbove(beside)) continue;
      beside.inert = true;
      shut.push(beside);
    }
    if (at.parentElement === page) break;
  }
  return () => {
    for (const one of shut) one.inert = false;
  };
}
