import { catalogueView } from "@linehaul/kit/catalogue";
import type { Call } from "@linehaul/kit/call";
import { anyContains } from "@linehaul/kit/contains";
import { siteScope } from "@linehaul/kit/scope";
import type { PickupNotice, PickupNoticeFilter } from "@linehaul/schema/service-centre/pickup-support/notice";
import { and, eq, type SQL } from "drizzle-orm";
import { pickupNotice } from "./table.ts";

export const view = (row: typeof pickupNotice.$inferSelect): PickupNotice => ({ ...row, ...catalogueView(row) });
const kind = { table: pickupNotice, row: view, event: "pickupNotice.changed" };

/** The catalogue as the caller has it: the rows of his site, when his data groups open it. */
export const mine = async (call: Call) => ({
  ...kind,
  site: call.caller.site,
  within: siteScope(call.caller, await call.scope(), pickupNotice.site),
});

export const matching = ({ keyword, status }: PickupNoticeFilter = {}): SQL | undefined => {
  const { place, productCode, noticeEn, noticeZhCn, noticeZhHk } = pickupNotice;
  return and(
    anyContains([place, productCode, noticeEn, noticeZhCn, noticeZhHk], keyword),
    status && eq(pickupNotice.status, status),
  );
};
