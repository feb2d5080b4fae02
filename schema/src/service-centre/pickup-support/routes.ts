import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { PickupAnswer, PickupQuestion } from "./answer.ts";
import { PickupByDate, PickupByDateFound, PickupByDateStore } from "./by-date.ts";
import {
  ChangedPickupNotice,
  NewPickupNotice,
  PickupNotice,
  PickupNoticeFilter,
  pickupNoticeSorts,
  placeFields,
} from "./notice.ts";

export const PickupPlace = z
  .object({
    region: z.string().describe("State or province; empty where the country has none."),
    city: z.string().describe("City."),
  })
  .meta({ id: "PickupPlace", description: "A city that can be picked up in." });
export type PickupPlace = z.infer<typeof PickupPlace>;

const { read, write } = routesOf("order");
export const pickupNoticeRoutes = {
  pageQuery: read("/pickupNotice/pageQuery", {
    may: ["PICKUP_SUPPORT.VIEW"],
    summary: "Pick-up at places of the caller's site, a page",
    body: pageQuery({ filter: PickupNoticeFilter.shape, sort: sortNames(pickupNoticeSorts) }),
    result: page(PickupNotice),
  }),
  byIds: read("/pickupNotice/byIds", {
    may: ["PICKUP_SUPPORT.VIEW"],
    summary: "Rows of pick-up by id; those of other sites are left out",
    body: ByIds,
    result: z.array(PickupNotice),
  }),
  places: read("/pickupNotice/places", {
    may: ["PICKUP_SUPPORT.VIEW"],
    summary: "Regions and cities of a country, in their order; none where the list knows the country alone",
    body: z.object({ countryCode: placeFields.countryCode }),
    result: z.array(PickupPlace),
  }),
  add: write("/pickupNotice/add", {
    may: ["PICKUP_SUPPORT.CREATE"],
    summary: "Say how a place is picked up; 409001 at `validFrom` where another row holds then, which `detail` names",
    body: NewPickupNotice,
    result: PickupNotice,
  }),
  update: write("/pickupNotice/update", {
    may: ["PICKUP_SUPPORT.EDIT"],
    summary: "Edit a row of pick-up by id and version; 409001 as for a new one",
    body: ChangedPickupNotice,
    result: PickupNotice,
  }),
  getCfgPickupNotice: route({
    service: "order",
    method: "GET",
    path: "/pickupNotice/getCfgPickupNotice",
    may: ["PICKUP_SUPPORT.VIEW"],
    safe: true,
    summary: "What holds at a place and time: ways, cut-off, the next pick-up, and which row says so",
    query: PickupQuestion,
    result: PickupAnswer,
  }),
  enable: write("/pickupNotice/enable/:id", {
    may: ["PICKUP_SUPPORT.ENABLE"],
    summary: "Bring a row of pick-up into use; 409001 where another one holds then",
    params: ById,
    result: PickupNotice,
  }),
  disable: write("/pickupNotice/disable/:id", {
    may: ["PICKUP_SUPPORT.DISABLE"],
    summary: "Take a row of pick-up out of use",
    params: ById,
    result: PickupNotice,
  }),
  previewByDate: read("/pickupNotice/updateCfgPickupNoticeByDate/preview", {
    may: ["PICKUP_SUPPORT.EDIT"],
    summary: "What a change of many places on some days would do to each; more than 1,000 are refused at `ids`",
    body: PickupByDate,
    result: PickupByDateFound,
  }),
  updateByDate: write("/pickupNotice/updateCfgPickupNoticeByDate", {
    may: ["PICKUP_SUPPORT.EDIT"],
    summary:
      "Change many places on some days, all of them or none; 409002 when anything has changed since it was counted",
    body: PickupByDateStore,
    result: PickupByDateFound,
  }),
} as const;
