import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { emptyIsNull, keyword } from "../field.ts";
import { isAtMost } from "../money.ts";
import { amount, currencyCode } from "../orders/order/new-fields.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { baseCode, helped, named } from "./coded.ts";
import { RowUse } from "./row-use.ts";

export const ADD_SERVICE_ASKS = ["FLAG", "COUNT", "AMOUNT"] as const;
export const AddServiceAsks = z.enum(ADD_SERVICE_ASKS).meta({
  id: "AddServiceAsks",
  description: "What an order says of an add-on service: that it is wanted, how often, or for which amount.",
});
export type AddServiceAsks = z.infer<typeof AddServiceAsks>;
export const FEE_KINDS = ["FIXED", "PERCENT"] as const;
export const FeeKind = z.enum(FEE_KINDS).meta({
  id: "FeeKind",
  description: "An amount of money, once or for each of a count; or percent of an amount.",
});
export type FeeKind = z.infer<typeof FeeKind>;

const own = {
  code: baseCode("INSURANCE"),
  ...named,
  ...helped("What it is, in a sentence"),
  asks: AddServiceAsks.describe("What an order says of it."),
  feeKind: FeeKind.describe("How its fee is reckoned; percent is of the amount that an order says."),
  fee: z
    .string("required")
    .trim()
    .min(1, "required")
    .regex(/^\d{1,12}(\.\d{1,3})?$/, "addService.fee")
    .meta({
      format: "decimal",
      description: "In `feeCurrency`, or percent of the amount: at most 12 digits and 3 decimals.",
    }),
  feeLeast: amount().nullable().describe("It costs that at least, in `feeCurrency`; null: no bound."),
  feeMost: amount().nullable().describe("It costs that at most, in `feeCurrency`; null: no bound."),
  feeCurrency: currencyCode().describe("ISO 4217 of the fee and its bounds."),
};
const written = {
  ...own,
  feeLeast: emptyIsNull(own.feeLeast).describe("It costs that at least, in `feeCurrency`; none: no bound."),
  feeMost: emptyIsNull(own.feeMost).describe("It costs that at most, in `feeCurrency`; none: no bound."),
};

type Fee = Pick<z.infer<typeof AddServiceInput>, "asks" | "feeKind" | "fee" | "feeLeast" | "feeMost">;
/** Percent needs an amount to be of, and is at most all of it. */
const isOfAmount = ({ asks, feeKind }: Fee): boolean => feeKind === "FIXED" || asks === "AMOUNT";
const isShare = ({ feeKind, fee }: Fee): boolean => feeKind === "FIXED" || isAtMost(fee, "100");
const inOrder = ({ feeLeast, feeMost }: Fee): boolean =>
  feeLeast === null || feeMost === null || isAtMost(feeLeast, feeMost);
const ruled = <S extends z.ZodType<Fee>>(schema: S) =>
  schema
    .refine(isOfAmount, { path: ["feeKind"], message: "addService.percent" })
    .refine(isShare, { path: ["fee"], message: "addService.share" })
    .refine(inOrder, { path: ["feeMost"], message: "addService.most" });

export const AddServiceFields = z.object(written);
export const AddServiceInput = z.object({ ...savedRow, ...written });
/** What a form of one takes. */
export const AddServiceForm = ruled(AddServiceFields);
/** What a save takes: rules of several fields are told at the last of them. */
export const SavedAddService = ruled(AddServiceInput);
export type SavedAddService = z.infer<typeof SavedAddService>;

/** A service that can be had beside the carriage, and what it costs where no row of the site's says otherwise (ADD_SERVICE). */
export const AddService = catalogueRow("AddService", own);
export type AddService = z.infer<typeof AddService>;

export const addServiceSorts = {
  SORT_ASC: "sort",
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<AddService>;
export const AddServiceFilter = z.object({ keyword: keyword("code or names"), status: inUse });
export type AddServiceFilter = z.infer<typeof AddServiceFilter>;

const { read, write } = routesOf("order");
export const addServiceRoutes = {
  pageQuery: read("/addService/pageQuery", {
    may: ["ADD_SERVICE.VIEW"],
    summary: "Add-on services, a page",
    body: pageQuery({ filter: AddServiceFilter.shape, sort: sortNames(addServiceSorts) }),
    result: page(AddService),
  }),
  byIds: read("/addService/byIds", {
    may: ["ADD_SERVICE.VIEW"],
    summary: "Add-on services by id",
    body: ByIds,
    result: z.array(AddService),
  }),
  uses: read("/addService/uses", {
    may: ["ADD_SERVICE.VIEW"],
    summary: "What names an add-on service, of what the caller may see",
    body: ById,
    result: z.array(RowUse),
  }),
  saveOrModify: write("/addService/saveOrModify", {
    may: ["ADD_SERVICE.CREATE", "ADD_SERVICE.EDIT"],
    summary: "Create an add-on service (no id) or edit one",
    body: SavedAddService,
    result: AddService,
  }),
  enable: write("/addService/enable", {
    may: ["ADD_SERVICE.ENABLE"],
    summary: "Bring an add-on service into use",
    body: ById,
    result: AddService,
  }),
  disable: write("/addService/disable", {
    may: ["ADD_SERVICE.DISABLE"],
    summary: "Take an add-on service out of use; orders keep it",
    body: ById,
    result: AddService,
  }),
} as const;
