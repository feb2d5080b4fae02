import { told } from "./told.ts";

/** Did the gateway answer the last request? */
export const isReached = told(true);
/** The console that the gateway serves now; null before its first answer. */
export const servedBuild = told<string | null>(null);
