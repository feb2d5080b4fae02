import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse } from "../../catalogue.ts";
import { emptyIsNull, keyword, line, note } from "../../field.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { Site } from "../../site-code.ts";
import { sortNames, type Sorts } from "../../sorts.ts";
import { webHost } from "../web-host/web-host.ts";
import { hostCalled } from "./withheld-by.ts";

const customerCode = z
  .string()
  .regex(/^\d{10}$/, "customer.code")
  .nullable();
const own = {
  customerCode: customerCode.describe("The customer whose call-backs are withheld, by code; null: a host's are."),
  host: webHost()
    .nullable()
    .describe(
      "The host to which nothing is called back, its sub-domains included, as browsers have it; null: a customer's are withheld.",
    ),
  reason: line(200).describe("Why, for those who look for a call-back that did not come."),
};
const fields = {
  ...own,
  customerCode: emptyIsNull(own.customerCode).describe("The customer whose call-backs are withheld, by code."),
  host: emptyIsNull(own.host).describe("Or the host to which nothing is called back, its sub-domains included."),
};
type Whose = Readonly<Record<"customerCode" | "host", string | null>>;
/** It speaks of a customer or of a host, and not of both. */
const ofOne = <S extends z.ZodType<Whose>>(input: S): S =>
  input
    .refine((one) => one.customerCode !== null || one.host !== null, {
      path: ["customerCode"],
      message: "callback.whose",
    })
    .refine((one) => one.customerCode === null || one.host === null, { path: ["host"], message: "callback.either" });

export const NewCallbackBlacklistFields = z.object(fields);
/** What a form of one takes, and what a save does. */
export const NewCallbackBlacklist = ofOne(NewCallbackBlacklistFields);
export type NewCallbackBlacklist = z.infer<typeof NewCallbackBlacklist>;
/** A customer whose call-backs are withheld, or a host to which none go. */
export const CallbackBlacklist = catalogueRow("CallbackBlacklist", {
  site: Site.describe("The site whose call-backs obey it."),
  ...own,
  subject: z.string().describe("What it speaks of: the customer's code or the host; once at a site."),
  customerName: z.string().nullable().describe("What the customer was called when it was saved; null: a host."),
});
export type CallbackBlacklist = z.infer<typeof CallbackBlacklist>;

export const callbackBlacklistSorts = {
  SUBJECT_ASC: "subject",
  SUBJECT_DESC: "subject",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<CallbackBlacklist>;
export const CallbackBlacklistFilter = z.object({
  keyword: keyword("the customer's code and name, the host and the reason"),
  status: inUse,
});
export type CallbackBlacklistFilter = z.infer<typeof CallbackBlacklistFilter>;

/** A call-back that somebody tries. */
export const CallbackToTry = z.object({
  customerCode: emptyIsNull(customerCode).describe("Whose it is, by code; none: not known."),
  address: emptyIsNull(
    note(2000)
      .nullable()
      .refine((text) => text === null || hostCalled(text) !== null, "callback.address"),
  ).describe("Where it would go to: an address of the web, or a host alone; none: not known."),
});
export type CallbackToTry = z.infer<typeof CallbackToTry>;
export const CallbackVerdict = z
  .object({
    isWithheld: z.boolean().describe("It does not go."),
    row: CallbackBlacklist.nullable().describe("The row that withholds it; null: none, it goes."),
  })
  .meta({ id: "CallbackVerdict", description: "Is a call-back withheld, and by which row (SYS-08)?" });
export type CallbackVerdict = z.infer<typeof CallbackVerdict>;

const VIEW = ["CALLBACK_BLACKLIST.VIEW"] as const;
const { read, write } = routesOf("order");
/** To whom nothing is called back. */
export const callbackBlacklistRoutes = {
  pageQuery: read("/callbackBlacklist/pageQuery", {
    may: VIEW,
    summary: "Customers and hosts of the caller's site whose call-backs are withheld, a page",
    body: pageQuery({ filter: CallbackBlacklistFilter.shape, sort: sortNames(callbackBlacklistSorts) }),
    result: page(CallbackBlacklist),
  }),
  byIds: read("/callbackBlacklist/byIds", {
    may: VIEW,
    summary: "Rows of the call-back black list of the caller's site by id",
    body: ByIds,
    result: z.array(CallbackBlacklist),
  }),
  tried: read("/callbackBlacklist/try", {
    may: VIEW,
    summary: "Would a call-back of the caller's site be withheld, and by which row",
    body: CallbackToTry,
    result: CallbackVerdict,
  }),
  save: write("/callbackBlacklist/save", {
    may: ["CALLBACK_BLACKLIST.CREATE"],
    summary:
      "Withhold the call-backs of a customer or to a host; 409001 at `customerCode` or `host` where they are already",
    body: NewCallbackBlacklist,
    result: CallbackBlacklist,
  }),
  delete: route({
    service: "order",
    method: "DELETE",
    path: "/callbackBlacklist/delete/:id",
    may: ["CALLBACK_BLACKLIST.DELETE"],
    summary: "Delete a row of the call-back black list: what happens from then on is called back",
    params: ById,
    result: CallbackBlacklist,
  }),
} as const;
