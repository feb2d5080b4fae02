import { z } from "zod";
import { ById, ByIds, catalogueRow, savedRow } from "../catalogue.ts";
import type { OutsideSystem } from "../delivery.ts";
import { keyword, line, whole } from "../field.ts";
import { OrderStatus } from "../orders/order/enums.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";

/** Outside systems that are told the state of an order. */
export const STATUS_SYSTEMS = ["CUSTOMS"] as const satisfies readonly OutsideSystem[];
export const StatusSystem = z.enum(STATUS_SYSTEMS).meta({
  id: "StatusSystem",
  description: "An outside system that is told the state of an order.",
  "x-values": { CUSTOMS: "The customs system." } satisfies Record<(typeof STATUS_SYSTEMS)[number], string>,
});
export type StatusSystem = z.infer<typeof StatusSystem>;

/** What states are known by, outside of Linehaul and in it (ORD-13). */
const statusCode = whole(0, 999);

const own = {
  system: StatusSystem.describe("Whose state it becomes."),
  state: OrderStatus.describe("Our state; mapped once for a system."),
  externalCode: statusCode.describe("The system's own code; several states may have the same."),
  externalName: line(60).describe("The system's own name of it."),
  isBack: z.boolean().describe("Of the states with this code: is it the one that the code stands for on the way back?"),
};
export const StatusMappingInput = z.object({ ...savedRow, ...own });
export type StatusMappingInput = z.infer<typeof StatusMappingInput>;
export const StatusMapping = catalogueRow("StatusMapping", {
  ...own,
  stateCode: statusCode.describe("Our state's own code."),
});
export type StatusMapping = z.infer<typeof StatusMapping>;

export const statusMappingSorts = {
  EXTERNAL_CODE_ASC: "externalCode",
  EXTERNAL_CODE_DESC: "externalCode",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<StatusMapping>;
export const StatusMappingFilter = z.object({
  keyword: keyword("the state and the external name"),
  system: StatusSystem.optional().describe("Of one system."),
});
export type StatusMappingFilter = z.infer<typeof StatusMappingFilter>;

const { read, write } = routesOf("order");
/** What outside systems call the states of orders (ORD-13): what is pushed says it so; an order without it is not sent. */
export const statusMappingRoutes = {
  pageQuery: read("/statusMapping/pageQuery", {
    may: ["STATUS_MAPPING.VIEW"],
    summary: "Order status mappings, a page; common to all sites",
    body: pageQuery({ filter: StatusMappingFilter.shape, sort: sortNames(statusMappingSorts) }),
    result: page(StatusMapping),
  }),
  byIds: read("/statusMapping/byIds", {
    may: ["STATUS_MAPPING.VIEW"],
    summary: "Order status mappings by id",
    body: ByIds,
    result: z.array(StatusMapping),
  }),
  save: write("/statusMapping/save", {
    may: ["STATUS_MAPPING.CREATE", "STATUS_MAPPING.EDIT"],
    summary:
      "Map a state to a system's (no id), or edit a mapping; 409001 at `state` where the system has it, at `isBack` where another state is the code's on the way back",
    body: StatusMappingInput,
    result: StatusMapping,
  }),
  delete: route({
    service: "order",
    method: "DELETE",
    path: "/statusMapping/delete/:id",
    may: ["STATUS_MAPPING.DELETE"],
    summary: "Delete a mapping: orders in its state can't be pushed to the system any more",
    params: ById,
    result: StatusMapping,
  }),
} as const;
