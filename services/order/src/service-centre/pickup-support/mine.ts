import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { PickupNotice, PickupNoticeFilter } from "@linehaul/schema/service-centre/pickup-support/notice";
import { and, eq, type SQL } from "drizzle-orm";
import { pickupNotice } from "./table.ts";

export const view = (row: typeof pickupNotice.$inferSelect): PickupNotice => ({ ...row, ...catalogueView(row) });
export const mine = siteCatalogue({ table: pickupNotice, row: view, event: "pickupNotice.changed" });

export const matching = ({ keyword, status, countryCode }: PickupNoticeFilter = {}): SQL | undefined => {
  const { place, productCode, noticeEn, noticeZhCn, noticeZhHk } = pickupNotice;
  return and(
    countryCode ? eq(pickupNotice.countryCode, countryCode) : undefined,
    anyContains([place, productCode, noticeEn, noticeZhCn, noticeZhHk], keyword),
    status && eq(pickupNotice.status, status),
  );
};
