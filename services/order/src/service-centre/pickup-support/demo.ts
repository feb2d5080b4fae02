import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import type { PICKUP_TYPES } from "@linehaul/schema/orders/order/status";
import { placeText } from "@linehaul/schema/service-centre/pickup-support/notice";
import { WEEKDAYS } from "@linehaul/schema/weekday";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import { siteDay } from "@linehaul/schema/site-day";
import { PICKUP_ROWS } from "./demo-rows.ts";
import { pickupNotice } from "./table.ts";

type Row = typeof pickupNotice.$inferInsert;
const WAYS: Readonly<Record<string, (typeof PICKUP_TYPES)[number]>> = { C: "COURIER", O: "OUTLET", W: "WAREHOUSE" };

function rowOf(site: SiteCode, until: Date, text: string): Row {
  const [named = "", productCode = "", ways = "", weekdays = "", hours = "", days = "", ...notice] = text
    .split("·")
    .map((cell) => cell.trim());
  const [countryCode = "", region = "", city = ""] = named.replace(/^-/, "").split("/");
  const [fromTime = "", toTime = "", cutOff = ""] = hours.split(/[-/]/);
  const [first = 0, last] = days.split(",").map(Number);
  const today = siteDay(site, until);
  const at = new Date(until.getTime() + first * 86_400_000);
  const [noticeEn = "", noticeZhCn = "", noticeZhHk = ""] = notice;
  return {
    id: fixedId("pickup-notice", `${site} ${named} ${productCode} ${weekdays}`),
    status: named.startsWith("-") ? "DISABLED" : "ENABLED",
    version: 1,
    createdBy: "system",
    createdAt: at,
    modifiedBy: "system",
    modifiedAt: at,
    site,
    place: placeText({ countryCode, region, city }),
    countryCode,
    region,
    city,
    productCode,
    ways: ways.split("").flatMap((letter) => WAYS[letter] ?? []),
    weekdays: weekdays.split("").flatMap((n) => WEEKDAYS[Number(n) - 1] ?? []),
    fromTime,
    toTime,
    cutOff,
    noticeEn,
    noticeZhCn,
    noticeZhHk,
    validFrom: addDays(today, first),
    validTo: last === undefined ? null : addDays(today, last),
  };
}

/** Fills an empty table with the places of each site. */
export async function seedPickupNotices(db: Db, until: Date): Promise<void> {
  if ((await db.$count(pickupNotice)) > 0) return;
  const rows = SITE_CODES.flatMap((site) =>
    PICKUP_ROWS[site]
      .trim()
      .split("\n")
      .map((text) => rowOf(site, until, text)),
  );
  await load(db, pickupNotice, rows);
}
