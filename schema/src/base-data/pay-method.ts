import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { keyword, listOf } from "../field.ts";
import { PayMethod } from "../orders/order/enums.ts";
import { PAY_METHODS } from "../orders/order/status.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { baseCode, named, namedRow } from "./coded.ts";

export const PAY_FOR = ["FREIGHT", "TAX"] as const;
export const PayFor = z.enum(PAY_FOR).meta({
  id: "PayFor",
  description: "What of an order is paid: its freight, or duties and taxes.",
});
export type PayFor = z.infer<typeof PayFor>;

const own = {
  code: baseCode("MONTHLY_CARD"),
  ...named,
  payFor: listOf(PayFor, PAY_FOR.length)
    .min(1, "payMethod.payFor")
    .describe("What can be paid so; each once, at least one."),
  payers: listOf(PayMethod, PAY_METHODS.length)
    .min(1, "payMethod.payers")
    .describe("Who can pay so; each once, at least one."),
  needsMonthCard: z
    .boolean()
    .describe("Does it take the payer's monthly card? Then an order names one, otherwise none."),
};
export const PaymentMethodInput = z.object({ ...savedRow, ...own });
export type PaymentMethodInput = z.infer<typeof PaymentMethodInput>;
/** How something of an order is paid (PAY_METHOD); who pays it is `PayMethod`. */
export const PaymentMethod = catalogueRow("PaymentMethod", own);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const payMethodSorts = {
  SORT_ASC: "sort",
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<PaymentMethod>;
export const PaymentMethodFilter = z.object({
  keyword: keyword("code or names"),
  status: inUse,
  payFor: PayFor.optional().describe("What can be paid so."),
});
export type PaymentMethodFilter = z.infer<typeof PaymentMethodFilter>;

/** A pay method as orders name it. */
export const PaymentMethodName = z.object(namedRow("MONTHLY_CARD")).meta({
  id: "PaymentMethodName",
  description: "A pay method as orders name it: reference data, in the gateway's memory.",
});
export type PaymentMethodName = z.infer<typeof PaymentMethodName>;

const { read, write } = routesOf("order");
export const payMethodRoutes = {
  pageQuery: read("/payMethod/pageQuery", {
    may: ["PAY_METHOD.VIEW"],
    summary: "Pay and tax pay methods, a page",
    body: pageQuery({ filter: PaymentMethodFilter.shape, sort: sortNames(payMethodSorts) }),
    result: page(PaymentMethod),
  }),
  byIds: read("/payMethod/byIds", {
    may: ["PAY_METHOD.VIEW"],
    summary: "Pay and tax pay methods by id",
    body: ByIds,
    result: z.array(PaymentMethod),
  }),
  save: write("/payMethod/save", {
    may: ["PAY_METHOD.CREATE", "PAY_METHOD.EDIT"],
    summary: "Create a pay method (no id) or edit one",
    body: PaymentMethodInput,
    result: PaymentMethod,
  }),
  enable: write("/payMethod/enable/:id", {
    may: ["PAY_METHOD.ENABLE"],
    summary: "Bring a pay method into use",
    params: ById,
    result: PaymentMethod,
  }),
  disable: write("/payMethod/disable/:id", {
    may: ["PAY_METHOD.DISABLE"],
    summary: "Take a pay method out of use; orders keep it",
    params: ById,
    result: PaymentMethod,
  }),
  list: route({
    service: "order",
    method: "GET",
    path: "/baseData/payMethodList",
    may: ["GATEWAY"],
    safe: true,
    summary: "Every pay method by its names: reference data of the gateway",
    result: z.array(PaymentMethodName),
  }),
} as const;
