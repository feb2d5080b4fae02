import * as time from "@linehaul/schema/time";
import { shownZone } from "./zone.ts";

type Format = (at: Date, zone: string) => string;
/** Digits alone are milliseconds or seconds (TXT-02); what is no instant is shown as it came. */
const shown =
  (format: Format) =>
  (iso: string, zone = shownZone): string => {
    const at = time.parseEpoch(iso) ?? new Date(iso);
    return Number.isNaN(at.getTime()) ? iso : format(at, zone);
  };

/** An instant as `2026/11/20 18:11` in the zone shown. */
export const formatInstant = shown(time.formatInstant);
/** An instant as `2026/11/20` in the zone shown. */
export const formatDay = shown(time.formatDay);
/** The whole of it, for a hover: `2026/11/20 18:11:05 UTC+08:00`. */
export const formatExactInstant = shown(time.formatExactInstant);
