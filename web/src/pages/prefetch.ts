import { pageOf } from "./page-of.ts";

/** Somebody is about to open a page: its code may come. What fails is asked again, and reported, when it opens. */
export const prefetchPage = (code: string): void =>
  void pageOf(code)
    ?.load()
    .then(
      ({ entry }) => entry.prefetch(),
      () => undefined,
    );
