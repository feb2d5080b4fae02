import { maskPhone } from "@linehaul/schema/masked";
import type { SQL } from "drizzle-orm";
import type { Cell } from "./list.ts";

/** A value that stands masked, and in the clear for who may see it so. */
export const maskedCell = (read: SQL, mask: (text: string) => string): Cell => ({
  reads: [read],
  text: ([value]) => (value == null ? null : mask(value)),
  clear: ([value]) => value ?? null,
});

/** A phone with its country's prefix beside it. */
export const phoneCell = (code: SQL, phone: SQL): Cell => ({
  reads: [code, phone],
  text: ([prefix, value]) => (value == null ? null : maskPhone(prefix ?? null, value)),
  clear: ([prefix, value]) => (value == null ? null : `+${(prefix ?? "").replace(/\D/g, "")} ${value}`),
});
