import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { plain } from "@linehaul/kit/finding/plain";
import { DUPLICATE_REASONS, type LookAlike, MOST_ALIKE } from "@linehaul/schema/customers/customer-form/duplicates";
import { type FindingKind, LEAST_SOUGHT, soughtAs } from "@linehaul/schema/finding/limits";
import { plainValue } from "@linehaul/schema/finding/plain-value";
import type { SiteCode } from "@linehaul/schema/sites";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { customers } from "../customer/table.ts";
import { placesOf } from "../finding/look.ts";

type Reason = (typeof DUPLICATE_REASONS)[number];
/** From here on names are alike, of 1. */
const ALIKE = "0.6";

/** Names that are nearly the same, whatever kind of company they say; found by an index over runs of three letters. */
const alikeBy = (column: typeof customers.nameEn | typeof customers.nameZh, name: string): SQL =>
  sql`select ${customers.id} as id from ${customers} where name_core(${column}) % name_core(${name}::text) and length(name_core(${name}::text)) > 1`;

/** Where each thing of a form may stand with somebody else. */
function looks({ names, certNo, taxNo, phone, email }: LookAlike): readonly (readonly [Reason, SQL])[] {
  const whole = (reason: Reason, column: typeof customers.certNo | typeof customers.taxNo, value: string | undefined) =>
    value === undefined || plainValue(value) === ""
      ? []
      : [
          [
            reason,
            sql`select ${customers.id} as id from ${customers} where ${plain(column)} = ${plainValue(value)}`,
          ] as const,
        ];
  const held = (reason: Reason, kind: FindingKind, value: string | undefined) =>
    value === undefined || soughtAs(kind, value).length < LEAST_SOUGHT
      ? []
      : placesOf(kind, soughtAs(kind, value)).map((place) => [reason, place] as const);
  return [
    ...whole("IDENTITY", customers.certNo, certNo),
    ...whole("TAX", customers.taxNo, taxNo),
    ...names
      .filter((name) => name !== "")
      .flatMap((name) => [
        ["NAME", alikeBy(customers.nameEn, name)] as const,
        ["NAME", alikeBy(customers.nameZh, name)] as const,
      ]),
    ...held("PHONE", "PHONE", phone),
    ...held("EMAIL", "EMAIL", email),
  ];
}

const Hit = z.object({ id: z.uuid(), reasons: z.array(z.enum(DUPLICATE_REASONS)) });
type Hit = z.infer<typeof Hit>;
const first = (reasons: readonly Reason[]): number => Math.min(...reasons.map((one) => DUPLICATE_REASONS.indexOf(one)));

/** Customers of a site that may be the same as one in a form, whoever sees them, the most alike first. In a transaction: how alike names must be is set for it. */
export async function hitsOf(tx: Db, site: SiteCode, form: LookAlike): Promise<Hit[]> {
  const sought = looks(form);
  if (sought.length === 0) return [];
  await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${ALIKE}, true)`);
  const parts = sought.map(
    ([reason, place]) => sql`(select ${reason}::text as reason, place.id from (${place}) as place limit 200)`,
  );
  const hits = await rowsOf(
    tx,
    sql`select hit.id as id, array_agg(distinct hit.reason) as reasons
      from (${sql.join(parts, sql` union all `)}) as hit join ${customers} on ${customers.id} = hit.id
      where ${customers.site} = ${site} and ${customers.customerCode} <> ${form.customerCode ?? ""}
      group by hit.id limit 200`,
    Hit,
  );
  return hits.sort((a, b) => first(a.reasons) - first(b.reasons)).slice(0, MOST_ALIKE);
}
