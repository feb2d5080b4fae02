import { browserPlace } from "./place.ts";
import { allowLeaving } from "../tab/leave-guard.ts";

/** Reads the console again from its start: everything on the screen is what somebody else may see. */
export function startAnew(): void {
  allowLeaving();
  browserPlace.go("/admin");
}
