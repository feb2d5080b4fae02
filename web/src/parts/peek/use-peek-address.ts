import { useEffect } from "react";
import { pageAddress } from "@linehaul/schema/page-address";
import { withoutWish } from "@linehaul/schema/page-address";

/** Where a tab's list stands with a row peeked at, for whoever opens it: the page with its parameters, and the row. */
export function peekAddress(tabId: string, id: string): string {
  const [code = "", params = ""] = tabId.split("?", 2);
  const hash = new URLSearchParams({ peek: id, of: tabId }).toString();
  return `${pageAddress({ code, params: Object.fromEntries(new URLSearchParams(params)) })}#${hash}`;
}

/** While a row is peeked at and its tab is in front, the window's address names both: a reload opens it again, and it can be sent. */
export function usePeekAddress(tabId: string, id: string): void {
  useEffect(() => {
    history.replaceState(history.state, "", peekAddress(tabId, id));
    return () => {
      const url = new URL(location.href);
      url.hash = "";
      history.replaceState(history.state, "", withoutWish(url));
    };
  }, [tabId, id]);
}
