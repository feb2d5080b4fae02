import { useEffect, useEffectEvent } from "react";
import { wantedBy, withoutWish, type Wanted } from "./address.ts";

/** Opens what the address asks for once the menu is known, and takes the wish out of it (SHELL-14 to SHELL-16). A fragment may change later. */
export function useWishes(open: (wanted: Wanted) => void): void {
  const grant = useEffectEvent(() => {
    const url = new URL(location.href);
    const wanted = wantedBy(url);
    if (!wanted) return;
    history.replaceState(history.state, "", withoutWish(url));
    open(wanted);
  });
  useEffect(() => {
    const onHash = () => grant();
    onHash();
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
}
