import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import type { Product, SavedProduct } from "@linehaul/schema/base-data/product";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { PAY_METHODS, PICKUP_TYPES } from "@linehaul/schema/orders/order/status";
import { asc, eq, inArray, or } from "drizzle-orm";
import { cargoType } from "../cargo-type/table.ts";
import { kind } from "./kind.ts";
import { product } from "./table.ts";

/** The cargo types, each once and in their order; one that is not in use is refused unless the product has it already. */
async function known(db: Db, id: string | undefined, codes: readonly string[]): Promise<string[]> {
  const held = id === undefined ? [] : await db.select().from(product).where(eq(product.id, id));
  const mine = held.flatMap((row) => row.cargoTypes);
  const { code, status, sort } = cargoType;
  const rows = await db
    .select({ code })
    .from(cargoType)
    .where(or(eq(status, "ENABLED"), inArray(code, mine)))
    .orderBy(asc(sort), asc(cargoType.id));
  const choices = rows.map((row) => row.code);
  const unknown = codes.find((one) => !choices.includes(one));
  if (unknown !== undefined) {
    const fields = [{ path: ["cargoTypes"], key: "cargoType.unknown", params: { code: unknown } }];
    throw fail(SERVICE_CODES.invalid, { fields });
  }
  return choices.filter((one) => codes.includes(one));
}

/** Writes a product, if the cargo types that it takes may be chosen. */
export async function save(call: Call, { id, version, ...values }: SavedProduct): Promise<Product> {
  return catalogueSave(call, {
    ...kind,
    id,
    version,
    values: {
      ...values,
      cargoTypes: await known(call.db, id, values.cargoTypes),
      // Each once, in its own order.
      payMethods: PAY_METHODS.filter((payer) => values.payMethods.includes(payer)),
      taxPayMethods: PAY_METHODS.filter((payer) => values.taxPayMethods.includes(payer)),
      pickupWays: PICKUP_TYPES.filter((way) => values.pickupWays.includes(way)),
    },
    unique: { product_code: "code", product_name: "nameEn" },
    keeps: ["code"],
    buttons: { create: "PRODUCT.CREATE", edit: "PRODUCT.EDIT" },
  });
}
