import type { Call } from "@linehaul/kit/call";
import { dialledDigits, ruleOf } from "@linehaul/schema/base-data/phone-rule/dialled";
import type { PhoneRule } from "@linehaul/schema/base-data/phone-rule/row";
import { MOST_USES, type RowUse } from "@linehaul/schema/base-data/row-use";
import { and, asc, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { mine as contacts } from "../customer-service/mine.ts";
import { customerService } from "../customer-service/table.ts";
import { mine as persons } from "../regional-personnel/mine.ts";
import { regionalPersonnel } from "../regional-personnel/table.ts";
import { used } from "../row-uses.ts";
import { mine as warehouses } from "../warehouse-address/mine.ts";
import { warehouseAddress } from "../warehouse-address/table.ts";
import { phoneRule } from "./table.ts";

/** Numbers that may be of a calling code. */
const begins = (phone: PgColumn, code: number): SQL =>
  sql`regexp_replace(${phone}, '[^+0-9]', '', 'g') like ${`+${code}%`}`;

/** Telephones of the caller's site that obey a rule. */
export async function usesOfPhoneRule(call: Call, { callingCode }: PhoneRule): Promise<RowUse[]> {
  const { db } = call;
  const [{ within: ofContacts }, { within: ofWarehouses }, { within: ofPersons }] = await Promise.all([
    contacts(call),
    warehouses(call),
    persons(call),
  ]);
  const { nameEn, phone } = customerService;
  const { code, contactPhone } = warehouseAddress;
  const [rules, called, stores, people] = await Promise.all([
    db.select({ callingCode: phoneRule.callingCode }).from(phoneRule),
    db
      .select({ name: nameEn, phone })
      .from(customerService)
      .where(and(ofContacts, begins(phone, callingCode)))
      .orderBy(asc(nameEn), asc(customerService.id))
      .limit(MOST_USES),
    db
      .select({ name: code, phone: contactPhone })
      .from(warehouseAddress)
      .where(and(ofWarehouses, begins(contactPhone, callingCode)))
      .orderBy(asc(code), asc(warehouseAddress.id))
      .limit(MOST_USES),
    db
      .select({ name: regionalPersonnel.name, phone: regionalPersonnel.phone })
      .from(regionalPersonnel)
      .where(and(ofPersons, begins(regionalPersonnel.phone, callingCode)))
      .orderBy(asc(regionalPersonnel.name), asc(regionalPersonnel.id))
      .limit(MOST_USES),
  ]);
  /** A longer calling code may have a rule of its own. */
  const obeying = (rows: readonly { readonly name: string; readonly phone: string }[]) =>
    rows
      .filter((row) => ruleOf(rules, dialledDigits(row.phone) ?? "")?.callingCode === callingCode)
      .map(({ name }) => name);
  return [
    ...used("CUSTOMER_SERVICE", obeying(called)),
    ...used("WAREHOUSE", obeying(stores)),
    ...used("REGIONAL_PERSONNEL", obeying(people)),
  ];
}
