import type { Call } from "@linehaul/kit/call";
import type { SQL } from "drizzle-orm";
import { mine } from "./mine.ts";

/** Who changes a customer: a request's caller, or the user of a task. */
export interface Acting extends Pick<Call, "now" | "traceId"> {
  readonly caller: Pick<Call["caller"], "userName">;
}

/** Who changes many of his customers. */
export interface ActingOnMany extends Acting {
  /** His customers: everybody else is not found. */
  readonly mine: SQL;
}

export const actingOnMany = async (call: Call): Promise<ActingOnMany> => ({
  caller: call.caller,
  now: () => call.now(),
  traceId: call.traceId,
  mine: await mine(call),
});
