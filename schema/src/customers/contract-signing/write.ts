import { z } from "zod";
import { editedRow, savedRow } from "../../catalogue.ts";
import { line } from "../../field.ts";
import { UPLOADS } from "../../upload.ts";
import { CustomerCode } from "../code.ts";
import { contractFields, MOST_CONTRACT_REASON } from "./row.ts";

const inOrder = <S extends z.ZodType<{ readonly validFrom: string; readonly validTo: string }>>(input: S): S =>
  input.refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ["validTo"], message: "grant.days" });

const written = {
  ...contractFields,
  files: z
    .array(z.uuid())
    .max(UPLOADS.contractFile.files, "list.max")
    .refine((all) => new Set(all).size === all.length, "duplicate")
    .describe(
      "Ids of its files, each once: those that it has and others that were uploaded for it. What is left out goes.",
    ),
  renews: z.uuid().nullable().default(null).describe("Key of the contract that it follows; null: of none."),
};
const { renews: _renews, ...own } = written;
/** What the form of a draft holds: its customer by the node id. */
export const ContractForm = inOrder(z.object({ customerId: z.string().min(1, "required"), ...own }));
export const SaveContract = inOrder(
  z.object({
    ...savedRow,
    customerCode: CustomerCode.describe("With whom: a draft stays with its customer."),
    ...written,
  }),
);
export type SaveContract = z.output<typeof SaveContract>;

const which = { ...editedRow, version: z.int().describe("The version that was read.") };
export const SignContract = z.object(which);
export const TerminateContract = z.object({
  ...which,
  reason: line(MOST_CONTRACT_REASON).describe("Why it ends before its last day."),
});
