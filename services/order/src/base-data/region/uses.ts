import type { Call } from "@linehaul/kit/call";
import { MOST_USES, type RowUse } from "@linehaul/schema/base-data/row-use";
import type { Region } from "@linehaul/schema/base-data/region/row";
import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { mine as pickups } from "../../service-centre/pickup-support/mine.ts";
import { pickupNotice } from "../../service-centre/pickup-support/table.ts";
import { mine as contacts } from "../customer-service/mine.ts";
import { customerService } from "../customer-service/table.ts";
import { defaultCityCode } from "../default-city-code/table.ts";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { mine as persons } from "../regional-personnel/mine.ts";
import { regionalPersonnel } from "../regional-personnel/table.ts";
import { used } from "../row-uses.ts";

/** Rows of pick-up at a place: a region or one of its cities; a first level with nothing in it is a city of no region. */
function pickedUpAt({ level, name, path, below }: Region): SQL | undefined {
  const { region, city } = pickupNotice;
  const [first = ""] = path;
  if (level === 1) return below > 0 ? eq(region, name) : and(eq(region, ""), eq(city, name));
  // Smaller ones are no places to pick up in.
  return level === 2 ? and(eq(region, first), eq(city, name)) : sql`false`;
}

/** What names a place by what addresses write, of what the caller may see: pick-ups, contacts and personnel of his site, and city codes. */
export async function usesOfRegion(call: Call, row: Region): Promise<RowUse[]> {
  const { db } = call;
  const { countryCode, name } = row;
  const key = regionKey(name);
  const [{ within: ofPickups }, { within: ofContacts }, { within: ofPersons }] = await Promise.all([
    pickups(call),
    contacts(call),
    persons(call),
  ]);
  const [places, called, people, codes] = await Promise.all([
    db
      .select({ name: pickupNotice.place })
      .from(pickupNotice)
      .where(and(ofPickups, eq(pickupNotice.countryCode, countryCode), pickedUpAt(row)))
      .orderBy(asc(pickupNotice.place), asc(pickupNotice.id))
      .limit(MOST_USES),
    db
      .select({ name: customerService.nameEn })
      .from(customerService)
      .where(and(ofContacts, eq(customerService.countryCode, countryCode), eq(customerService.areaKey, key)))
      .orderBy(asc(customerService.nameEn), asc(customerService.id))
      .limit(MOST_USES),
    db
      .select({ name: regionalPersonnel.name })
      .from(regionalPersonnel)
      .where(and(ofPersons, eq(regionalPersonnel.countryCode, countryCode), eq(regionalPersonnel.areaKey, key)))
      .orderBy(asc(regionalPersonnel.name), asc(regionalPersonnel.id))
      .limit(MOST_USES),
    db
      .select({ name: defaultCityCode.cityCode, region: defaultCityCode.region })
      .from(defaultCityCode)
      .where(eq(defaultCityCode.countryCode, countryCode))
      .orderBy(asc(defaultCityCode.cityCode), asc(defaultCityCode.id)),
  ]);
  const names = (rows: readonly { readonly name: string }[]) => rows.map((one) => one.name);
  return [
    ...used("PICKUP_SUPPORT", names(places)),
    ...used("CUSTOMER_SERVICE", names(called)),
    ...used("REGIONAL_PERSONNEL", names(people)),
    ...used("CITY_CODE", names(codes.filter(({ region }) => regionKey(region) === key))),
  ];
}
