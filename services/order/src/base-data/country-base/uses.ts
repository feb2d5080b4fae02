import type { Call } from "@linehaul/kit/call";
import type { CountryBase } from "@linehaul/schema/base-data/country-base";
import { laneText } from "@linehaul/schema/base-data/lane";
import { MOST_USES, type RowUse } from "@linehaul/schema/base-data/row-use";
import { and, asc, eq, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { mine as pickups } from "../../service-centre/pickup-support/mine.ts";
import { pickupNotice } from "../../service-centre/pickup-support/table.ts";
import { mine as contacts } from "../customer-service/mine.ts";
import { customerService } from "../customer-service/table.ts";
import { defaultCityCode } from "../default-city-code/table.ts";
import { mine as orderFlows } from "../order-flow/mine.ts";
import { orderFlow } from "../order-flow/table.ts";
import { mine as productFlows } from "../product-flow/mine.ts";
import { productFlow } from "../product-flow/table.ts";
import { mine as persons } from "../regional-personnel/mine.ts";
import { regionalPersonnel } from "../regional-personnel/table.ts";
import { used } from "../row-uses.ts";
import { mine as warehouses } from "../warehouse-address/mine.ts";
import { warehouseAddress } from "../warehouse-address/table.ts";

/** Rows whose lane begins or ends there. */
const meets = (lane: Readonly<Record<"fromCountry" | "toCountry", PgColumn>>, code: string): SQL | undefined =>
  or(eq(lane.fromCountry, code), eq(lane.toCountry, code));

/** What names a country, of what the caller may see: lanes, pick-ups, contacts, personnel and warehouses of his site, and city codes. */
export async function usesOfCountry(call: Call, { countryCode: code }: CountryBase): Promise<RowUse[]> {
  const { db } = call;
  const lanes = async () => {
    const { within: ofProducts } = await productFlows(call);
    const { within: ofOrders } = await orderFlows(call);
    return [
      ...(await db
        .select()
        .from(productFlow)
        .where(and(ofProducts, meets(productFlow, code)))
        .orderBy(asc(productFlow.toCountry), asc(productFlow.id))
        .limit(MOST_USES)),
      ...(await db
        .select()
        .from(orderFlow)
        .where(and(ofOrders, meets(orderFlow, code)))
        .orderBy(asc(orderFlow.toCountry), asc(orderFlow.id))
        .limit(MOST_USES)),
    ].map(laneText);
  };
  const places = async () =>
    db
      .select({ name: pickupNotice.place })
      .from(pickupNotice)
      .where(and((await pickups(call)).within, eq(pickupNotice.countryCode, code)))
      .orderBy(asc(pickupNotice.place), asc(pickupNotice.id))
      .limit(MOST_USES);
  const called = async () =>
    db
      .select({ name: customerService.nameEn })
      .from(customerService)
      .where(and((await contacts(call)).within, eq(customerService.countryCode, code)))
      .orderBy(asc(customerService.nameEn), asc(customerService.id))
      .limit(MOST_USES);
  const people = async () =>
    db
      .select({ name: regionalPersonnel.name })
      .from(regionalPersonnel)
      .where(and((await persons(call)).within, eq(regionalPersonnel.countryCode, code)))
      .orderBy(asc(regionalPersonnel.name), asc(regionalPersonnel.id))
      .limit(MOST_USES);
  const stores = async () =>
    db
      .select({ name: warehouseAddress.code })
      .from(warehouseAddress)
      .where(and((await warehouses(call)).within, eq(warehouseAddress.countryCode, code)))
      .orderBy(asc(warehouseAddress.code), asc(warehouseAddress.id))
      .limit(MOST_USES);
  const cities = async () =>
    db
      .select({ name: defaultCityCode.cityCode })
      .from(defaultCityCode)
      .where(eq(defaultCityCode.countryCode, code))
      .orderBy(asc(defaultCityCode.cityCode), asc(defaultCityCode.id))
      .limit(MOST_USES);
  const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
  const [ofLanes, ofPlaces, ofContacts, ofPeople, ofStores, ofCities] = await Promise.all([
    lanes(),
    places(),
    called(),
    people(),
    stores(),
    cities(),
  ]);
  return [
    ...used("LANE", ofLanes),
    ...used("PICKUP_SUPPORT", names(ofPlaces)),
    ...used("CUSTOMER_SERVICE", names(ofContacts)),
    ...used("REGIONAL_PERSONNEL", names(ofPeople)),
    ...used("WAREHOUSE", names(ofStores)),
    ...used("CITY_CODE", names(ofCities)),
  ];
}
