import { formatInstant } from "../../format/date.ts";
import type { TextOf } from "../../i18n/text-of.ts";

/** What a row of hours says of this moment. */
export interface Open {
  readonly isOpen: boolean;
  readonly opensAt: string | null | undefined;
  readonly closesAt: string | null | undefined;
}

/** Is it open, and until or from when, by the clock shown to the viewer. */
export function openText({ isOpen, opensAt, closesAt }: Open, t: TextOf): string {
  if (isOpen) return closesAt ? t("parts:hours.until", { at: formatInstant(closesAt) }) : t("parts:hours.open");
  return opensAt ? t("parts:hours.from", { at: formatInstant(opensAt) }) : t("parts:hours.closed");
}
