import { z } from "zod";
import { editedRow, savedRow } from "../../catalogue.ts";
import { emptyIsNull } from "../../field.ts";
import { CustomerCode } from "../code.ts";
import { PAPERS } from "./papers.ts";
import { ApplicationKind, ApplicationPaperCode } from "./row.ts";

/** So long what is asked for may be, in words. */
export const MOST_APPLICATION_REMARK = 500;

const own = {
  kind: ApplicationKind.describe("What is applied for: an application stays with it."),
  remark: emptyIsNull(z.string().trim().max(MOST_APPLICATION_REMARK, "text.max").nullable()).describe(
    "What is asked for, in words; a change of data can't be submitted without it.",
  ),
};
/** What the form holds: its customer by the node id, the file of each paper by its key. */
export const ApplicationForm = z.object({
  customerId: z.string().min(1, "required"),
  ...own,
  papers: z.partialRecord(ApplicationPaperCode, z.uuid().nullable()),
});

const isEachOnce = (all: readonly string[]): boolean => new Set(all).size === all.length;
export const PaperFile = z.object({
  paper: ApplicationPaperCode,
  file: z.uuid().describe("Key of its file: one that it has, or that was uploaded for it."),
});
export const SaveApplication = z.object({
  ...savedRow,
  customerCode: CustomerCode.describe("For whom: an application stays with its customer."),
  ...own,
  papers: z
    .array(PaperFile)
    .max(PAPERS.length, "list.max")
    .refine((all) => isEachOnce(all.map(({ paper }) => paper)) && isEachOnce(all.map(({ file }) => file)), "duplicate")
    .describe("Its papers, each once and of a file of its own: what is left out goes."),
  submits: z.boolean().default(false).describe("Submits it at once: nothing is saved where that is refused."),
});
export type SaveApplication = z.output<typeof SaveApplication>;

export const ApplicationAct = z.object({
  ...editedRow,
  version: z.int().describe("The version that was read."),
});
export type ApplicationAct = z.output<typeof ApplicationAct>;
