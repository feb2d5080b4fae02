import { cargoFlowRoutes as routes } from "@linehaul/schema/base-data/cargo-flow/routes";
import {
  CargoFlow as CargoFlowRow,
  CargoFlowFilter,
  cargoFlowSorts,
  SavedCargoFlow,
} from "@linehaul/schema/base-data/cargo-flow/row";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueAddUpdate } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { PickupNotice } from "../service-centre/pickup-support/pickup-notice.ts";
import { NamedRow, namedRow, namedRows } from "./coded.ts";
import { laneFields } from "./country.ts";

/** No more rows of pick-up are shown beside a flow. */
const MOST_PICKUPS = 50;

export const CargoFlow = catalogueEntity("CargoFlow", CargoFlowRow, {
  description:
    "How goods of a cargo type are paid for between two places, and which add-on services go with them (SYS-08). Of several that fit a shipment the one holds that names its lane most closely.",
  may: ["CARGO_FLOW.VIEW"],
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "CARGO_FLOW.EDIT",
    turn: { enable: "CARGO_FLOW.ENABLE", disable: "CARGO_FLOW.DISABLE" },
  },
  fields: (t) => ({
    cargoType: t.field({
      type: NamedRow,
      nullable: true,
      description: "The cargo type that it is for; null: all.",
      resolve: ({ cargoTypeCode: code }, _args, context) =>
        code === null ? null : namedRow(code, context.visit.reference.cargoTypes, context),
    }),
    payWaysNamed: t.field({
      type: [NamedRow],
      description: "The pay methods that are taken there; none: all.",
      resolve: ({ payWays }, _args, context) => namedRows(payWays, context.visit.reference.payMethods, context),
    }),
    servicesNamed: t.field({
      type: [NamedRow],
      description: "The add-on services that can be had there; none: all.",
      resolve: ({ services }, _args, context) => namedRows(services, context.visit.reference.addServices, context),
    }),
    ...laneFields(t),
    pickups: t.may("CARGO_FLOW.VIEW").field({
      type: [PickupNotice],
      nullable: true,
      // One call, and rows of a few fields.
      complexity: { field: 5, multiplier: 1 },
      description: `How parcels are picked up where it comes from: rows of PICKUP_SUPPORT in use, ${MOST_PICKUPS} at the most; none for one from anywhere. One call.`,
      resolve: async ({ fromCountry }, _args, grant) => {
        if (fromCountry === null) return [];
        const filter = { countryCode: fromCountry, status: "ENABLED" as const };
        const { data } = await grant.call(routes.pickUps, {
          body: { pageSize: MOST_PICKUPS, sort: "PLACE_ASC", filter },
        });
        return [...data];
      },
    }),
  }),
});

list("cargoFlows", {
  type: CargoFlow,
  description: "Cargo flows of the viewer's site, a page. One call to the order service.",
  sorts: cargoFlowSorts,
  filter: CargoFlowFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "CARGO_FLOW.CREATE", "May the viewer add one?") }),
});

catalogueAddUpdate({
  type: CargoFlow,
  field: "cargoFlow",
  may: { create: "CARGO_FLOW.CREATE", edit: "CARGO_FLOW.EDIT" },
  schema: SavedCargoFlow,
  add: { schema: SavedCargoFlow, call: (grant, body, options) => grant.call(routes.save, { body }, options) },
  update: { schema: SavedCargoFlow, call: (grant, body, options) => grant.call(routes.modify, { body }, options) },
});

catalogueToggle("Enable", {
  type: CargoFlow,
  field: "cargoFlow",
  may: "CARGO_FLOW.ENABLE",
  description: "Brings a cargo flow into use: orders are taken by it at the next request.",
  write: (grant, id, options) => grant.call(routes.enable, { body: { id } }, options),
});
catalogueToggle("Disable", {
  type: CargoFlow,
  field: "cargoFlow",
  may: "CARGO_FLOW.DISABLE",
  description: "Takes a cargo flow out of use: a wider one holds then, or all payments and services.",
  write: (grant, id, options) => grant.call(routes.disable, { body: { id } }, options),
});
