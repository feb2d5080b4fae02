import { z } from "zod";
import { copied, copiedShape } from "../../copy.ts";
import { Region } from "./row.ts";

/** A place, as a service keeps it that takes addresses. */
export const RegionCopied = z
  .object({
    ...copiedShape,
    ...Region.pick({ countryCode: true, code: true, parentCode: true, name: true }).shape,
    isUsed: z.boolean().describe("In use itself; what it lies in may not be."),
    isSourced: z.boolean().describe("Taken from the source: what lies where it lies is known, all of it."),
  })
  .meta({ id: "RegionCopied" });
export type RegionCopied = z.infer<typeof RegionCopied>;

export const regionCopied = copied("order", "region", RegionCopied);
export const regionCopyRoutes = { copy: regionCopied.route } as const;
