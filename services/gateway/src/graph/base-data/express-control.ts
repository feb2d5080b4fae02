import { nameIn } from "@linehaul/schema/base-data/coded";
import { expressControlRoutes } from "@linehaul/schema/base-data/express-control/routes";
import {
  ControlEffect,
  ExpressControl as ExpressControlRow,
  ExpressControlFilter,
  expressControlSorts,
  SavedExpressControl,
} from "@linehaul/schema/base-data/express-control/row";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { enumOf } from "../../contract/named.ts";
import { laneFields } from "./country.ts";

enumOf(ControlEffect);

export const ExpressControl = catalogueEntity("ExpressControl", ExpressControlRow, {
  description:
    "What must not be sent, or not without being looked at (section 8). It holds of goods that have any of its words or HS codes, on its lane and days, above its bounds. Every one that a shipment falls under counts. Common to the sites.",
  may: ["EXPRESS_CONTROL.VIEW"],
  load: (ids, grant) => grant.call(expressControlRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "EXPRESS_CONTROL.EDIT",
    turn: { enable: "EXPRESS_CONTROL.ENABLE", disable: "EXPRESS_CONTROL.DISABLE" },
  },
  fields: (t) => ({
    name: t.string({
      description: "What it is called, in the request's language.",
      resolve: (row, _args, { visit }) => nameIn(row, visit.language),
    }),
    ...laneFields(t),
  }),
});

list("expressControls", {
  type: ExpressControl,
  description: "What must not be sent, or not without being looked at, a page. One call to the order service.",
  sorts: expressControlSorts,
  filter: ExpressControlFilter,
  page: (grant, query) => grant.call(expressControlRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "EXPRESS_CONTROL.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: ExpressControl,
  field: "expressControl",
  may: { create: "EXPRESS_CONTROL.CREATE", edit: "EXPRESS_CONTROL.EDIT" },
  schema: SavedExpressControl,
  save: (grant, body, options) => grant.call(expressControlRoutes.save, { body }, options),
});

catalogueToggle("Enable", {
  type: ExpressControl,
  field: "expressControl",
  may: "EXPRESS_CONTROL.ENABLE",
  description: "Brings a control into use: new orders obey it at the next request.",
  write: (grant, id, options) => grant.call(expressControlRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: ExpressControl,
  field: "expressControl",
  may: "EXPRESS_CONTROL.DISABLE",
  description: "Takes a control out of use; orders keep what it said of them.",
  write: (grant, id, options) => grant.call(expressControlRoutes.disable, { params: { id } }, options),
});
