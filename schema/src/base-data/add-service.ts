import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { keyword } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { type Fee, feeFields, feeRules, writtenFee } from "./add-service-fee-fields.ts";
import { baseCode, helped, named, namedRow } from "./coded.ts";
import { RowUse } from "./row-use.ts";

export const ADD_SERVICE_ASKS = ["FLAG", "COUNT", "AMOUNT"] as const;
export const AddServiceAsks = z.enum(ADD_SERVICE_ASKS).meta({
  id: "AddServiceAsks",
  description: "What an order says of an add-on service: that it is wanted, how often, or for which amount.",
});
export type AddServiceAsks = z.infer<typeof AddServiceAsks>;
const own = {
  code: baseCode("INSURANCE"),
  ...named,
  ...helped("What it is, in a sentence"),
  asks: AddServiceAsks.describe("What an order says of it."),
  ...feeFields,
};
const written = {
  ...own,
  ...writtenFee,
};

type Priced = Fee & Pick<z.infer<typeof AddServiceInput>, "asks">;
/** Percent needs an amount to be of. */
const isOfAmount = ({ asks, feeKind }: Priced): boolean => feeKind === "FIXED" || asks === "AMOUNT";
const ruled = <S extends z.ZodType<Priced>>(schema: S) =>
  feeRules(schema.refine(isOfAmount, { path: ["feeKind"], message: "addService.percent" }));

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

/** An add-on service as flows and orders name it. */
export const AddServiceName = z.object(namedRow("INSURANCE")).meta({
  id: "AddServiceName",
  description: "An add-on service as flows name it: reference data, in the gateway's memory.",
});
export type AddServiceName = z.infer<typeof AddServiceName>;

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
  list: route({
    service: "order",
    method: "GET",
    path: "/baseData/addServiceList",
    may: ["GATEWAY"],
    safe: true,
    summary: "Every add-on service by its names: reference data of the gateway",
    result: z.array(AddServiceName),
  }),
} as const;
