import { told } from "./told.ts";

/** The role that the server answered in last: empty for none, null before any answer. */
export const roleInForce = told<string | null>(null);
