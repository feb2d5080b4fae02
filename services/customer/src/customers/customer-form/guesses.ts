import type { Call, OutgoingEvent } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { countSearch } from "@linehaul/kit/finding/count";
import { customerSearch } from "../finding/table.ts";

/** Each answer that somebody has a value confirms a guess: they are counted as searches for masked values are (PERM-12). */
export async function countGuesses(tx: Db, call: Call, values: readonly string[]): Promise<void> {
  const { user } = call.caller;
  for (const value of values)
    await countSearch(tx, customerSearch, {
      user,
      digest: call.digest("customer.alike", `${user} ${value}`),
      now: call.now(),
    });
}

/** What is recorded of it: by what customers were found, and how many, without the values. */
export const guessed = (call: Call, fields: readonly string[], found: number): OutgoingEvent => ({
  type: "customerFinding.made",
  subject: call.caller.user,
  site: call.caller.site,
  kind: "SEARCH",
  fields,
  after: { found },
});
