import type { ReactElement } from "react";
import { formatDay, formatExactInstant, formatInstant } from "./date.ts";

/** A time on the screen: `yyyy/MM/dd HH:mm` in the zone shown, with seconds and the UTC offset on hover. */
export const instant = (at: string, { day = false } = {}): ReactElement => (
  <time dateTime={at} title={formatExactInstant(at)}>
    {day ? formatDay(at) : formatInstant(at)}
  </time>
);

/** The same, where components are drawn; a table's cell is `instant`. */
export const Instant = ({ at, day = false }: { readonly at: string; readonly day?: boolean }): ReactElement =>
  instant(at, { day });
