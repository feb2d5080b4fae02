import { useEffect, type RefObject } from "react";
import { letterKeys } from "../../theme/appearance.ts";
import { topDialog } from "../dialog/open-dialogs.ts";

/** A tick takes no letters: who ticked a row goes on by keys. A list and a choice do: they look letters up. */
const TYPED_INTO = "input:not([type=checkbox]), textarea, select";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO));

/** A letter presses the act of a page that bears it (`Keyed`), while nothing is typed, no question stands above the page, and the reader did not switch such keys off. */
export function useActKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (letterKeys.get() === "off") return;
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
