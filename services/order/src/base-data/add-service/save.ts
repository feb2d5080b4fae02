import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import type { AddService, SavedAddService } from "@linehaul/schema/base-data/add-service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import { currency } from "../currency/table.ts";
import { kind } from "./kind.ts";

/** Writes a service, if its fee's currency is in the list of currencies. */
export async function save(call: Call, { id, version, ...values }: SavedAddService): Promise<AddService> {
  const { feeCurrency: code } = values;
  if ((await call.db.$count(currency, eq(currency.code, code))) === 0)
    throw fail(SERVICE_CODES.invalid, {
      fields: [{ path: ["feeCurrency"], key: "currency.unknown", params: { code } }],
    });
  return catalogueSave(call, {
    ...kind,
    id,
    version,
    values,
    unique: { add_service_code: "code" },
    keeps: ["code"],
    buttons: { create: "ADD_SERVICE.CREATE", edit: "ADD_SERVICE.EDIT" },
  });
}
