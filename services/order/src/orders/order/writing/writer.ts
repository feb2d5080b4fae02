import type { Call } from "@linehaul/kit/call";
import type { RowScope } from "@linehaul/schema/scope";
import type { SiteCode } from "@linehaul/schema/sites";

/** For whom orders are written: a request's caller, or the user of a task. */
export interface OrderWriter {
  readonly site: SiteCode;
  readonly userName: string;
  /** His rows: he writes orders of the customers among them. */
  readonly scope: RowScope;
  readonly at: Date;
}

export const writerOf = async (call: Call): Promise<OrderWriter> => ({
  site: call.caller.site,
  userName: call.caller.userName,
  scope: await call.scope(),
  at: call.now(),
});
