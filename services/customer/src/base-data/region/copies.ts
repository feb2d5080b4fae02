import { copying, keptIn } from "@linehaul/kit/follow/copying";
import { regionCopied } from "@linehaul/schema/base-data/region/copy";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { regionCopy } from "./table.ts";

/** The copy of regions, as the order service has them. */
export const regionCopies = copying(
  regionCopied,
  keptIn(regionCopy, ({ name }) => ({ nameKey: regionKey(name) })),
);
