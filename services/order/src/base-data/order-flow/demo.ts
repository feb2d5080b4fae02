import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import type { CustomerType } from "@linehaul/schema/customers/customer";
import { SITE_CODES } from "@linehaul/schema/sites";
import { siteDay } from "@linehaul/schema/site-day";
import { orderFlow } from "./table.ts";

const EMBARGO = {
  reasonEn: "Trade with this country is restricted.",
  reasonZhCn: "与该国的贸易受到限制。",
  reasonZhHk: "與該國的貿易受到限制。",
};
const PERSONS = {
  reasonEn: "Only companies may send there; a licence is asked for.",
  reasonZhCn: "仅限企业客户寄往该国，须持许可证。",
  reasonZhHk: "只限企業客戶寄往該國，須持許可證。",
};
/** Where nothing of the demo goes, and for whom. */
const CLOSED: Readonly<Record<string, { readonly customerTypes: CustomerType[]; readonly why: typeof EMBARGO }>> = {
  KP: { customerTypes: [], why: EMBARGO },
  SY: { customerTypes: [], why: EMBARGO },
  IR: { customerTypes: [], why: EMBARGO },
  CU: { customerTypes: ["PERSONAL"], why: PERSONS },
};
export const isClosedTo = (country: string): boolean => country in CLOSED;

/** Fills an empty table with the lanes that each site of the demo has closed, from an instant on. */
export async function seedOrderFlows(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(orderFlow)) > 0) return;
  const rows = SITE_CODES.flatMap((site) =>
    Object.entries(CLOSED).map(([toCountry, { customerTypes, why }]) => ({
      ...why,
      id: fixedId("order-flow", `${site} ${toCountry}`),
      status: "ENABLED" as const,
      version: 1,
      site,
      fromCountry: null,
      fromRegion: "",
      toCountry,
      toRegion: "",
      customerTypes,
      laneState: "CLOSED" as const,
      validFrom: siteDay(site, begin),
      validTo: null,
      createdBy: "system",
      createdAt: begin,
      modifiedBy: "system",
      modifiedAt: begin,
    })),
  );
  await load(db, orderFlow, rows);
}
