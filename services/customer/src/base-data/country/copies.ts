import { copying } from "@linehaul/kit/follow/copying";
import { overById } from "@linehaul/kit/follow/over-by-id";
import { countryCopied } from "@linehaul/schema/base-data/country-copy";
import { countryCopy as t } from "./table.ts";

/** The copy of countries, as the order service has them. */
export const countryCopies = copying(countryCopied, {
  id: t.id,
  drop: (tx, where) => tx.delete(t).where(where),
  put: async (tx, rows) => {
    await tx
      .insert(t)
      .values([...rows])
      .onConflictDoUpdate({ target: t.id, set: overById(t) });
  },
});
