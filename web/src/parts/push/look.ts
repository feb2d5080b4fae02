/** A push looks, and is called, as a task in the same state: neither is a hue of its own in the one map of the product. */
export const LOOKS_AS = { PENDING: "QUEUED", FAILED: "FAILED", SUCCESS: "SUCCESS", WITHDRAWN: "WITHDRAWN" } as const;
