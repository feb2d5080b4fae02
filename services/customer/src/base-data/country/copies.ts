import { copying, keptIn } from "@linehaul/kit/follow/copying";
import { countryCopied } from "@linehaul/schema/base-data/country-copy";
import { countryCopy } from "./table.ts";

/** The copy of countries, as the order service has them. */
export const countryCopies = copying(countryCopied, keptIn(countryCopy));
