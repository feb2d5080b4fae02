import type { Call } from "@linehaul/kit/call";
import { catalogueByIds, catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import type { CustomerServiceInput, CustomerService } from "@linehaul/schema/base-data/customer-service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { countryProblems } from "../country/known.ts";
import { phoneProblems } from "@linehaul/kit/judge-phones";
import { rulesIn } from "../phone-rule/rules-in.ts";
import { areaProblems } from "../region/known.ts";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { mine } from "./mine.ts";

/** Says whom to call about what a country of the list, or an area of it, sends. */
export async function save(call: Call, { id, version, ...values }: CustomerServiceInput): Promise<CustomerService> {
  const kind = await mine(call);
  const [before] = id === undefined ? [] : await catalogueByIds(call, { ...kind, ids: [id] });
  const [ofCountry, ofArea, [ofPhone = []]] = await Promise.all([
    countryProblems(call.db, values.countryCode),
    areaProblems(call.db, "area", values, before),
    phoneProblems(rulesIn(call.db), "phone", [{ phone: values.phone, was: before?.phone }]),
  ]);
  const fields = [...ofCountry, ...ofArea, ...ofPhone];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  const site = newRowsSite(call.caller, await call.scope());
  return catalogueSave(call, {
    ...kind,
    id,
    version,
    values: { ...values, areaKey: regionKey(values.area), site },
    unique: { customer_service_of: "area" },
    buttons: { create: "CUSTOMER_SERVICE.CREATE", edit: "CUSTOMER_SERVICE.EDIT" },
  });
}
