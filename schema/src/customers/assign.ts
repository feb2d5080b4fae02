import { z } from "zod";
import { line } from "../field.ts";
import { batchOfCodes } from "./turn.ts";

/** Who looks after customers from now on: a person, an organisation, or both; what is left out stays as it is. */
export const AssignCustomers = z
  .object({
    codes: batchOfCodes.describe("Codes of customers, each once."),
    salesPerson: line(100).optional().describe("Who looks after them; left out: whoever does now."),
    orgCode: line(64)
      .optional()
      .describe("Code of the organisation that looks after them, one of whose customers you see; left out: as it is."),
  })
  .refine(({ salesPerson, orgCode }) => salesPerson !== undefined || orgCode !== undefined, {
    message: "required",
    path: ["salesPerson"],
  });
export type AssignCustomers = z.output<typeof AssignCustomers>;
