import { gatewayIsThere } from "../relay/gateway.ts";
import { pageOf } from "./page-of.ts";

/**
 * Somebody is about to open a page: its code may come. What fails is asked again, and reported, when it opens; while the gateway is away
 * nothing is asked for, for a browser never asks twice for a module that did not come.
 */
export const prefetchPage = (code: string): void => {
  if (gatewayIsThere() !== true) return;
  void pageOf(code)
    ?.load()
    .then(
      ({ entry }) => entry.prefetch(),
      () => undefined,
    );
};
