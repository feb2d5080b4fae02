import { waitingBadge } from "../../badge.ts";

/** Clients that wait for somebody: they are bound to more than they are let (SEC-02). */
export const badge = waitingBadge("CLIENT_EXCEEDS");
