import type { From } from "./call.ts";
import type { Who } from "./session.ts";

/** Who asks, and what his calls pass on. */
export interface Asked {
  readonly who: Who;
  readonly from: From;
}
