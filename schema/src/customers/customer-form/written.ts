import { z } from "zod";
import { type Sensitive, sensitive } from "../../sensitive.ts";

/** A mask of ours that somebody sends back: it is no value. */
const isMask = (text: string): boolean => text.includes("••");
/** Refuses it. */
export const noMask = (field: z.ZodString) => field.refine((text) => !isMask(text), { message: "masked", abort: true });

/**
 * A value that rows show masked, as forms write it. Left out it stays as it is; null or empty takes it away; a mask is refused, for
 * whoever sends one has not seen the value.
 */
export const kept = (kind: Sensitive, most: number, more: (field: z.ZodString) => z.ZodString = (field) => field) =>
  z
    .preprocess(
      (text: string | null) => (typeof text === "string" ? text.trim() || null : text),
      sensitive(kind, more(noMask(z.string().max(most, "text.max"))).nullable()),
    )
    .optional();

/** The same of what nobody may be without. */
export const keptAlways = (kind: Sensitive, most: number) =>
  sensitive(kind, noMask(z.string("required").trim().min(1, "required").max(most, "text.max"))).optional();
