import { AuditChange as AuditChangeContract } from "@linehaul/schema/audit";
import { objectOf } from "./named.ts";

/** What changed of a thing: wherever its trail is shown. */
export const AuditChange = objectOf(AuditChangeContract);
