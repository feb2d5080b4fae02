import { copying } from "@linehaul/kit/follow/copying";
import { overById } from "@linehaul/kit/follow/over-by-id";
import { regionCopied } from "@linehaul/schema/base-data/region/copy";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { regionCopy as t } from "./table.ts";

/** The copy of regions, as the order service has them. */
export const regionCopies = copying(regionCopied, {
  id: t.id,
  drop: (tx, where) => tx.delete(t).where(where),
  put: async (tx, rows) => {
    await tx
      .insert(t)
      .values(rows.map((row) => ({ ...row, nameKey: regionKey(row.name) })))
      .onConflictDoUpdate({ target: t.id, set: overById(t) });
  },
});
