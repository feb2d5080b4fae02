import type { PageTraits } from "./entry.ts";
import { traits } from "./__generated__/traits.ts";

/** Of most pages, and of what is none: the code may come from anywhere, also as `constructor`. */
const NONE: PageTraits = {};

/** What is known at once of the page of a module code. */
export const traitsOf = (code: string): PageTraits => (Object.hasOwn(traits, code) ? traits[code] : undefined) ?? NONE;
