import { z } from "zod";
import { sensitive } from "../sensitive.ts";
import { type FindingKind, LEAST_SOUGHT, MOST_FOUND, MOST_SOUGHT, soughtAs } from "./limits.ts";

/** The kinds of a record's masked fields, each said in its own words. */
type Kinds = z.ZodEnum<{ readonly [K in FindingKind]: K }>;

/** A masked value that records are looked for by (PERM-12): it is in this request and nowhere else. */
export const findSensitiveBy = (kinds: Kinds) =>
  z
    .object({
      kind: kinds,
      value: sensitive(
        "certificate",
        z
          .string("required")
          .max(MOST_SOUGHT, "text.max")
          .describe(
            `The whole value; spaces and signs make no difference, but in an e-mail. At least ${LEAST_SOUGHT} characters without them.`,
          ),
      ),
    })
    .refine(({ kind, value }) => value.length > MOST_SOUGHT || soughtAs(kind, value).length >= LEAST_SOUGHT, {
      message: "sought.min",
      path: ["value"],
    });

/** What somebody found by such a value; `what` in the plural. */
export const findingOf = (kinds: Kinds, id: string, what: string) =>
  z
    .object({
      findingId: z.uuid().describe("Its key: what a list's filter takes."),
      kind: kinds,
      count: z.int().describe(`How many ${what} were found, up to ${MOST_FOUND}.`),
      isMore: z.boolean().describe(`There are more: the newest ${MOST_FOUND} were kept.`),
      until: z.iso.datetime().describe("When it is forgotten."),
    })
    .meta({
      id,
      description: `${what[0]?.toUpperCase()}${what.slice(1)} that somebody found by a masked value: their ids alone, without the value (PERM-12).`,
    });

/** Of a list's filter: what its caller found. */
export const foundBy = z
  .uuid("invalid")
  .optional()
  .describe(
    "Those that the caller found by a masked value, by the finding's key; none of another's or a forgotten one.",
  );
