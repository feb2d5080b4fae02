import { z } from "zod";
import { line } from "../field.ts";
import { batchOfCodes } from "./turn.ts";

/** Who looks after customers from now on: a person, an organisation, or both; what is left out stays as it is. */
export const lookedAfter = {
  salesPerson: line(100).optional().describe("Who looks after them; left out: whoever does now."),
  orgCode: line(64)
    .optional()
    .describe("Code of the organisation that looks after them, one of whose customers you see; left out: as it is."),
};
export const LookedAfter = z.object(lookedAfter);
export type LookedAfter = z.output<typeof LookedAfter>;

/** Is there anybody to give them to? */
export const isSomebody = ({ salesPerson, orgCode }: LookedAfter): boolean =>
  salesPerson !== undefined || orgCode !== undefined;
export const nobody = { message: "required", path: ["salesPerson"] };

export const AssignCustomers = z
  .object({ codes: batchOfCodes.describe("Codes of customers, each once."), ...lookedAfter })
  .refine(isSomebody, nobody);
export type AssignCustomers = z.output<typeof AssignCustomers>;
