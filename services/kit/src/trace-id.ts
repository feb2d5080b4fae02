import { randomBytes } from "node:crypto";

/** For what no request asked for. 32 hexadecimal digits. */
export const newTraceId = (): string => randomBytes(16).toString("hex");
