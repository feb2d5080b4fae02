import type { Call } from "@linehaul/kit/call";
import type { RegionalPersonnel } from "@linehaul/schema/base-data/regional-personnel/row";
import { MOST_USES, type RowUse } from "@linehaul/schema/base-data/row-use";
import { and, asc, eq, ne } from "drizzle-orm";
import { used } from "../row-uses.ts";
import { mine } from "./mine.ts";
import { regionalPersonnel as t } from "./table.ts";

/** For whom somebody stands in, where no other row has his work number: they have nobody then. */
export async function usesOfPerson(call: Call, { id, workNo }: RegionalPersonnel): Promise<RowUse[]> {
  const { within } = await mine(call);
  const others = await call.db.$count(t, and(within, eq(t.workNo, workNo), ne(t.id, id)));
  if (others > 0) return [];
  const rows = await call.db
    .select({ name: t.name })
    .from(t)
    .where(and(within, eq(t.standIn, workNo)))
    .orderBy(asc(t.name), asc(t.id))
    .limit(MOST_USES);
  return used(
    "STAND_IN",
    rows.map(({ name }) => name),
  );
}
