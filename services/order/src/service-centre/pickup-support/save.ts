import { catalogueSave } from "@linehaul/kit/catalogue";
import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { PICKUP_TYPES } from "@linehaul/schema/orders/order/status";
import {
  type ChangedPickupNotice,
  type NewPickupNotice,
  type PickupNotice,
  placeText,
} from "@linehaul/schema/service-centre/pickup-support/notice";
import { WEEKDAYS } from "@linehaul/schema/weekday";
import { and, eq } from "drizzle-orm";
import { placesOf } from "../../base-data/region/places.ts";
import { country } from "../../base-data/country/table.ts";
import { product } from "../../base-data/product/table.ts";
import { mine } from "./mine.ts";
import { pickupNotice } from "./table.ts";
import { keepApart } from "./overlap.ts";

type Place = Pick<NewPickupNotice, "countryCode" | "region" | "city">;

/** A place of the tree, or the one that the row has. */
async function placeProblems(db: Db, at: Place, id: string | undefined): Promise<FieldProblem[]> {
  const { countryCode: code } = at;
  const held = and(eq(pickupNotice.id, id ?? ""), eq(pickupNotice.place, placeText(at)));
  if (id !== undefined && (await db.$count(pickupNotice, held)) > 0) return [];
  const [known] = await db.select().from(country).where(eq(country.countryCode, code));
  if (known === undefined) return [{ path: ["countryCode"], key: "country.unknown", params: { code } }];
  const places = await placesOf(db, code);
  const inRegion = places.filter(({ region }) => region === at.region);
  // A country without regions has cities below no region.
  if (at.region !== "" && inRegion.length === 0)
    return [{ path: ["region"], key: "place.region", params: { country: code } }];
  const isKnown = at.city === "" || inRegion.some(({ city }) => city === at.city);
  return isKnown ? [] : [{ path: ["city"], key: "place.city", params: {} }];
}

/** A product in use, or the one that the row has. */
async function productProblems(db: Db, code: string, id: string | undefined): Promise<FieldProblem[]> {
  const held = and(eq(pickupNotice.id, id ?? ""), eq(pickupNotice.productCode, code));
  const isKnown =
    code === "" ||
    (await db.$count(product, and(eq(product.code, code), eq(product.status, "ENABLED")))) > 0 ||
    (id !== undefined && (await db.$count(pickupNotice, held)) > 0);
  return isKnown ? [] : [{ path: ["productCode"], key: "product.unknown", params: { code } }];
}

/** Writes a row, if what it names is in the lists and no other row holds then. */
export async function save(call: Call, input: NewPickupNotice | ChangedPickupNotice): Promise<PickupNotice> {
  const { id, version, ...values } = { id: undefined, version: undefined, ...input };
  const fields = [
    ...(await placeProblems(call.db, values, id)),
    ...(await productProblems(call.db, values.productCode, id)),
  ];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  const { ways, weekdays } = values;
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: {
      ...values,
      // Each once, in its own order.
      ways: PICKUP_TYPES.filter((way) => ways.includes(way)),
      weekdays: WEEKDAYS.filter((day) => weekdays.includes(day)),
      place: placeText(values),
      site: newRowsSite(call.caller, await call.scope()),
    },
    unique: {},
    buttons: { create: "PICKUP_SUPPORT.CREATE", edit: "PICKUP_SUPPORT.EDIT" },
    check: keepApart,
  });
}
