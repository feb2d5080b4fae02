import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { oneAtATime } from "@linehaul/kit/one-at-a-time";
import type { DefaultCityCode } from "@linehaul/schema/base-data/default-city-code";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, asc, eq, ne } from "drizzle-orm";
import { doOverlap, isRegion } from "./place.ts";
import { defaultCityCode as t } from "./table.ts";

/** Refuses a place that has something of another one's: 409001 at its region or first post code, the other one named. One write of a country follows the other. */
export async function keepApart(tx: Db, after: DefaultCityCode): Promise<void> {
  const { countryCode, id } = after;
  await oneAtATime(tx, `default city code ${countryCode}`);
  const others = await tx
    .select()
    .from(t)
    .where(and(eq(t.countryCode, countryCode), ne(t.id, id)))
    .orderBy(asc(t.postFrom), asc(t.id));
  const other = others.find((one) => doOverlap(one, after));
  if (other === undefined) return;
  const { cityCode } = other;
  const place = isRegion(other) ? other.region : `${other.postFrom} – ${other.postTo}`;
  throw fail(SERVICE_CODES.duplicate, {
    detail: `${cityCode} · ${place}`,
    fields: [{ path: [isRegion(after) ? "region" : "postFrom"], key: "cityCode.overlap", params: { cityCode, place } }],
  });
}
