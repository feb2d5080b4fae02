import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { emptyIsNull, keyword, listOf } from "../../field.ts";
import { daysInOrder, periodFields, writtenPeriod } from "../../period.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { laneFields, regionsOfCountries, writtenLane } from "../lane.ts";

/** No list of base data is longer. */
const MOST_NAMED = 60;
const code = z.string().trim().min(1, "required").max(30, "text.max");
const cargoTypeCode = z.string().trim().max(30, "text.max").nullable();
const own = {
  ...laneFields,
  cargoTypeCode: cargoTypeCode.describe("For this cargo type, by code; null: for all."),
  payWays: listOf(code, MOST_NAMED).describe(
    "How freight and tax can be paid there, by the codes of pay methods: each once, at least one for each; none named: by all.",
  ),
  services: listOf(code, MOST_NAMED).describe(
    "Add-on services that can be had there, by code, each once; none named: all.",
  ),
  ...periodFields,
};
const written = {
  ...own,
  ...writtenLane,
  ...writtenPeriod,
  cargoTypeCode: emptyIsNull(cargoTypeCode).describe("For this cargo type; none: for all."),
  payWays: own.payWays.default([]),
  services: own.services.default([]),
};

export const CargoFlowFields = z.object(written);
export type CargoFlowFields = z.infer<typeof CargoFlowFields>;
const ruled = <S extends z.ZodType<CargoFlowFields>>(input: S): S => daysInOrder(regionsOfCountries(input));
/** What a form of one takes. */
export const CargoFlowForm = ruled(CargoFlowFields);
/** What a save takes. */
export const SavedCargoFlow = ruled(z.object({ ...savedRow, ...written }));
export type SavedCargoFlow = z.infer<typeof SavedCargoFlow>;

/** How goods of a cargo type are paid for on a lane, and which services go with them (SYS-08). */
export const CargoFlow = catalogueRow("CargoFlow", {
  site: Site.describe("The site that says so."),
  ...own,
});
export type CargoFlow = z.infer<typeof CargoFlow>;

export const cargoFlowSorts = {
  VALID_FROM_DESC: "validFrom",
  VALID_FROM_ASC: "validFrom",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<CargoFlow>;
export const CargoFlowFilter = z.object({
  keyword: keyword("the codes of the cargo type, of countries, pay methods and services, and in regions"),
  status: inUse,
});
export type CargoFlowFilter = z.infer<typeof CargoFlowFilter>;
