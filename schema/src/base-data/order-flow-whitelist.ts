import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { SheetFound, SheetToCheck, SheetToStore } from "../catalogue-sheet.ts";
import { type ExportColumns, trackedColumns } from "../export-column.ts";
import { ExportPreview, exportRequest, exportRows } from "../export-request.ts";
import { CustomerCode } from "../customers/code.ts";
import { keyword, note } from "../field.ts";
import { FileAnswer } from "../file.ts";
import { ExportTask } from "../orders/export-task.ts";
import { page, pageQuery } from "../paging.ts";
import { daysInOrder, periodFields, writtenPeriod } from "../period.ts";
import { route, routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { FILE_KINDS, uploadRoute } from "../upload.ts";
import { laneFields, regionsOfCountries, writtenLane } from "./lane.ts";

const own = {
  code: z
    .string("required")
    .trim()
    .max(20, "text.max")
    .regex(/^[A-Z0-9][A-Z0-9-]*$/, "warehouse.code")
    .describe("Names the row in files, e.g. `KINTA-01`: capital letters, digits and dashes; in use once at a site."),
  customerCode: CustomerCode.describe("Whose orders pass, by the customer's code."),
  ...laneFields,
  ...periodFields,
  remark: note(200).describe("Why he passes, for those who administer it; may be empty."),
};
const written = { ...own, ...writtenLane, ...writtenPeriod, remark: own.remark.default("") };
export const OrderFlowWhitelistFields = z.object(written);
type Written = z.infer<typeof OrderFlowWhitelistFields>;
const ruled = <S extends z.ZodType<Written>>(input: S): S => daysInOrder(regionsOfCountries(input));
/** A row as a form, a script or a line of a sheet has it. */
export const NewOrderFlowWhitelist = ruled(OrderFlowWhitelistFields);
export type NewOrderFlowWhitelist = z.infer<typeof NewOrderFlowWhitelist>;
export const OrderFlowWhitelistInput = ruled(z.object({ ...savedRow, ...written }));
export type OrderFlowWhitelistInput = z.infer<typeof OrderFlowWhitelistInput>;

/** A customer whose orders go on a lane that is closed to others. */
export const OrderFlowWhitelist = catalogueRow("OrderFlowWhitelist", {
  site: Site.describe("The site whose closed lanes he passes."),
  customerName: z.string().describe("What the customer was called when the row was saved."),
  ...own,
});
export type OrderFlowWhitelist = z.infer<typeof OrderFlowWhitelist>;

export const orderFlowWhitelistSorts = {
  CODE_ASC: "code",
  CODE_DESC: "code",
  CUSTOMER_ASC: "customerName",
  CUSTOMER_DESC: "customerName",
  VALID_FROM_DESC: "validFrom",
  VALID_FROM_ASC: "validFrom",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<OrderFlowWhitelist>;
export const OrderFlowWhitelistFilter = z.object({
  keyword: keyword("the code, the customer's code and name, codes of countries, regions and the remark"),
  status: inUse,
});
export type OrderFlowWhitelistFilter = z.infer<typeof OrderFlowWhitelistFilter>;

/** What a file of the white list can hold; those of them that an input takes are read from an uploaded one. */
export const orderFlowWhitelistColumns = {
  code: { kind: "code", head: "catalogue.code" },
  status: { kind: "code", head: "catalogue.status" },
  customerCode: { kind: "code", head: "orderFlowWhitelist.customerCode" },
  fromCountry: { kind: "code", head: "orderFlowWhitelist.fromCountry" },
  fromRegion: { kind: "text", head: "orderFlowWhitelist.fromRegion" },
  toCountry: { kind: "code", head: "orderFlowWhitelist.toCountry" },
  toRegion: { kind: "text", head: "orderFlowWhitelist.toRegion" },
  validFrom: { kind: "code", head: "orderFlowWhitelist.validFrom" },
  validTo: { kind: "code", head: "orderFlowWhitelist.validTo" },
  remark: { kind: "text", head: "catalogue.remark" },
  ...trackedColumns,
} as const satisfies ExportColumns;

const { read, write } = routesOf("order");
/** Which customers' orders pass a lane that ORDER_FLOW closes. */
export const orderFlowWhitelistRoutes = {
  pageQuery: read("/orderFlowWhitelist/pageQuery", {
    may: ["ORDER_FLOW_WHITELIST.VIEW"],
    summary: "Rows of the order-flow white list of the caller's site, a page",
    body: pageQuery({ filter: OrderFlowWhitelistFilter.shape, sort: sortNames(orderFlowWhitelistSorts) }),
    result: page(OrderFlowWhitelist),
  }),
  byIds: read("/orderFlowWhitelist/byIds", {
    may: ["ORDER_FLOW_WHITELIST.VIEW"],
    summary: "Rows of the order-flow white list by id; those of other sites are left out",
    body: ByIds,
    result: z.array(OrderFlowWhitelist),
  }),
  saveOrModify: write("/orderFlowWhitelist/saveOrModify", {
    may: ["ORDER_FLOW_WHITELIST.CREATE", "ORDER_FLOW_WHITELIST.EDIT"],
    summary:
      "Let a customer pass a closed lane (no id), or edit a row; 400001 at `customerCode` for one whom the caller does not see",
    body: OrderFlowWhitelistInput,
    result: OrderFlowWhitelist,
  }),
  enable: write("/orderFlowWhitelist/enable", {
    may: ["ORDER_FLOW_WHITELIST.ENABLE"],
    summary: "Bring a row of the white list into use: the customer's orders pass",
    body: ById,
    result: OrderFlowWhitelist,
  }),
  disable: write("/orderFlowWhitelist/disable", {
    may: ["ORDER_FLOW_WHITELIST.DISABLE"],
    summary: "Take a row of the white list out of use: the customer's next order obeys the lane",
    body: ById,
    result: OrderFlowWhitelist,
  }),
  upload: uploadRoute({
    service: "order",
    path: "/orderFlowWhitelist/upload",
    may: ["ORDER_FLOW_WHITELIST.UPLOAD"],
    upload: "catalogueSheet",
    summary: "Take a sheet of the order-flow white list: xlsx or csv",
  }),
  uploadCheck: read("/orderFlowWhitelist/upload/check", {
    may: ["ORDER_FLOW_WHITELIST.UPLOAD"],
    summary: "What storing an uploaded sheet would do, and its wrong cells; 400001 at `file` when it can't be read",
    body: SheetToCheck,
    result: SheetFound,
  }),
  uploadStore: write("/orderFlowWhitelist/upload/store", {
    may: ["ORDER_FLOW_WHITELIST.UPLOAD"],
    summary: "Store an uploaded sheet as it was found, all of it or nothing; 409002 when anything has changed since",
    body: SheetToStore,
    result: SheetFound,
  }),
  downloadTemplate: route({
    service: "order",
    method: "GET",
    path: "/orderFlowWhitelist/downloadTemplate",
    may: ["ORDER_FLOW_WHITELIST.UPLOAD"],
    file: true,
    fileType: FILE_KINDS.xlsx.type,
    safe: true,
    summary: "An empty workbook with heads, notes, choices and a sample, in the request's language",
    result: FileAnswer,
  }),
  exportAsync: write("/orderFlowWhitelist/export/async", {
    may: ["ORDER_FLOW_WHITELIST.EXPORT"],
    summary: "Ask for a file of the order-flow white list; 429001 while too many wait",
    body: exportRequest(OrderFlowWhitelistFilter.shape, orderFlowWhitelistColumns),
    result: ExportTask,
  }),
  exportPreview: read("/orderFlowWhitelist/export/preview", {
    may: ["ORDER_FLOW_WHITELIST.EXPORT"],
    summary: "What would be in a file of the order-flow white list",
    body: exportRows(OrderFlowWhitelistFilter.shape),
    result: ExportPreview,
  }),
} as const;
