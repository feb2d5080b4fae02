import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { emptyIsNull, keyword, line, note } from "../field.ts";
import { commodityNameProblem, MOST_OF_NAME } from "../orders/order/commodity-name.ts";
import { tariffCode } from "../orders/order/new-goods.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";

export const CONVERT_SYSTEMS = ["IMPORT", "LINEHAUL", "CUSTOMS"] as const;
export const ConvertSystem = z.enum(CONVERT_SYSTEMS).meta({
  id: "ConvertSystem",
  description: "Who calls cargo by a name or code of its own.",
  "x-values": {
    IMPORT: "Customers, in the sheets that are imported.",
    LINEHAUL: "Ourselves: what an order holds.",
    CUSTOMS: "The customs system.",
  } satisfies Record<(typeof CONVERT_SYSTEMS)[number], string>,
});
export type ConvertSystem = z.infer<typeof ConvertSystem>;
/** From whose words into whose words something is converted: when a sheet is read, when an order is pushed. */
export const CONVERT_WAYS = [
  ["IMPORT", "LINEHAUL"],
  ["LINEHAUL", "CUSTOMS"],
] as const satisfies readonly (readonly [ConvertSystem, ConvertSystem])[];

const own = {
  fromSystem: ConvertSystem.describe("Whose name or code it is."),
  fromTerm: line(MOST_OF_NAME).describe(
    "What that system calls the cargo: the name of goods, or their HS code. However it is written in small and capital letters; once from one system to another.",
  ),
  toSystem: ConvertSystem.describe("Who is told otherwise."),
  toTerm: note(MOST_OF_NAME).nullable().describe("What that system calls it; null: the same."),
  hsCode: note(14)
    .regex(tariffCode, "goods.hsCode")
    .nullable()
    .describe("HS code that it has there: 6 to 12 digits, dots between; null: the same."),
};
const written = { ...own, toTerm: emptyIsNull(own.toTerm), hsCode: emptyIsNull(own.hsCode) };

interface Written {
  readonly fromSystem: ConvertSystem;
  readonly toSystem: ConvertSystem;
  readonly toTerm: string | null;
  readonly hsCode: string | null;
}
/** What its fields can't say one by one: it leads somewhere, it converts something, and what becomes our name may be one (ORD-05). */
const sensible = <S extends z.ZodType<Written>>(input: S): S =>
  input
    .refine(({ fromSystem, toSystem }) => CONVERT_WAYS.some(([from, to]) => from === fromSystem && to === toSystem), {
      path: ["toSystem"],
      message: "cargoConvert.way",
    })
    .refine(({ toTerm, hsCode }) => toTerm !== null || hsCode !== null, {
      path: ["toTerm"],
      message: "cargoConvert.nothing",
    })
    .check(({ value: { toSystem, toTerm }, issues }) => {
      const message = toSystem === "LINEHAUL" && toTerm !== null ? commodityNameProblem(toTerm) : null;
      if (message !== null) issues.push({ code: "custom", message, path: ["toTerm"], input: toTerm });
    });

export const CargoConvertFields = z.object(written);
/** What a form of it takes. */
export const CargoConvertForm = sensible(CargoConvertFields);
/** What a save takes. */
export const CargoConvertInput = sensible(z.object({ ...savedRow, ...written }));
export type CargoConvertInput = z.infer<typeof CargoConvertInput>;
export const CargoConvert = catalogueRow("CargoConvert", own);
export type CargoConvert = z.infer<typeof CargoConvert>;

export const cargoConvertSorts = {
  FROM_TERM_ASC: "fromTerm",
  FROM_TERM_DESC: "fromTerm",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<CargoConvert>;
export const CargoConvertFilter = z.object({
  keyword: keyword("both names and the HS code"),
  status: inUse,
});
export type CargoConvertFilter = z.infer<typeof CargoConvertFilter>;

const { read, write } = routesOf("order");
/** What goods are called elsewhere: obeyed when sheets are imported and when orders are pushed. */
export const cargoConvertRoutes = {
  pageQuery: read("/cargoConvert/pageQuery", {
    may: ["CARGO_CONVERT.VIEW"],
    summary: "Cargo conversions, a page; common to all sites",
    body: pageQuery({ filter: CargoConvertFilter.shape, sort: sortNames(cargoConvertSorts) }),
    result: page(CargoConvert),
  }),
  byIds: read("/cargoConvert/byIds", {
    may: ["CARGO_CONVERT.VIEW"],
    summary: "Cargo conversions by id",
    body: ByIds,
    result: z.array(CargoConvert),
  }),
  save: write("/cargoConvert/save", {
    may: ["CARGO_CONVERT.CREATE", "CARGO_CONVERT.EDIT"],
    summary: "Create a cargo conversion (no id) or edit one; 409001 at `fromTerm` where it is converted already",
    body: CargoConvertInput,
    result: CargoConvert,
  }),
  delete: route({
    service: "order",
    method: "DELETE",
    path: "/cargoConvert/delete/:id",
    may: ["CARGO_CONVERT.DELETE"],
    summary: "Delete a cargo conversion: what is imported or pushed from then on stays as it is called",
    params: ById,
    result: CargoConvert,
  }),
} as const;
