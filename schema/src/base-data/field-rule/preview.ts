import { z } from "zod";
import { CustomerType } from "../../customers/customer.ts";
import { Shipment } from "../what-applies/shipment.ts";
import { RuledForm } from "./fields.ts";
import { FieldRule, FieldRuleFields } from "./row.ts";

/** For whom and what a form would be filled in; a rule that names what is not known here does not hold. */
export const FormPreview = Shipment.pick({
  fromCountry: true,
  fromRegion: true,
  toCountry: true,
  toRegion: true,
  day: true,
  cargoTypeCode: true,
  customerType: true,
}).extend({
  form: RuledForm.describe("Which form."),
  productCode: FieldRuleFields.shape.productCode.describe("The product, by code; none: not known."),
});
export type FormPreview = z.infer<typeof FormPreview>;
/** A form as somebody would meet it. */
export const PreviewedForm = z
  .object({
    rules: z.array(FieldRule).describe("The rules that hold for it, at most one a field, in the fields' order."),
  })
  .meta({ id: "PreviewedForm", description: "What field rules make of a form." });
/** What a box that asks for one takes. */
export const FormPreviewForm = FormPreview.extend({ customerType: z.union([CustomerType, z.literal("")]) });
