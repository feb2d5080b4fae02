import { useLayoutEffect, type RefObject } from "react";
import { UNSEEN_MS } from "../../theme/unseen.ts";

const PANEL = "[role=tabpanel]";

/** Panels in which an outline that was seen has just given way. */
const gaveWay = new WeakSet<Element>();

/** One outline follows another in a tab, that of the rows that of the page: where the first was seen already, the next does not wait again. */
export function useShownOn(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = box.current;
    const panel = node?.closest(PANEL);
    if (!node || !panel) return undefined;
    const since = performance.now();
    if (gaveWay.has(panel)) node.style.setProperty("animation-delay", "0s");
    return () => {
      if (performance.now() - since <= UNSEEN_MS) return;
      gaveWay.add(panel);
      requestAnimationFrame(() => gaveWay.delete(panel));
    };
  }, [box]);
}
