import { z } from "zod";
import { asRead, keyword, line, listOf } from "../../field.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { UploadedFile, UPLOADS } from "../../upload.ts";
import { CustomerCode } from "../code.ts";
import { CONTRACT_KINDS, CONTRACT_STATES } from "./lifecycle.ts";

export const ContractKind = z.enum(CONTRACT_KINDS).meta({
  id: "ContractKind",
  description: "Which paper it is; a contract rule says who needs which (CUS-22).",
});
export type ContractKind = z.infer<typeof ContractKind>;
export const ContractState = z.enum(CONTRACT_STATES).meta({
  id: "ContractState",
  description: "How far a contract or agreement is.",
  "x-values": {
    DRAFT: "It is written, and can be changed or deleted.",
    SIGNED: "It is signed: nothing of it changes any more. It holds on the days of its period.",
    EXPIRED: "Its last day is over.",
    TERMINATED: "It was ended before that.",
  } satisfies Record<(typeof CONTRACT_STATES)[number], string>,
});
export type ContractState = z.infer<typeof ContractState>;

/** So long a reason for ending one may be. */
export const MOST_CONTRACT_REASON = 200;

/** What of a contract is written. */
export const contractFields = {
  kind: ContractKind.describe("A contract, or an agreement."),
  contractNo: line(40).describe("Its number; each once at a site."),
  validFrom: z.iso.date("day").describe("First day on which it holds, of the site's zone: `2026-11-20`."),
  validTo: z.iso.date("day").describe("Last day on which it holds, of the site's zone."),
  signatory: z
    .string()
    .trim()
    .max(100, "text.max")
    .nullable()
    .default(null)
    .describe("Who signs it for the customer; none as long as that is open."),
};

export const ContractFile = UploadedFile.meta({
  id: "ContractFile",
  description: "A file of a contract or agreement.",
});
export type ContractFile = z.infer<typeof ContractFile>;

/** What a customer's page shows of each of its papers. */
export const CustomerContract = z
  .object({
    id: z.uuid().describe("The contract's key."),
    kind: contractFields.kind,
    contractNo: z.string().describe("Its number."),
    state: ContractState.describe("How far it is."),
    validFrom: contractFields.validFrom,
    validTo: contractFields.validTo,
  })
  .meta({ id: "CustomerContract", description: "A contract or agreement, as its customer's page shows it." });
export type CustomerContract = z.infer<typeof CustomerContract>;

export const Contract = z
  .object({
    id: z.uuid().describe("The contract's key."),
    version: z
      .int()
      .describe("Rises with each change; goes back with an act. An act upon an older one is refused (409002)."),
    site: Site.describe("The customer's site."),
    customerCode: CustomerCode,
    customerName: z.string().describe("What the customer is called, in English."),
    ...asRead(contractFields),
    signatory: z.string().nullable().describe("Who signs it for the customer; null as long as that is open."),
    state: ContractState.describe("How far it is."),
    files: z.array(ContractFile).describe(`Its files, ${UPLOADS.contractFile.files} at most.`),
    renews: z.uuid().nullable().describe("Key of the contract that it follows; null for one that follows none."),
    renewsNo: z.string().nullable().describe("That one's number."),
    isRenewed: z.boolean().describe("Does another one follow it already?"),
    signedBy: z.string().nullable().describe("Who entered that it is signed; null before."),
    signedAt: z.iso.datetime().nullable().describe("When; null before."),
    reason: z.string().nullable().describe("Why it was ended before its last day; null else."),
    createdBy: z.string().describe("Who made it."),
    createdAt: z.iso.datetime().describe("When it was made."),
    modifiedBy: z.string().describe("Who changed it last."),
    modifiedAt: z.iso.datetime().describe("When it was changed last."),
  })
  .meta({ id: "Contract", description: "A contract or agreement with a customer (CUS-22)." });
export type Contract = z.infer<typeof Contract>;

export const contractSorts = {
  MODIFIED_AT_DESC: "modifiedAt",
  VALID_TO_ASC: "validTo",
  VALID_TO_DESC: "validTo",
  CONTRACT_NO_ASC: "contractNo",
  CONTRACT_NO_DESC: "contractNo",
} as const satisfies Sorts<Contract>;

export const ContractFilter = z.object({
  keyword: keyword("the number, or names and codes of customers"),
  kind: ContractKind.optional().describe("Contracts, or agreements."),
  state: listOf(ContractState, CONTRACT_STATES.length).optional().describe("Any of these."),
  customerCode: CustomerCode.optional().describe("Of this customer alone."),
  endsUntil: z.iso.date().optional().describe("Their last day is this one, of the site's zone, or one before it."),
});
export type ContractFilter = z.infer<typeof ContractFilter>;

export const ContractStateCount = z
  .object({
    state: ContractState.describe("The state."),
    count: z.int().describe("Counted up to 10,000."),
    exact: z.boolean().describe("False where there are more."),
  })
  .meta({ id: "ContractStateCount", description: "How many contracts are in a state, under the other filters." });
