import { catalogueByIds, type CatalogueTable } from "@linehaul/kit/catalogue";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { MOST_USES, type RowUse } from "@linehaul/schema/base-data/row-use";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { InferSelectModel } from "drizzle-orm";

/** No more are named of a kind. */
const MOST_NAMED = 10;

/** Those who name a row, by their codes, each once; nothing where there are none. */
export const used = (by: RowUse["by"], codes: readonly string[]): RowUse[] => {
  const names = [...new Set(codes)];
  return names.length === 0
    ? []
    : [{ by, count: Math.min(codes.length, MOST_USES), names: names.slice(0, MOST_NAMED) }];
};

/** What names a row, of what the caller may see; 404001 for a row that is not there. */
export async function rowUses<T extends CatalogueTable, Row>(
  call: Call,
  kind: { readonly table: T; readonly row: (row: InferSelectModel<T>) => Row },
  id: string,
  of: (call: Call, row: Row) => Promise<RowUse[]>,
): Promise<RowUse[]> {
  const [row] = await catalogueByIds(call, { ...kind, ids: [id] });
  if (row === undefined) throw fail(SERVICE_CODES.notFound);
  return of(call, row);
}
