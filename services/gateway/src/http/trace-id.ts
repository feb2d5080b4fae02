import { randomBytes } from "node:crypto";

/** For what no request asked for: event tails, reference data. */
export const newTraceId = (): string => randomBytes(16).toString("hex");
