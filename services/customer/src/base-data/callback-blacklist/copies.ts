import { copying } from "@linehaul/kit/follow/copying";
import { overById } from "@linehaul/kit/follow/over-by-id";
import { callbackBlacklistCopied } from "@linehaul/schema/base-data/callback-blacklist/copy";
import { callbackBlacklistCopy as t } from "./table.ts";

/** The copy of the call-back black list, as the order service has it. */
export const callbackBlacklistCopies = copying(callbackBlacklistCopied, {
  id: t.id,
  drop: (tx, where) => tx.delete(t).where(where),
  put: async (tx, rows) => {
    await tx
      .insert(t)
      .values([...rows])
      .onConflictDoUpdate({ target: t.id, set: overById(t) });
  },
});
