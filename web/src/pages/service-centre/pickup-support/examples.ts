import type { byDateCountQuery$variables } from "../../../__generated__/byDateCountQuery.graphql.ts";
import type { byDateFormMutation$variables } from "../../../__generated__/byDateFormMutation.graphql.ts";
import type { pickupBoxAnswerQuery$variables } from "../../../__generated__/pickupBoxAnswerQuery.graphql.ts";
import type { pickupSupportFormSaveMutation$variables } from "../../../__generated__/pickupSupportFormSaveMutation.graphql.ts";
import type { pickupSupportPageDisableMutation$variables } from "../../../__generated__/pickupSupportPageDisableMutation.graphql.ts";
import type { pickupSupportPageEnableMutation$variables } from "../../../__generated__/pickupSupportPageEnableMutation.graphql.ts";
import type { pickupSupportPageQuery$variables } from "../../../__generated__/pickupSupportPageQuery.graphql.ts";
import type { placeFieldsQuery$variables } from "../../../__generated__/placeFieldsQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  countryCode: "MY",
  region: "Perak",
  city: "Ipoh",
  ways: ["COURIER" as const],
  weekdays: ["MON" as const],
  fromTime: "09:00",
  toTime: "18:00",
  cutOff: "15:00",
  noticeEn: "Couriers call on Mondays.",
  noticeZhCn: "周一上门收件。",
  noticeZhHk: "星期一上門取件。",
  validFrom: "2027-01-01",
};
const row = { id: exampleId("PickupNotice") };
const days = { from: "2027-01-01", to: "2027-01-02", ways: [] };

export const pickupSupportPageQuery: Examples<pickupSupportPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "PLACE_ASC" },
];
export const pickupSupportFormSaveMutation: Examples<pickupSupportFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const pickupSupportPageEnableMutation: Examples<pickupSupportPageEnableMutation$variables> = [{ input: row }];
export const pickupSupportPageDisableMutation: Examples<pickupSupportPageDisableMutation$variables> = [{ input: row }];
export const placeFieldsQuery: Examples<placeFieldsQuery$variables> = [{ countryCode: "MY" }];
export const pickupBoxAnswerQuery: Examples<pickupBoxAnswerQuery$variables> = [
  { input: { countryCode: "MY", region: "Selangor", city: "Klang" } },
];
export const byDateCountQuery: Examples<byDateCountQuery$variables> = [{ input: { ...days, filter: {} } }];
export const byDateFormMutation: Examples<byDateFormMutation$variables> = [
  { input: { ...days, ids: [row.id], digest: "0" } },
];
