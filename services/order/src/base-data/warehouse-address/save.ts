import { catalogueSave } from "@linehaul/kit/catalogue";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import type { WarehouseAddress, WarehouseAddressInput } from "@linehaul/schema/base-data/warehouse-address";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { inArray } from "drizzle-orm";
import { country } from "../country/table.ts";
import { mine } from "./mine.ts";

type Checked = Pick<WarehouseAddressInput, "countryCode">;

/** What the contract can't know: a country is one of the list (SYS-07). By the place of the input. */
export async function problemsOf({ db }: Call, inputs: readonly Checked[]): Promise<FieldProblem[][]> {
  const codes = [...new Set(inputs.map(({ countryCode }) => countryCode))];
  const found = await db.select().from(country).where(inArray(country.countryCode, codes));
  const known = new Set(found.map(({ countryCode }) => countryCode));
  return inputs.map(({ countryCode: code }) =>
    known.has(code) ? [] : [{ path: ["countryCode"], key: "country.unknown", params: { code } }],
  );
}

export async function save(call: Call, input: WarehouseAddressInput): Promise<WarehouseAddress> {
  const { id, version, ...values } = input;
  const [fields = []] = await problemsOf(call, [input]);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: { ...values, site: newRowsSite(call.caller, await call.scope()) },
    unique: { warehouse_address_code: "code" },
    buttons: { create: "WAREHOUSE_ADDRESS.CREATE", edit: "WAREHOUSE_ADDRESS.EDIT" },
  });
}
