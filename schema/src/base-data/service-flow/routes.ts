import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { ServiceFlow, ServiceFlowFilter, serviceFlowSorts, SavedServiceFlow } from "./row.ts";

const VIEW = ["SERVICE_FLOW.VIEW"] as const;
const { read, write } = routesOf("order");
/** Where add-on services can be had from a site, and for how much (SYS-08). */
export const serviceFlowRoutes = {
  pageQuery: read("/serviceFlow/pageQuery", {
    may: VIEW,
    summary: "Service flows of the caller's site, a page",
    body: pageQuery({ filter: ServiceFlowFilter.shape, sort: sortNames(serviceFlowSorts) }),
    result: page(ServiceFlow),
  }),
  byIds: read("/serviceFlow/byIds", {
    may: VIEW,
    summary: "Service flows of the caller's site by id",
    body: ByIds,
    result: z.array(ServiceFlow),
  }),
  save: write("/serviceFlow/save", {
    may: ["SERVICE_FLOW.CREATE", "SERVICE_FLOW.EDIT"],
    summary:
      "Create a service flow (no id), or edit one; 409001 at `validFrom` where another one of its service, product and lane holds then, which `detail` names",
    body: SavedServiceFlow,
    result: ServiceFlow,
  }),
  enable: write("/serviceFlow/enable/:id", {
    may: ["SERVICE_FLOW.ENABLE"],
    summary: "Bring a service flow into use; 409001 where another one of its service, product and lane holds then",
    params: ById,
    result: ServiceFlow,
  }),
  disable: write("/serviceFlow/disable/:id", {
    may: ["SERVICE_FLOW.DISABLE"],
    summary: "Take a service flow out of use: a wider one holds then, or what the service itself says",
    params: ById,
    result: ServiceFlow,
  }),
} as const;
