import { z } from "zod";
import { emptyIsNull } from "./field.ts";

/** Days of a site's zone on which a row holds, both inside. */
export interface Period {
  readonly validFrom: string;
  /** Null: no end. */
  readonly validTo: string | null;
}

export const periodFields = {
  validFrom: z.iso.date("day").describe("First day on which it holds, of the site's zone: `2026-11-20`."),
  validTo: z.iso.date("day").nullable().describe("Last day on which it holds, of the site's zone; null: no end."),
};
/** The same as a form writes it: an empty last day is none. */
export const writtenPeriod = {
  validFrom: periodFields.validFrom,
  validTo: emptyIsNull(periodFields.validTo).describe("Last day on which it holds, of the site's zone; none: no end."),
};

/** Days that run backwards are told at the last of them. */
export const daysInOrder = <S extends z.ZodType<Period>>(input: S): S =>
  input.refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
    path: ["validTo"],
    message: "grant.days",
  });

/** Does it hold on that day? */
export const holdsOn = ({ validFrom, validTo }: Period, day: string): boolean =>
  validFrom <= day && (validTo === null || day <= validTo);
