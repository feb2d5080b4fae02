import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { keyword, line, note } from "../field.ts";
import { countryCode } from "../orders/order/new-fields.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { isPostRange } from "./post-range.ts";

const own = {
  countryCode: countryCode().describe("Where: ISO 3166-1 alpha-2."),
  region: note(100).describe(
    "A region, as addresses write it: state or province, city, district; empty: by post codes.",
  ),
  postFrom: note(20).describe("The first post code; empty: by region. What begins with it is one of them."),
  postTo: note(20).describe("The last post code, as long as the first one; empty: by region."),
  cityCode: line(20).describe("The carrier's code of the city that addresses there have."),
};
const written = {
  ...own,
  region: own.region.default(""),
  postFrom: own.postFrom.default(""),
  postTo: own.postTo.default(""),
};

type Where = Readonly<Record<"region" | "postFrom" | "postTo", string>>;
const hasRange = ({ postFrom, postTo }: Where): boolean => postFrom !== "" || postTo !== "";
/** It is a region, or post codes from one to another. */
const somewhere = <S extends z.ZodType<Where>>(input: S): S =>
  input
    .refine((one) => one.region !== "" || hasRange(one), { path: ["region"], message: "cityCode.where" })
    .refine((one) => one.region === "" || !hasRange(one), { path: ["postFrom"], message: "cityCode.either" })
    .refine((one) => one.region !== "" || !hasRange(one) || isPostRange(one), {
      path: ["postTo"],
      message: "cityCode.range",
    });

export const DefaultCityCodeFields = z.object(written);
/** What a form of it takes. */
export const DefaultCityCodeForm = somewhere(DefaultCityCodeFields);
/** What a save takes. */
export const DefaultCityCodeInput = somewhere(z.object({ ...savedRow, ...written }));
export type DefaultCityCodeInput = z.infer<typeof DefaultCityCodeInput>;
export const DefaultCityCode = catalogueRow("DefaultCityCode", own);
export type DefaultCityCode = z.infer<typeof DefaultCityCode>;

export const defaultCityCodeSorts = {
  COUNTRY_ASC: "countryCode",
  COUNTRY_DESC: "countryCode",
  CITY_CODE_ASC: "cityCode",
  CITY_CODE_DESC: "cityCode",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<DefaultCityCode>;
export const DefaultCityCodeFilter = z.object({
  keyword: keyword("the city code, the region, the post codes and the country's code"),
  status: inUse,
});
export type DefaultCityCodeFilter = z.infer<typeof DefaultCityCodeFilter>;

const { read, write } = routesOf("order");
/** City codes of addresses that come without one: new orders, imported or merged, take them. */
export const defaultCityCodeRoutes = {
  pageQuery: read("/defaultCityCode/pageQuery", {
    may: ["DEFAULT_CITY_CODE.VIEW"],
    summary: "Default city codes, a page; common to all sites",
    body: pageQuery({ filter: DefaultCityCodeFilter.shape, sort: sortNames(defaultCityCodeSorts) }),
    result: page(DefaultCityCode),
  }),
  byIds: read("/defaultCityCode/byIds", {
    may: ["DEFAULT_CITY_CODE.VIEW"],
    summary: "Default city codes by id",
    body: ByIds,
    result: z.array(DefaultCityCode),
  }),
  save: write("/defaultCityCode/save", {
    may: ["DEFAULT_CITY_CODE.CREATE", "DEFAULT_CITY_CODE.EDIT"],
    summary:
      "Create a default city code (no id) or edit one; 409001 at `region` or `postFrom` where another one of the country has the region or some of the post codes, which `detail` names",
    body: DefaultCityCodeInput,
    result: DefaultCityCode,
  }),
  delete: route({
    service: "order",
    method: "DELETE",
    path: "/defaultCityCode/delete/:id",
    may: ["DEFAULT_CITY_CODE.DELETE"],
    summary: "Delete a default city code; orders that took it keep it",
    params: ById,
    result: DefaultCityCode,
  }),
} as const;
