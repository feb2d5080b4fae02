import { DEFAULT_SIZE, type ConnectionArgs } from "./request.ts";

/** What a page may cost: its fields, as often as it has rows. */
export const pageCost = ({ first, last }: ConnectionArgs) => ({ field: 1, multiplier: first ?? last ?? DEFAULT_SIZE });
