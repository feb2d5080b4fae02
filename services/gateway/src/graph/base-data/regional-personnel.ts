import { regionalPersonnelRoutes } from "@linehaul/schema/base-data/regional-personnel/routes";
import {
  PersonToCall,
  RegionalDuty,
  RegionalPersonnel as RegionalPersonnelRow,
  RegionalPersonnelFilter,
  RegionalPersonnelInput,
  regionalPersonnelSorts,
  StandInToCall,
} from "@linehaul/schema/base-data/regional-personnel/row";
import type { ObjectFieldBuilder } from "@pothos/core";
import type { Types } from "../../access/builder.ts";
import { encodeNodeId } from "../../access/node-id.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { countryField } from "./country.ts";

enumOf(RegionalDuty);

const SHOW_CLEAR = "REGIONAL_PERSONNEL.SHOW_CLEAR";
const RegionalPersonnel = catalogueEntity("RegionalPersonnel", RegionalPersonnelRow, {
  description: "Who sees to what in a region of a country (SYS-07): orders name him for where they come from or go to.",
  may: ["REGIONAL_PERSONNEL.VIEW"],
  load: (ids, grant) => grant.call(regionalPersonnelRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "REGIONAL_PERSONNEL.EDIT", delete: "REGIONAL_PERSONNEL.DELETE" },
  uses: (id, grant) => grant.call(regionalPersonnelRoutes.uses, { body: { id } }),
  fields: (t) => ({
    country: countryField(t),
    viewerMayShowClear: viewerMay(t, SHOW_CLEAR, "May the viewer reveal the telephone?"),
  }),
});

/** What an order says of somebody, so that his telephone can be revealed where it is read. */
const revealed = <R extends { readonly personId: string }>(t: ObjectFieldBuilder<Types, R>) => ({
  personId: t.id({
    description: "The row's key.",
    resolve: ({ personId }) => encodeNodeId(RegionalPersonnel.name, personId),
  }),
  viewerMayShowClear: viewerMay(t, SHOW_CLEAR, "May the viewer reveal the telephone?"),
});
objectOf(StandInToCall, { without: ["personId"], more: revealed });
objectOf(PersonToCall, { without: ["personId"], more: revealed });

list("regionalPersonnel", {
  type: RegionalPersonnel,
  description: "Regional personnel of the site, a page. One call to the order service.",
  sorts: regionalPersonnelSorts,
  filter: RegionalPersonnelFilter,
  page: (grant, query) => grant.call(regionalPersonnelRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "REGIONAL_PERSONNEL.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: RegionalPersonnel,
  field: "regionalPersonnel",
  may: { create: "REGIONAL_PERSONNEL.CREATE", edit: "REGIONAL_PERSONNEL.EDIT" },
  schema: RegionalPersonnelInput,
  save: (grant, body, options) => grant.call(regionalPersonnelRoutes.save, { body }, options),
});

catalogueToggle("Delete", {
  type: RegionalPersonnel,
  field: "regionalPersonnel",
  may: "REGIONAL_PERSONNEL.DELETE",
  description: "Deletes a row: orders from there, or to there, name the country's person, or nobody.",
  write: (grant, id, options) => grant.call(regionalPersonnelRoutes.delete, { params: { id } }, options),
});
