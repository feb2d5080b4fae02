import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { keyword, line, note } from "../field.ts";
import { countryCode, EMAIL } from "../orders/order/new-fields.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sensitive } from "../sensitive.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { inLanguages } from "./coded.ts";
import { dialledPhone } from "./dialled-phone.ts";
import { OpenNow } from "./work-time/row.ts";

const own = {
  countryCode: countryCode().describe("Where shipments come from: ISO 3166-1 alpha-2."),
  area: note(100).describe(
    "An area there, as addresses write it: state or province, city, district; empty: all of the country.",
  ),
  phone: dialledPhone("The telephone"),
  email: sensitive("email", line(128).regex(EMAIL, "email")).describe("The e-mail."),
  nameEn: line(80).describe("Name in English."),
  nameZhCn: line(80).describe("Name in Simplified Chinese."),
  nameZhHk: line(80).describe("Name in Traditional Chinese."),
};
const written = { ...own, area: own.area.default("") };

/** What a form of it takes. */
export const CustomerServiceForm = z.object(written);
/** What a save takes. */
export const CustomerServiceInput = z.object({ ...savedRow, ...written });
export type CustomerServiceInput = z.infer<typeof CustomerServiceInput>;
export const CustomerService = catalogueRow("CustomerService", {
  site: Site.describe("The site that it belongs to."),
  ...own,
});
export type CustomerService = z.infer<typeof CustomerService>;

/** What an order says of it: the closest to where it comes from. */
export const WhomToCall = z
  .object({
    nameI18n: inLanguages("Its name, by language."),
    area: z.string().describe("The area that it is for; empty: all of the sender's country."),
    phone: z.string().describe("Its telephone, with its country."),
    email: z.string().describe("Its e-mail."),
    hours: OpenNow.nullable().describe("Is it open? Null where no hours of customer service are in use (WORK_TIME)."),
  })
  .meta({ id: "WhomToCall", description: "Whom to call about what a country or an area of it sends." });
export type WhomToCall = z.infer<typeof WhomToCall>;

export const customerServiceSorts = {
  COUNTRY_ASC: "countryCode",
  COUNTRY_DESC: "countryCode",
  AREA_ASC: "area",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<CustomerService>;
export const CustomerServiceFilter = z.object({
  keyword: keyword("the names, the area, the country's code, the telephone and the e-mail"),
  status: inUse,
});
export type CustomerServiceFilter = z.infer<typeof CustomerServiceFilter>;

const VIEW = ["CUSTOMER_SERVICE.VIEW"] as const;
const { read, write } = routesOf("order");
/** Whom to call, by where shipments come from; an order's detail names the closest. */
export const customerServiceRoutes = {
  pageQuery: read("/customerService/pageQuery", {
    may: VIEW,
    summary: "Customer service contacts of the caller's site, a page",
    body: pageQuery({ filter: CustomerServiceFilter.shape, sort: sortNames(customerServiceSorts) }),
    result: page(CustomerService),
  }),
  byIds: read("/customerService/byIds", {
    may: VIEW,
    summary: "Customer service contacts by id; those of other sites are left out",
    body: ByIds,
    result: z.array(CustomerService),
  }),
  openNow: read("/customerService/openNow", {
    may: VIEW,
    summary: "Of which countries the site's customer service is open at this moment, by the hours in use (WORK_TIME)",
    result: z.array(OpenNow),
  }),
  save: write("/customerService/save", {
    may: ["CUSTOMER_SERVICE.CREATE", "CUSTOMER_SERVICE.EDIT"],
    summary:
      "Create a contact (no id) or edit one; 409001 at `area` where the site has one of the country and area already",
    body: CustomerServiceInput,
    result: CustomerService,
  }),
  delete: route({
    service: "order",
    method: "DELETE",
    path: "/customerService/delete/:id",
    may: ["CUSTOMER_SERVICE.DELETE"],
    summary: "Delete a contact: orders from there name the country's, or nobody",
    params: ById,
    result: CustomerService,
  }),
} as const;
