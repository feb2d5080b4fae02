import { Money } from "@linehaul/schema/money";

const countries = new Intl.DisplayNames("en", { type: "region" });

/** Paper is read abroad: it speaks English. */
export const countryName = (code: string): string => countries.of(code) ?? code;

/** `GENERAL_TRADE` as `General trade`; trade terms stay as they are. */
export const inWords = (code: string): string => {
  const words = code.replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An exact number with its thousands apart: never rounded, with `least` decimals at least. */
export function amount(text: string, least = 2): string {
  const value = new Money(text);
  const [whole = "", decimals = ""] = value.toFixed(Math.max(least, value.decimalPlaces())).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === "" ? grouped : `${grouped}.${decimals}`;
}

/** `SF6018820117711` as `SF60 1882 0117 711`. */
export const spaced = (number: string): string => number.replace(/(.{4})(?=.)/g, "$1 ");
