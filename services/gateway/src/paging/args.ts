import { askedSize, type ConnectionArgs } from "./request.ts";

/** What a page may cost: its fields, as often as it has rows. */
export const pageCost = (args: ConnectionArgs) => ({ field: 1, multiplier: askedSize(args) });
