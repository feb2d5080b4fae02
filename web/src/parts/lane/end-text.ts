import type { TextOf } from "../../i18n/text-of.ts";

/** A place as it is written: a region of a country, or all of it. */
export const placeText = (country: string, region: string): string =>
  region === "" ? country : `${region}, ${country}`;

/** An end of a lane: a place, or anywhere. */
export const endText = (country: string | null | undefined, region: string, t: TextOf): string =>
  country === null || country === undefined ? t("parts:lane.anywhere") : placeText(country, region);
