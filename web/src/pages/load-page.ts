import { config } from "../browser/config.ts";
import type { LoadedPage } from "./entry.ts";

/**
 * The page of a module code, which may come from anywhere: `constructor` is none. The entry of the page that the address names is named by
 * the document; all others by the registry, which the first screen does without.
 */
export async function loadPage(code: string): Promise<LoadedPage | undefined> {
  const { entry } = config;
  if (entry?.code === code) return importEntry(entry.file);
  const { pages } = await import("./__generated__/pages.ts");
  return Object.hasOwn(pages, code) ? pages[code]?.() : undefined;
}

/** What is there is known to the build alone, which made the file's name too. */
const importEntry = (file: string): Promise<LoadedPage> => import(/* @vite-ignore */ file);
