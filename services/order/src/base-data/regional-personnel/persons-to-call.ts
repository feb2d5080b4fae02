import type { Db } from "@linehaul/kit/database-type";
import { DUTIES_AT, type PersonToCall } from "@linehaul/schema/base-data/regional-personnel/row";
import { maskPhone } from "@linehaul/schema/masked";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { closest } from "../closest-area.ts";
import { regionalPersonnel as t } from "./table.ts";

/** One end of a shipment, as its address says. */
interface End {
  readonly countryCode: string;
  readonly regionLevels: readonly string[];
}
/** Where an order comes from and goes to. */
interface Way {
  readonly site: SiteCode;
  readonly from: End;
  readonly to: End;
}
type Row = typeof t.$inferSelect;

const called = ({ id, name, workNo, phone }: Pick<Row, "id" | "name" | "workNo" | "phone">) => ({
  personId: id,
  name,
  workNo,
  phone: maskPhone(null, phone),
});

/** Who sees to orders at their two ends, duty by duty: one statement, whatever is asked of it. */
export async function personsToCall(
  db: Db,
  asked: readonly { readonly site: SiteCode; readonly countries: readonly string[] }[],
): Promise<(way: Way) => PersonToCall[]> {
  const deputy = alias(t, "deputy");
  const found = await db
    .select({ row: t, deputy })
    .from(t)
    .leftJoin(deputy, and(eq(deputy.site, t.site), eq(deputy.workNo, t.standIn)))
    .where(
      and(
        inArray(t.site, [...new Set(asked.map(({ site }) => site))]),
        inArray(t.countryCode, [...new Set(asked.flatMap(({ countries }) => countries))]),
      ),
    )
    // Who stands in may have rows of several areas: any of them tells how to call him, and it is the same one each time.
    .orderBy(asc(t.id), asc(deputy.id));
  const persons = [...Map.groupBy(found, ({ row }) => row.id).values()].flatMap(([first]) =>
    first === undefined ? [] : [{ ...first.row, deputy: first.deputy }],
  );
  return ({ site, from, to }) => {
    const at = ({ countryCode, regionLevels }: End, duties: readonly Row["duty"][]) =>
      duties.flatMap((duty): PersonToCall[] => {
        const there = persons.filter(
          (row) => row.site === site && row.countryCode === countryCode && row.duty === duty,
        );
        const one = closest(there, regionLevels);
        if (one === undefined) return [];
        return [{ ...called(one), duty, area: one.area, standIn: one.deputy && called(one.deputy) }];
      });
    return [...at(from, DUTIES_AT.ORIGIN), ...at(to, DUTIES_AT.DESTINATION)];
  };
}
