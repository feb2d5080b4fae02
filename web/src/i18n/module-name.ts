import type { TFunction } from "i18next";
import type { TextOf } from "./text-of.ts";

/** A module's name by its code (SHELL-09); the server's own name where the locale has none. */
export const moduleName = (t: TFunction | TextOf, code: string, fallback?: string): string =>
  t(`shell:module.${code}`, { defaultValue: fallback ?? code });
