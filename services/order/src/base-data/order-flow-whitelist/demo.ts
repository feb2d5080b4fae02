import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES } from "@linehaul/schema/sites";
import { siteDay } from "@linehaul/schema/site-day";
import { firstCustomers } from "../../demo/first-customers.ts";
import { orderFlowWhitelist } from "./table.ts";

const MINUTE_MS = 60_000;
const PER_SITE = 4;

/** Fills an empty table with some customers of each site of the demo who have a licence for a closed lane; the last one is out of use. */
export async function seedOrderFlowWhitelist(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(orderFlowWhitelist)) > 0) return;
  const rows = await Promise.all(
    SITE_CODES.map(async (site) => {
      const customers = await firstCustomers(db, { site, status: "USABLE", count: PER_SITE });
      return customers.map(({ customerCode, name: customerName }, n) => {
        const at = new Date(begin.getTime() + n * MINUTE_MS);
        const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
        const code = `LICENCE-${n + 1}`;
        return {
          ...by,
          id: fixedId("order-flow-whitelist", `${site} ${code}`),
          status: n === PER_SITE - 1 ? ("DISABLED" as const) : ("ENABLED" as const),
          version: 1,
          site,
          code,
          customerCode,
          customerName,
          fromCountry: null,
          fromRegion: "",
          toCountry: "KP",
          toRegion: "",
          validFrom: siteDay(site, at),
          validTo: null,
          remark: `Export licence ${4711 + n}`,
        };
      });
    }),
  );
  await load(db, orderFlowWhitelist, rows.flat());
}
