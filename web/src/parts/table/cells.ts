import type { TextOf } from "../../i18n/text-of.ts";
import type { Shell } from "../../tab/use-shell.ts";

/** What a table gives to all of its cells. */
export interface Cells {
  /** The page's texts, each looked up once. */
  readonly t: TextOf;
  /** Opens a page as a tab. */
  readonly open: Shell["open"];
}
