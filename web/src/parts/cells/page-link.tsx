import type { ReactElement, ReactNode } from "react";
import { follow, type PageTarget } from "../link/follow.ts";
import type { Cells } from "../table/cells.ts";

/** A real link to a page; `PageLink` in a table's cell. */
export const pageLink = (target: PageTarget, children: ReactNode, { open }: Cells): ReactElement => (
  <a {...follow(target, open)}>{children}</a>
);
