import type { MouseEvent } from "react";
import type { ModuleCode } from "@linehaul/schema/modules";
import { pageAddress } from "@linehaul/schema/page-address";
import type { PageParams } from "../../tab/tab-id.ts";
import type { Shell } from "../../tab/use-shell.ts";

/** What a link leads to. */
export interface PageTarget {
  readonly code: ModuleCode;
  readonly params?: PageParams;
  /** What the tab says until the page names itself. */
  readonly title?: string;
}

/** What makes a real link of an anchor: a plain click opens a tab of the console, any other click what the browser does with links. */
export const follow = ({ code, params = {}, title }: PageTarget, open: Shell["open"]) => ({
  href: pageAddress({ code, params }),
  onClick: (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(code, params, title === undefined ? {} : { title });
  },
});
