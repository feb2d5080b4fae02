import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { FileAnswer } from "../../file.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { uploadRoute } from "../../upload.ts";
import { Contract, ContractFilter, contractSorts, ContractStateCount } from "./row.ts";
import { SaveContract, SignContract, TerminateContract } from "./write.ts";

const VIEW = ["CONTRACT_SIGNING.VIEW"] as const;
const SIGN = ["CONTRACT_SIGNING.SIGN"] as const;
const { read, write } = routesOf("customer");

/** Contracts and agreements of the caller's customers; of any other 404001. */
export const contractRoutes = {
  pageQuery: read("/contract/pageQuery", {
    may: VIEW,
    summary: "Contracts and agreements, a page (CUS-22)",
    body: pageQuery({
      filter: ContractFilter.shape,
      sort: sortNames(contractSorts),
      want: ["stateCounts"],
      wanted: "`stateCounts`: how many there are in each state under the other filters, exact up to 10,000.",
    }),
    result: page(Contract).extend({
      stateCounts: z
        .array(ContractStateCount)
        .nullable()
        .describe("How many are in each state under the other filters; null when it was not wanted."),
    }),
  }),
  byIds: read("/contract/byIds", {
    may: VIEW,
    summary: "Contracts by id; those of customers outside the caller's rows are left out",
    body: ByIds,
    result: z.array(Contract),
  }),
  /** It takes the file; a save makes it a contract's. */
  upload: uploadRoute({
    service: "customer",
    path: "/contract/upload",
    may: SIGN,
    upload: "contractFile",
    summary:
      "Take a file of a contract: DOC, DOCX, PDF, JPEG or PNG, up to 10 MiB; it goes after a day unless it is kept",
  }),
  save: write("/contract/save", {
    may: SIGN,
    summary: "Write a draft (no id) or change one; 409001 for a number that is there, 409004 once it is signed",
    body: SaveContract,
    result: Contract,
  }),
  /** From then on nothing of it changes. */
  sign: write("/contract/sign", {
    may: SIGN,
    summary: "Enter that a draft is signed; 400001 without a signatory or a file",
    body: SignContract,
    result: Contract,
  }),
  terminate: write("/contract/terminate", {
    may: SIGN,
    summary: "End a signed contract before its last day, and why; 409004 for any other",
    body: TerminateContract,
    result: Contract,
  }),
  delete: write("/contract/delete/:id", {
    may: SIGN,
    summary: "Delete a draft with its files; 409004 once it is signed",
    params: ById,
    result: Contract,
  }),
  /** Recorded before a byte of it is sent; read to its end first, and compared with what was uploaded. */
  file: route({
    service: "customer",
    method: "GET",
    path: "/contract/file/:id/:file",
    may: ["CONTRACT_SIGNING.DOWNLOAD"],
    file: true,
    summary: "A file of a contract as it was uploaded; 422006 where the storage holds another by its name",
    params: ById.extend({ file: z.uuid().describe("The file's key.") }),
    result: FileAnswer,
  }),
} as const;
