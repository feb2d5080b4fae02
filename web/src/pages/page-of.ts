import { pages, type RegisteredPage } from "./__generated__/pages.ts";

/** The page of a module code, which may come from anywhere: `constructor` is none. */
export const pageOf = (code: string): RegisteredPage | undefined =>
  Object.hasOwn(pages, code) ? pages[code] : undefined;
