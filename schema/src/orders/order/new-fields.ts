import { z } from "zod";
import { emptyIsNull } from "../../field.ts";

const isZero = (text: string): boolean => /^0*(\.0*)?$/.test(text);

/** Decimal text above 0 with at most so many digits before and behind the point; `key` is its rule. */
const above = (digits: number, decimals: number, key: string) =>
  z
    .string("required")
    .trim()
    .min(1, "required")
    .regex(new RegExp(String.raw`^\d{1,${digits}}(\.\d{1,${decimals}})?$`), key)
    .refine((text) => !isZero(text), "number.positive")
    .meta({ format: "decimal" });

/** Money as orders hold it (ORD-04): at most 12 digits and 2 decimals. */
export const amount = () => above(12, 2, "order.amount");
/** kg, m³ or a quantity: at most 9 digits and 3 decimals. */
export const measure = () => above(9, 3, "order.measure");

export const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
export const countryCode = () =>
  z
    .string("required")
    .trim()
    .regex(/^[A-Z]{2}$/, "country.code");
export const currencyCode = () =>
  z
    .string("required")
    .trim()
    .regex(/^[A-Z]{3}$/, "currency.code");

/** Text of that form, or nothing: what is left out or empty is null. */
export const maybe = (field: z.ZodString) => emptyIsNull(field.nullable());
