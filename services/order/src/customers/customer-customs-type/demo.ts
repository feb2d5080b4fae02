import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { CUSTOMS_TYPES } from "@linehaul/schema/customers/customer-customs-type";
import { SITE_CODES } from "@linehaul/schema/sites";
import { firstCustomers } from "../../demo/first-customers.ts";
import { customerClientCode } from "../customer-client-code/table.ts";
import { customerCustomsType } from "./table.ts";

const MINUTE_MS = 60_000;
const PER_SITE = 6;
const ABROAD = ["CN", "SG", "US"] as const;

/** Fills an empty table with who declares for some customers of each site, and what customs abroad call them. */
export async function seedCustomsTypes(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(customerCustomsType)) > 0) return;
  for (const site of SITE_CODES) {
    const found = await firstCustomers(db, { site, status: "USABLE", count: PER_SITE });
    const made = found.map(({ customerCode, name: customerName }, n) => {
      const at = new Date(begin.getTime() + n * MINUTE_MS);
      const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
      return { ...by, status: "ENABLED" as const, version: 1, site, customerCode, customerName };
    });
    await load(
      db,
      customerCustomsType,
      made.map((row, n) => {
        const customsType = CUSTOMS_TYPES[n % CUSTOMS_TYPES.length] ?? "CARRIER";
        return {
          ...row,
          id: fixedId("customer-customs-type", `${site} ${row.customerCode}`),
          customsType,
          registrationNo: customsType === "CARRIER" ? null : `${site}-CR-${row.customerCode.slice(-6)}`,
          remark: "",
        };
      }),
    );
    await load(
      db,
      customerClientCode,
      made.flatMap((row) =>
        ABROAD.map((countryCode) => ({
          ...row,
          id: fixedId("customer-client-code", `${site} ${row.customerCode} ${countryCode}`),
          countryCode,
          clientCode: `${countryCode}${row.customerCode.slice(-7)}`,
        })),
      ),
    );
  }
}
