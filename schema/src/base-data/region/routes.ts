import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import type { MenuButton } from "../../modules.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { FILLS_IN } from "../../customers/customer-form/form-buttons.ts";
import { RowUse } from "../row-use.ts";
import { PullDone, PullFound, PullTicked } from "../pull/found.ts";
import { Region, RegionFilter, RegionOffered, RegionPlace, regionSorts, RegionSought, SavedRegion } from "./row.ts";

const VIEW = ["REGION.VIEW"] as const;
const EDIT = ["REGION.EDIT"] as const;
const SYNC = ["REGION.SYNC"] as const;
/** Who is offered places: who reads them, looks at the year of one, or writes rows that name one. */
export const MAY_SEEK = [
  "REGION.VIEW",
  "DEFAULT_CITY_CODE.CREATE",
  "DEFAULT_CITY_CODE.EDIT",
  "CUSTOMER_SERVICE.CREATE",
  "CUSTOMER_SERVICE.EDIT",
  "REGIONAL_PERSONNEL.CREATE",
  "REGIONAL_PERSONNEL.EDIT",
  "PRODUCT_FLOW.CREATE",
  "PRODUCT_FLOW.EDIT",
  "ORDER_FLOW.CREATE",
  "ORDER_FLOW.EDIT",
  "ORDER_FLOW_WHITELIST.CREATE",
  "ORDER_FLOW_WHITELIST.EDIT",
  "CARGO_FLOW.CREATE",
  "CARGO_FLOW.EDIT",
  "SERVICE_FLOW.CREATE",
  "SERVICE_FLOW.EDIT",
  "EXPRESS_CONTROL.CREATE",
  "EXPRESS_CONTROL.EDIT",
  "HOLIDAY.VIEW",
  "HOLIDAY.CREATE",
  "HOLIDAY.EDIT",
  "WORK_TIME.EDIT",
  ...FILLS_IN,
] as const satisfies readonly MenuButton[];

const { read, write } = routesOf("order");
/** The tree of places of each country. Common to the sites. */
export const regionRoutes = {
  pageQuery: read("/region/pageQuery", {
    may: VIEW,
    summary: "Regions, a page: of a country, in a place, on a level, or found by name, code or post code",
    body: pageQuery({ filter: RegionFilter.shape, sort: sortNames(regionSorts) }),
    result: page(Region),
  }),
  byIds: read("/region/byIds", {
    may: VIEW,
    summary: "Regions by id",
    body: ByIds,
    result: z.array(Region),
  }),
  uses: read("/region/uses", {
    may: VIEW,
    summary: "What names a region by what addresses write, of what the caller may see",
    body: ById,
    result: z.array(RowUse),
  }),
  offered: read("/region/offered", {
    may: MAY_SEEK,
    summary: "Up to 20 places in use of a country whose names, or parts of them, begin so; the larger ones first",
    body: RegionSought,
    result: z.array(RegionOffered),
  }),
  save: write("/region/save", {
    may: ["REGION.CREATE", "REGION.EDIT"],
    summary:
      "Create a region (no id) or edit one: what lies in it moves with it; 409001 at `code` or `name` where another one has it, 400001 at `parentCode` where it would lie in itself, in another country or too deep",
    body: SavedRegion,
    result: Region,
  }),
  enable: write("/region/enable/:id", {
    may: EDIT,
    summary: "Bring a region into use: it is offered again",
    params: ById,
    result: Region,
  }),
  disable: write("/region/disable/:id", {
    may: EDIT,
    summary: "Take a region out of use: neither it nor what lies in it is offered; rows that name it keep it",
    params: ById,
    result: Region,
  }),
  pullRegionOne: route({
    service: "order",
    method: "GET",
    path: "/baseData/countryRegion/pullRegionOne",
    may: SYNC,
    safe: true,
    summary:
      "What the source says lies in a country or in one of its places, beside what is here; nothing is changed. 424001 it is silent, 424002 it broke off, 424003 it can't be read (detail: where), 424004 it is too large",
    query: RegionPlace,
    result: PullFound,
  }),
  pull: write("/baseData/countryRegion/pullAndUpdate", {
    may: SYNC,
    summary: "Take what was ticked of it, all of it or nothing: 409002 where anything has changed since the look",
    body: RegionPlace.extend(PullTicked.shape),
    result: PullDone,
  }),
} as const;
