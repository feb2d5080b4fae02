import { z } from "zod";
import { ByIds, catalogueRow, ChangeState, inUse } from "../catalogue.ts";
import { keyword, line } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";

/** A customer that may use bill-of-lading numbers of his own. */
export const BillWhitelist = catalogueRow("BillWhitelist", {
  site: Site.describe("The site that the customer belongs to."),
  customerCode: z.string().describe("The customer who may use bill-of-lading numbers of his own, by code."),
  customerName: z.string().describe("What the customer was called when he was added."),
});
export type BillWhitelist = z.infer<typeof BillWhitelist>;

export const billWhitelistSorts = {
  CUSTOMER_ASC: "customerName",
  CUSTOMER_DESC: "customerName",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<BillWhitelist>;
export const BillWhitelistFilter = z.object({ keyword: keyword("the customer's code and name"), status: inUse });
export type BillWhitelistFilter = z.infer<typeof BillWhitelistFilter>;

export const MOST_BILL_CODES = 200;
/** Customers that are added at once. */
export const NewBillWhitelists = z.object({
  customerCodes: z
    .array(line(60))
    .min(1, "required")
    .max(MOST_BILL_CODES, "list.max")
    .describe("Codes of customers; what is no code of one has an outcome of its own and stops no other."),
});
export type NewBillWhitelists = z.infer<typeof NewBillWhitelists>;

export const BILL_OUTCOMES = ["ADDED", "ALREADY", "NOT_FOUND", "OTHER_SITE"] as const;
export const BillOutcomeKind = z.enum(BILL_OUTCOMES).meta({
  id: "BillOutcomeKind",
  description: "What became of a customer's code that was to be added.",
  "x-values": {
    ADDED: "He is on the list from now on.",
    ALREADY: "He was on the list; in use or not, he stays as he was.",
    NOT_FOUND: "No customer whom the caller sees has that code.",
    OTHER_SITE: "He is another site's customer.",
  } satisfies Record<(typeof BILL_OUTCOMES)[number], string>,
});
export type BillOutcomeKind = z.infer<typeof BillOutcomeKind>;
export const BillOutcome = z
  .object({
    customerCode: z.string().describe("The code, as it was given."),
    outcome: BillOutcomeKind.describe("What became of it."),
    row: BillWhitelist.nullable().describe("His row; null where he has none here."),
  })
  .meta({ id: "BillOutcome", description: "What became of one of the codes that were to be added." });
export type BillOutcome = z.infer<typeof BillOutcome>;
export const BillBatch = z
  .object({
    outcomes: z.array(BillOutcome).describe("One a code, in their order; a code that is given twice has one."),
  })
  .meta({ id: "BillBatch", description: "What became of customers' codes that were to be added." });
export type BillBatch = z.infer<typeof BillBatch>;

const { read, write } = routesOf("order");
/** Which customers may use bill-of-lading numbers of their own. */
export const billWhitelistRoutes = {
  pageQuery: read("/billWhitelist/pageQuery", {
    may: ["BILL_WHITELIST.VIEW"],
    summary: "Customers of the caller's site that may use own bill-of-lading numbers, a page",
    body: pageQuery({ filter: BillWhitelistFilter.shape, sort: sortNames(billWhitelistSorts) }),
    result: page(BillWhitelist),
  }),
  byIds: read("/billWhitelist/byIds", {
    may: ["BILL_WHITELIST.VIEW"],
    summary: "Rows of the bill-of-lading white list of the caller's site by id",
    body: ByIds,
    result: z.array(BillWhitelist),
  }),
  batchSave: write("/billWhitelist/batchSave", {
    may: ["BILL_WHITELIST.CREATE"],
    summary: "Add customers by their codes, with an outcome for each",
    body: NewBillWhitelists,
    result: BillBatch,
  }),
  setWhiteListIsEnable: write("/billWhitelist/setWhiteListIsEnable", {
    may: ["BILL_WHITELIST.ENABLE", "BILL_WHITELIST.DISABLE"],
    summary: "Bring a customer's row into use or take it out of use, each by its own button",
    body: ChangeState,
    result: BillWhitelist,
  }),
} as const;
