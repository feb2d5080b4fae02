import { useEffect, useEffectEvent } from "react";
import { wantedBy, withoutWish, type Entry, type Wanted } from "@linehaul/schema/page-address";

/** Opens what the address asks for once the menu is known, and takes the wish out of it (SHELL-14 to SHELL-16). A fragment may change later. */
export function useWishes(open: (wanted: Wanted) => void, codeOf: (entry: Entry) => string | null): void {
  const grant = useEffectEvent(() => {
    const url = new URL(location.href);
    const wanted = wantedBy(url, codeOf);
    const rest = withoutWish(url);
    // Rubbish goes too: nothing will ever open by it.
    if (rest !== `${url.pathname}${url.search}${url.hash}`) history.replaceState(history.state, "", rest);
    if (wanted) open(wanted);
  });
  useEffect(() => {
    const onHash = () => grant();
    onHash();
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
}
