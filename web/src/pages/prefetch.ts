import { gatewayIsThere } from "../relay/gateway.ts";
import { bringAhead } from "../parts/lazy/bring-ahead.ts";
import { loadPage } from "./load-page.ts";

/** Of the next page that is opened. */
bringAhead(() => import("./__generated__/pages.ts"));

/**
 * Somebody is about to open a page: its code may come. What fails is asked again, and reported, when it opens; while the gateway is away
 * nothing is asked for, for a browser never asks twice for a module that did not come.
 */
export const prefetchPage = (code: string): void => {
  if (gatewayIsThere() !== true) return;
  void loadPage(code).then(
    (page) => page?.entry.prefetch(),
    () => undefined,
  );
};
