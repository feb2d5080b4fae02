import { useEffect, type RefObject } from "react";
import { topDialog } from "../dialog/open-dialogs.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** A letter presses the act of a page that bears it (`Keyed`), while nothing is typed and no question stands above the page. */
export function useActKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (!/^[a-z]$/i.test(key) || isTyping(target) || topDialog.get() !== null) return;
      const act = page.current?.querySelector<HTMLButtonElement>(`[data-key="${key.toLowerCase()}"] button`);
      if (!act || act.closest("[inert]") !== null) return;
      event.preventDefault();
      act.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [page]);
}
