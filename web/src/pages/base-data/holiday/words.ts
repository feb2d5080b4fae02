import { dayText } from "../../../format/period.ts";
import type { TextOf } from "../../../i18n/text-of.ts";

/** The days of a holiday: one, or the first and the last. */
export const daysText = (row: { readonly firstDay: string; readonly lastDay: string }): string =>
  row.firstDay === row.lastDay ? dayText(row.firstDay) : `${dayText(row.firstDay)} – ${dayText(row.lastDay)}`;

/** For what it counts, in words. */
export const purposesText = (purposes: readonly string[], t: TextOf): string =>
  purposes.map((one) => t(`purpose.${one}`)).join(", ");
