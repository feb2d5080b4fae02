import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { Revealed } from "../../reveal.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { RowUse } from "../row-use.ts";
import {
  RegionalPersonnel,
  RegionalPersonnelFilter,
  RegionalPersonnelInput,
  regionalPersonnelSorts,
  ShowPersonnelClear,
} from "./row.ts";

const VIEW = ["REGIONAL_PERSONNEL.VIEW"] as const;
const { read, write } = routesOf("order");
/** Who sees to what in which region: an order's detail names them for where it comes from and goes to. */
export const regionalPersonnelRoutes = {
  pageQuery: read("/regionalPersonnel/pageQuery", {
    may: VIEW,
    summary: "Regional personnel of the caller's site, a page",
    body: pageQuery({ filter: RegionalPersonnelFilter.shape, sort: sortNames(regionalPersonnelSorts) }),
    result: page(RegionalPersonnel),
  }),
  byIds: read("/regionalPersonnel/byIds", {
    may: VIEW,
    summary: "Regional personnel by id; those of other sites are left out",
    body: ByIds,
    result: z.array(RegionalPersonnel),
  }),
  uses: read("/regionalPersonnel/uses", {
    may: VIEW,
    summary: "For whom somebody stands in",
    body: ById,
    result: z.array(RowUse),
  }),
  save: write("/regionalPersonnel/save", {
    may: ["REGIONAL_PERSONNEL.CREATE", "REGIONAL_PERSONNEL.EDIT"],
    summary:
      "Create a row (no id) or edit one; 409001 at `area` where the site has somebody for the duty there already; the telephone obeys the phone rules",
    body: RegionalPersonnelInput,
    result: RegionalPersonnel,
  }),
  showClear: write("/regionalPersonnel/showClear", {
    may: ["REGIONAL_PERSONNEL.SHOW_CLEAR"],
    summary: "One person's telephone in the clear; recorded before it is answered (PERM-12)",
    body: ShowPersonnelClear,
    result: Revealed,
  }),
  delete: route({
    service: "order",
    method: "DELETE",
    path: "/regionalPersonnel/delete/:id",
    may: ["REGIONAL_PERSONNEL.DELETE"],
    summary: "Delete a row: orders from there, or to there, name the country's person, or nobody",
    params: ById,
    result: RegionalPersonnel,
  }),
} as const;
