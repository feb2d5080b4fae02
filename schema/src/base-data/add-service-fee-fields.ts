import { z } from "zod";
import { emptyIsNull } from "../field.ts";
import { isAtMost } from "../money.ts";
import { amount, currencyCode } from "../orders/order/new-fields.ts";

export const FEE_KINDS = ["FIXED", "PERCENT"] as const;
export const FeeKind = z.enum(FEE_KINDS).meta({
  id: "FeeKind",
  description: "An amount of money, once or for each of a count; or percent of an amount.",
});
export type FeeKind = z.infer<typeof FeeKind>;

/** What an add-on service costs. */
export const feeFields = {
  feeKind: FeeKind.describe("How its fee is reckoned; percent is of the amount that an order says."),
  fee: z
    .string("required")
    .trim()
    .min(1, "required")
    .regex(/^\d{1,12}(\.\d{1,3})?$/, "addService.fee")
    .meta({
      format: "decimal",
      description: "In `feeCurrency`, or percent of the amount: at most 12 digits and 3 decimals.",
    }),
  feeLeast: amount().nullable().describe("It costs that at least, in `feeCurrency`; null: no bound."),
  feeMost: amount().nullable().describe("It costs that at most, in `feeCurrency`; null: no bound."),
  feeCurrency: currencyCode().describe("ISO 4217 of the fee and its bounds."),
};
/** The same as a form writes it. */
export const writtenFee = {
  ...feeFields,
  feeLeast: emptyIsNull(feeFields.feeLeast).describe("It costs that at least, in `feeCurrency`; none: no bound."),
  feeMost: emptyIsNull(feeFields.feeMost).describe("It costs that at most, in `feeCurrency`; none: no bound."),
};

export interface Fee {
  readonly feeKind: FeeKind;
  readonly fee: string;
  readonly feeLeast: string | null;
  readonly feeMost: string | null;
}
/** A share is at most all of the amount. */
const isShare = ({ feeKind, fee }: Fee): boolean => feeKind === "FIXED" || isAtMost(fee, "100");
const inOrder = ({ feeLeast, feeMost }: Fee): boolean =>
  feeLeast === null || feeMost === null || isAtMost(feeLeast, feeMost);
/** Rules of several fields of a fee, each told at the last of them. */
export const feeRules = <S extends z.ZodType<Fee>>(input: S): S =>
  input
    .refine(isShare, { path: ["fee"], message: "addService.share" })
    .refine(inOrder, { path: ["feeMost"], message: "addService.most" });
