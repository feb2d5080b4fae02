import { z } from "zod";
import type { DeliveryState } from "../delivery.ts";
import { RELEASE_STATUSES } from "./release-status.ts";

export const ReleaseStatus = z.enum(RELEASE_STATUSES).meta({
  id: "CustomerReleaseStatus",
  description: "How far a customer is with the international customer system (CUS-14).",
  "x-values": {
    ADD: "It was never told of the customer.",
    RELEASING: "It is being told for the first time.",
    RELEASED: "It has the customer; what changes since is told too.",
    REJECT: "It did not take the customer. It can be told again.",
  } satisfies Record<(typeof RELEASE_STATUSES)[number], string>,
});
export type ReleaseStatus = z.infer<typeof ReleaseStatus>;

/** Where what became of the newest push leads: who was released once stays so, whatever becomes of later pushes. */
export function releasedBy(state: DeliveryState, status: ReleaseStatus): ReleaseStatus {
  if (status === "RELEASED") return status;
  switch (state) {
    case "PENDING":
      return "RELEASING";
    case "SUCCESS":
      return "RELEASED";
    case "FAILED":
      return status === "ADD" ? status : "REJECT";
    case "WITHDRAWN":
      return status;
  }
}
