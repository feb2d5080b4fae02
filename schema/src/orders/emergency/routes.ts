import { z } from "zod";
import { ByIds } from "../../catalogue.ts";
import { line } from "../../field.ts";
import { page, pageQuery } from "../../paging.ts";
import { routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { CancelReason } from "../order/cancel.ts";
import { EMERGENCY_ACTS, MOST_EMERGENCY_REASON } from "./limits.ts";
import { OrderCorrection, StuckOrder, StuckOrderFilter, stuckOrderSorts } from "./row.ts";

export const EmergencyAct = z.enum(EMERGENCY_ACTS).meta({
  id: "EmergencyAct",
  description: "What is done about an order that is stuck.",
  "x-values": {
    SEND: "What the customs system or its outlet did not take is sent again.",
    WITHDRAW: "The last command to its outlet, which can't have arrived, is taken back.",
    TOLD: "Its outlet was told by telephone what it was to be told: nothing of it is sent any more.",
    UNLOCK: "The reviewer who is on it is on it no longer.",
    CANCEL: "It is cancelled, while it is not approved.",
  } satisfies Record<(typeof EMERGENCY_ACTS)[number], string>,
});
export type EmergencyAct = z.infer<typeof EmergencyAct>;

const Which = {
  id: z.uuid().describe("The order's key."),
  version: z.int().min(1).describe("The order's version that was seen."),
  reason: line(MOST_EMERGENCY_REASON).describe("Why; kept in the order's history and the trail."),
};
const { read, write } = routesOf("order");
const VIEW = ["EMERGENCY.VIEW"] as const;
const HANDLE = ["EMERGENCY.HANDLE"] as const;

/**
 * Emergencies (ORD-01): what does not go on by itself, and what is done about it. Nothing here leaves the lifecycle: 409004 where an order's
 * state, or that of its deliveries, allows no such act, 409002 for another version, 404001 outside of the caller's rows.
 */
export const emergencyRoutes = {
  pageQuery: read("/emergency/pageQuery", {
    may: VIEW,
    summary: "Orders that are stuck, by why, a page",
    body: pageQuery({ filter: StuckOrderFilter.shape, sort: sortNames(stuckOrderSorts) }),
    result: page(StuckOrder),
  }),
  byIds: read("/emergency/byIds", {
    may: VIEW,
    summary: "Orders by id, stuck or not any more; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(StuckOrder),
  }),
  handle: write("/emergency/handle", {
    may: HANDLE,
    summary: "Do something about an order that is stuck",
    body: z
      .object({ ...Which, act: EmergencyAct })
      .refine(({ act, reason }) => act !== "CANCEL" || CancelReason.safeParse(reason).success, {
        path: ["reason"],
        error: "words.max",
      }),
    result: StuckOrder,
  }),
  correct: write("/emergency/correct", {
    may: HANDLE,
    summary: "Correct an order that is neither delivered nor cancelled; customs is told again of what it was told",
    body: z.object({ ...Which, ...OrderCorrection.shape }),
    result: StuckOrder,
  }),
} as const;
