import { serviceFlowRoutes } from "@linehaul/schema/base-data/service-flow/routes";
import {
  ServiceFlow as ServiceFlowRow,
  ServiceFlowFilter,
  serviceFlowSorts,
  SavedServiceFlow,
} from "@linehaul/schema/base-data/service-flow/row";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { goOn } from "../../later/go-on.ts";
// The enums of fees and lanes.
import "./add-service.ts";
import "./order-flow.ts";
import { NamedRow, namedRow } from "./coded.ts";
import { laneFields } from "./country.ts";

export const ServiceFlow = catalogueEntity("ServiceFlow", ServiceFlowRow, {
  description:
    "Where an add-on service can be had from a site, or can't, with which product and for how much (SYS-08). Of several that fit a shipment the one holds that names its lane most closely, then its product; it goes before what the service itself costs.",
  may: ["SERVICE_FLOW.VIEW"],
  load: (ids, grant) => grant.call(serviceFlowRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "SERVICE_FLOW.EDIT",
    turn: { enable: "SERVICE_FLOW.ENABLE", disable: "SERVICE_FLOW.DISABLE" },
  },
  fields: (t) => ({
    service: t.field({
      type: NamedRow,
      description: "The add-on service.",
      resolve: ({ serviceCode }, _args, context) => namedRow(serviceCode, context.visit.reference.addServices, context),
    }),
    productName: t.string({
      nullable: true,
      description: "The product's name, in the request's language; null: with any, or one that is not in the list.",
      resolve: ({ productCode: code }, _args, { visit }) =>
        code === null
          ? null
          : goOn(visit.reference.products.get(), (all) => all.get(code)?.nameI18n[visit.language] ?? null),
    }),
    ...laneFields(t),
  }),
});

list("serviceFlows", {
  type: ServiceFlow,
  description: "Where add-on services can be had from the viewer's site, a page. One call to the order service.",
  sorts: serviceFlowSorts,
  filter: ServiceFlowFilter,
  page: (grant, query) => grant.call(serviceFlowRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "SERVICE_FLOW.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: ServiceFlow,
  field: "serviceFlow",
  may: { create: "SERVICE_FLOW.CREATE", edit: "SERVICE_FLOW.EDIT" },
  schema: SavedServiceFlow,
  save: (grant, body, options) => grant.call(serviceFlowRoutes.save, { body }, options),
});

catalogueToggle("Enable", {
  type: ServiceFlow,
  field: "serviceFlow",
  may: "SERVICE_FLOW.ENABLE",
  description: "Brings a service flow into use: new orders obey it at the next request.",
  write: (grant, id, options) => grant.call(serviceFlowRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: ServiceFlow,
  field: "serviceFlow",
  may: "SERVICE_FLOW.DISABLE",
  description: "Takes a service flow out of use: a wider one holds then, or what the service itself says.",
  write: (grant, id, options) => grant.call(serviceFlowRoutes.disable, { params: { id } }, options),
});
