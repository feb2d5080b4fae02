import { browserPlace } from "../../signin/place.ts";
import { allowLeaving } from "../tabs/leave-dialog.tsx";

/** Reads the console again from its start: everything on the screen is what somebody else may see. */
export function startAnew(): void {
  allowLeaving();
  browserPlace.go("/admin");
}
