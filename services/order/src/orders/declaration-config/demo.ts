import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import { siteDay } from "@linehaul/schema/site-day";
import { and, asc, eq } from "drizzle-orm";
import { customerCopy } from "../../customers/customer/table.ts";
import { declarationConfig } from "./table.ts";

type Row = typeof declarationConfig.$inferInsert;
/** Of the nth customer of a site; days are counted from today. */
type Told = Pick<Row, "direction" | "method" | "documents"> & {
  readonly of: number;
  readonly country?: string;
  readonly days: readonly [from: number, to?: number];
  readonly remark?: string;
  readonly isOff?: true;
};
const ROWS: readonly Told[] = [
  { of: 0, direction: "EXPORT", method: "GENERAL_TRADE", documents: ["COMMERCIAL_INVOICE"], days: [-400] },
  {
    of: 0,
    direction: "EXPORT",
    country: "SG",
    method: "SIMPLIFIED",
    documents: ["COMMERCIAL_INVOICE", "CERTIFICATE_OF_ORIGIN"],
    days: [-400, 90],
    remark: "Framework agreement, until it is renewed",
  },
  {
    of: 0,
    direction: "IMPORT",
    country: "CN",
    method: "GENERAL_TRADE",
    documents: ["COMMERCIAL_INVOICE", "IMPORT_LICENCE"],
    days: [-120],
  },
  { of: 1, direction: "IMPORT", method: "PERSONAL", documents: ["SENDER_ID"], days: [-200] },
  {
    of: 1,
    direction: "EXPORT",
    country: "JP",
    method: "EXHIBITION",
    documents: ["COMMERCIAL_INVOICE"],
    days: [-60, -20],
    remark: "Trade fair in Osaka",
    isOff: true,
  },
  { of: 2, direction: "EXPORT", method: "CUSTOMER_OWN", documents: [], days: [-30], remark: "Has a broker of its own" },
];

async function rowsOf(db: Db, site: SiteCode, until: Date): Promise<Row[]> {
  const customers = await db
    .select()
    .from(customerCopy)
    .where(and(eq(customerCopy.site, site), eq(customerCopy.status, "USABLE")))
    .orderBy(asc(customerCopy.customerCode))
    .limit(3);
  const today = siteDay(site, until);
  return ROWS.flatMap(({ of, country = null, days: [from, to], remark = "", isOff, ...own }, n) => {
    const customer = customers[of];
    if (customer === undefined) return [];
    const at = new Date(until.getTime() + from * 86_400_000);
    return [
      {
        ...own,
        id: fixedId("declaration-config", `${site} ${n}`),
        status: isOff ? ("DISABLED" as const) : ("ENABLED" as const),
        version: 1,
        createdBy: "system",
        createdAt: at,
        modifiedBy: "system",
        modifiedAt: at,
        site,
        customerCode: customer.customerCode,
        customerName: customer.name,
        countryCode: country,
        validFrom: addDays(today, from),
        validTo: to === undefined ? null : addDays(today, to),
        remark,
      },
    ];
  });
}

/** How the first customers of each site have their goods declared. */
export async function seedDeclarationConfigs(db: Db, until: Date): Promise<void> {
  if ((await db.$count(declarationConfig)) > 0) return;
  const rows = await Promise.all(SITE_CODES.map((site) => rowsOf(db, site, until)));
  await load(db, declarationConfig, rows.flat());
}
