import type { Call } from "@linehaul/kit/call";
import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { countSearch } from "@linehaul/kit/finding/count";
import { plain } from "@linehaul/kit/finding/plain";
import {
  type CustomerDuplicates,
  DUPLICATE_REASONS,
  type LookAlike,
  MOST_ALIKE,
} from "@linehaul/schema/customers/customer-form/duplicates";
import { type FindingKind, LEAST_SOUGHT, soughtAs } from "@linehaul/schema/finding/limits";
import { plainValue } from "@linehaul/schema/finding/plain-value";
import { inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { customers } from "../customer/table.ts";
import { mine } from "../customer/mine.ts";
import { placesOf } from "../finding/look.ts";
import { customerSearch } from "../finding/table.ts";

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

/** Each answer of these confirms a guess: they are counted as searches for masked values are (PERM-12). */
async function count(tx: Db, call: Call, { certNo, phone, email }: LookAlike): Promise<void> {
  const { user } = call.caller;
  for (const value of [
    certNo && plainValue(certNo),
    phone && soughtAs("PHONE", phone),
    email && soughtAs("EMAIL", email),
  ])
    if (value)
      await countSearch(tx, customerSearch, {
        user,
        digest: call.digest("customer.alike", `${user} ${value}`),
        now: call.now(),
      });
}

const Hit = z.object({ id: z.uuid(), reasons: z.array(z.enum(DUPLICATE_REASONS)) });
const first = (reasons: readonly Reason[]): number => Math.min(...reasons.map((one) => DUPLICATE_REASONS.indexOf(one)));

/** Customers of the caller's site that may be the same as the one in his form; of those he may not see, whom to ask alone. */
export function lookAlike(call: Call, form: LookAlike): Promise<CustomerDuplicates> {
  return call.write(
    async (tx, emit) => {
      await count(tx, call, form);
      const sought = looks(form);
      if (sought.length === 0) return { duplicates: [] };
      await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${ALIKE}, true)`);
      const parts = sought.map(
        ([reason, place]) => sql`(select ${reason}::text as reason, place.id from (${place}) as place limit 200)`,
      );
      const hits = await rowsOf(
        tx,
        sql`select hit.id as id, array_agg(distinct hit.reason) as reasons
          from (${sql.join(parts, sql` union all `)}) as hit join ${customers} on ${customers.id} = hit.id
          where ${customers.site} = ${call.caller.site} and ${customers.customerCode} <> ${form.customerCode ?? ""}
          group by hit.id limit 200`,
        Hit,
      );
      const told = hits.sort((a, b) => first(a.reasons) - first(b.reasons)).slice(0, MOST_ALIKE);
      if (told.length === 0) return { duplicates: [] };
      emit({
        type: "customerFinding.made",
        subject: call.caller.user,
        site: call.caller.site,
        kind: "SEARCH",
        fields: [...new Set(told.flatMap(({ reasons }) => reasons))],
        after: { found: told.length },
      });
      const seen = await mine(call);
      const rows = await tx
        .select({
          id: customers.id,
          customerCode: customers.customerCode,
          name: customers.nameEn,
          status: customers.status,
          orgCode: customers.orgCode,
          isSeen: sql<boolean>`(${seen})`,
        })
        .from(customers)
        .where(
          inArray(
            customers.id,
            told.map(({ id }) => id),
          ),
        );
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        duplicates: told.flatMap(({ id, reasons }) => {
          const row = byId.get(id);
          if (row === undefined) return [];
          const { orgCode, isSeen, customerCode, name, status } = row;
          return [
            isSeen
              ? { reasons, customerCode, name, status, orgCode }
              : { reasons, customerCode: null, name: null, status: null, orgCode },
          ];
        }),
      };
    },
    { remember: false },
  );
}
