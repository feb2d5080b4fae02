import { SheetFound, SheetToCheck, SheetToStore } from "../../catalogue-sheet.ts";
import { line, listOf } from "../../field.ts";
import { FileAnswer } from "../../file.ts";
import { FILE_KINDS, uploadRoute } from "../../upload.ts";
import { route, routesOf } from "../../route.ts";

const may = ["CUSTOMER_LIST.CREATE"] as const;
/** The customer service knows no organisations: whoever asks says which there are. */
const orgs = {
  orgs: listOf(line(64), 10_000).describe(
    "Codes of the organisations that there are: a customer has one of these, or none.",
  ),
};
export const CustomersToCheck = SheetToCheck.extend(orgs);
export const CustomersToStore = SheetToStore.extend(orgs);

const { write } = routesOf("customer");
/** Customers that come as a sheet, complete or not (CUS-13): new ones alone, with codes of their own. */
export const customerImportRoutes = {
  upload: uploadRoute({
    service: "customer",
    path: "/customer/import/upload",
    may,
    upload: "catalogueSheet",
    summary: "Take a sheet of customers: xlsx or csv",
  }),
  /** Who has a certificate's number already is told, and counts as a search for it: 429002 beyond 60 an hour and user (PERM-12). */
  check: write("/customer/import/check", {
    may,
    summary: "What storing an uploaded sheet would do, and its wrong cells; 400001 at `file` when it can't be read",
    body: CustomersToCheck,
    result: SheetFound,
  }),
  store: write("/customer/import/store", {
    may,
    summary: "Store an uploaded sheet as it was found, all of it or nothing; 409002 when anything has changed since",
    body: CustomersToStore,
    result: SheetFound,
  }),
  template: route({
    service: "customer",
    method: "GET",
    path: "/customer/import/template",
    may,
    file: true,
    fileType: FILE_KINDS.xlsx.type,
    safe: true,
    summary: "An empty workbook with heads, notes, choices and a sample, in the request's language",
    result: FileAnswer,
  }),
} as const;
