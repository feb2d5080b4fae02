import type { ModuleCode } from "@linehaul/schema/modules";
import { pages } from "./__generated__/pages.ts";

/** Is there a page of that code? The registry holds codes of modules alone. */
export const isPage = (code: string): code is ModuleCode => code in pages;
