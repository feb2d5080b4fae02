import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { emptyIsNull, keyword } from "../../field.ts";
import { daysInOrder, periodFields, writtenPeriod } from "../../period.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { feeFields, type Fee, feeRules, writtenFee } from "../add-service-fee-fields.ts";
import { laneFields, regionsOfCountries, writtenLane } from "../lane.ts";
import { LaneState } from "../order-flow/row.ts";

const productCode = z.string().trim().max(30, "text.max").nullable();
const own = {
  serviceCode: z
    .string("required")
    .trim()
    .min(1, "required")
    .max(30, "text.max")
    .describe("The add-on service, by code (ADD_SERVICE)."),
  productCode: productCode.describe("With this product, by code; null: with any."),
  ...laneFields,
  laneState: LaneState.describe("Can it be had there, or not?"),
  ...feeFields,
  ...periodFields,
};
const written = {
  ...own,
  ...writtenLane,
  ...writtenPeriod,
  ...writtenFee,
  productCode: emptyIsNull(productCode).describe("With this product; none: with any."),
};

export const ServiceFlowFields = z.object(written);
export type ServiceFlowFields = z.infer<typeof ServiceFlowFields>;
const ruled = <S extends z.ZodType<ServiceFlowFields & Fee>>(input: S): S =>
  daysInOrder(regionsOfCountries(feeRules(input)));
/** What a form of one takes. */
export const ServiceFlowForm = ruled(ServiceFlowFields);
export const ServiceFlowInput = z.object({ ...savedRow, ...written });
/** What a save takes: rules of several fields are told at the last of them. */
export const SavedServiceFlow = ruled(ServiceFlowInput);
export type SavedServiceFlow = z.infer<typeof SavedServiceFlow>;

/** Where an add-on service can be had from a site, with which product and for how much: goes before what the service itself costs (SERVICE_FLOW). */
export const ServiceFlow = catalogueRow("ServiceFlow", {
  site: Site.describe("The site whose orders obey it."),
  ...own,
});
export type ServiceFlow = z.infer<typeof ServiceFlow>;

export const serviceFlowSorts = {
  SERVICE_ASC: "serviceCode",
  SERVICE_DESC: "serviceCode",
  VALID_FROM_DESC: "validFrom",
  VALID_FROM_ASC: "validFrom",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<ServiceFlow>;
export const ServiceFlowFilter = z.object({
  keyword: keyword("the codes of the service and the product, of countries and in regions"),
  status: inUse,
});
export type ServiceFlowFilter = z.infer<typeof ServiceFlowFilter>;
