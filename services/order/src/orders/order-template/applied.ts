import type { Db } from "@linehaul/kit/database-type";
import type { Sheet } from "@linehaul/kit/sheets/sheet";
import { readHeads, type HeadMap } from "@linehaul/schema/orders/order-import/headings";
import type { RowScope } from "@linehaul/schema/scope";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, desc, eq, sql } from "drizzle-orm";
import { headsKeyOf } from "./heads-key.ts";
import { templatesOf } from "./mine.ts";
import { orderTemplate, type OrderTemplateRecord } from "./table.ts";
import { userMapFor } from "./user-map.ts";

interface Reader {
  readonly site: SiteCode;
  readonly user: string;
  readonly scope: RowScope;
}
/** What is chosen for the headings of a sheet, and the template that says so; null: its uploader does, or nobody. */
export interface AppliedMap {
  readonly chosen: HeadMap;
  readonly template: string | null;
}

/** A customer's template reads sheets that name this customer alone. */
function isFor({ customerCode, map }: OrderTemplateRecord, { rows }: Sheet): boolean {
  if (customerCode === null) return true;
  const place = readHeads(rows[0]?.cells ?? [], map).columns.indexOf("customerCode");
  const codes = rows.slice(1).map(({ cells }) => cells[place] ?? null);
  return place >= 0 && codes.every((code) => code === null || code === customerCode);
}

/** Whose map reads a sheet: what its uploader chose for these headings, else a template with the same ones, a customer's before the site's. */
export async function appliedMap(db: Db, reader: Reader, sheet: Sheet): Promise<AppliedMap> {
  const heads = sheet.rows[0]?.cells ?? [];
  const own = await userMapFor(db, reader, heads);
  if (own !== null) return { chosen: own, template: null };
  const templates = await db
    .select()
    .from(orderTemplate)
    .where(
      and(
        templatesOf(reader, reader.scope),
        eq(orderTemplate.headsKey, headsKeyOf(heads)),
        eq(orderTemplate.status, "ENABLED"),
      ),
    )
    .orderBy(sql`${orderTemplate.customerCode} is null`, desc(orderTemplate.modifiedAt), desc(orderTemplate.id));
  const found = templates.find((template) => isFor(template, sheet));
  return { chosen: found?.map ?? {}, template: found?.name ?? null };
}
