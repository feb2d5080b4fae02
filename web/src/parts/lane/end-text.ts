import type { TextOf } from "../../i18n/text-of.ts";

/** An end of a lane: a region of a country, a country, or anywhere. */
export const endText = (country: string | null | undefined, region: string, t: TextOf): string =>
  country === null || country === undefined
    ? t("parts:lane.anywhere")
    : region === ""
      ? country
      : `${region}, ${country}`;
