/** What a waybill number is for: the order and its first parcel, or one of its further parcels. Each site has a pool of either. */
export const POOL_KINDS = ["MOTHER", "CHILD"] as const;
export type PoolKind = (typeof POOL_KINDS)[number];
