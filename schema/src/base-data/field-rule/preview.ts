import { z } from "zod";
import { CustomerType } from "../../customers/customer.ts";
import { emptyIsNull } from "../../field.ts";
import { laneFields } from "../lane.ts";
import { Shipment } from "../what-applies/shipment.ts";
import { isOfOrders, RuledForm } from "./fields.ts";
import { FieldRule, FieldRuleFields } from "./row.ts";

const fields = Shipment.pick({
  fromRegion: true,
  toRegion: true,
  day: true,
  cargoTypeCode: true,
  customerType: true,
}).extend({
  form: RuledForm.describe("Which form."),
  fromCountry: emptyIsNull(laneFields.fromCountry).describe(
    "Where from: ISO 3166-1 alpha-2. Orders go from somewhere, accounts do not.",
  ),
  toCountry: emptyIsNull(laneFields.toCountry).describe(
    "Where to: ISO 3166-1 alpha-2. Orders go somewhere, accounts do not.",
  ),
  productCode: FieldRuleFields.shape.productCode.describe("The product, by code; none: not known."),
});
/** An order goes from a country to one. */
const orderGoes = <S extends z.ZodType<Pick<z.output<typeof fields>, "form" | "fromCountry" | "toCountry">>>(
  input: S,
): S =>
  input.superRefine(({ form, ...to }, context) => {
    if (!isOfOrders(form)) return;
    for (const end of ["fromCountry", "toCountry"] as const)
      if (to[end] === null) context.addIssue({ code: "custom", path: [end], message: "required" });
  });

/** For whom and what a form would be filled in; a rule that names what is not known here does not hold. */
export const FormPreview = orderGoes(fields);
export type FormPreview = z.infer<typeof FormPreview>;
/** A form as somebody would meet it. */
export const PreviewedForm = z
  .object({
    rules: z.array(FieldRule).describe("The rules that hold for it, at most one a field, in the fields' order."),
  })
  .meta({ id: "PreviewedForm", description: "What field rules make of a form." });
/** What a box that asks for one takes. */
export const FormPreviewForm = orderGoes(fields.extend({ customerType: z.union([CustomerType, z.literal("")]) }));
