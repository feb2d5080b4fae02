import type { JsonObject } from "@linehaul/kit/call";
import { maskAddress, maskCertificate } from "@linehaul/schema/masked";
import type { Reviewed } from "@linehaul/schema/customers/customer-form/reviewed";
import type { ReviewedValues } from "./values.ts";

/** Reviewed fields that come masked, each with its mask. */
export const MASKED: Readonly<Partial<Record<Reviewed, (text: string) => string>>> = {
  certNo: maskCertificate,
  // Which file it is says nothing to anybody.
  certFront: () => "PICTURE",
  certBack: () => "PICTURE",
  address: maskAddress,
  settlementAccount: maskCertificate,
};

/** A value as it is told: text, masked where its field is; null where there is none. */
export function told(values: ReviewedValues, field: Reviewed): string | null {
  const value = values[field];
  if (value === null || value === undefined) return null;
  return MASKED[field]?.(String(value)) ?? String(value);
}

const isReviewed = (name: string, values: ReviewedValues): name is Reviewed => name in values;
/** All of them as they are recorded. */
export const maskedValues = (values: ReviewedValues): JsonObject =>
  Object.fromEntries(
    Object.keys(values)
      .filter((name) => isReviewed(name, values))
      .map((field) => [field, told(values, field)]),
  );
