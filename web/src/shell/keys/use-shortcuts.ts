import { useEffect, useEffectEvent } from "react";
import { shortcutOf, type Shortcut } from "./shortcuts.ts";

/** Runs what the console's own keys stand for, wherever the focus is. */
export function useShortcuts(acts: Readonly<Record<Shortcut, () => void>>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = event.defaultPrevented ? null : shortcutOf(event);
    if (shortcut === null) return;
    event.preventDefault();
    acts[shortcut]();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => act(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
