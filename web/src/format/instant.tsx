import { formatDay, formatExactInstant, formatInstant } from "./date.ts";

/** A time on the screen: `yyyy/MM/dd HH:mm` in the zone shown, with seconds and the UTC offset on hover. */
export function Instant({ at, day = false }: { at: string; day?: boolean }) {
  return (
    <time dateTime={at} title={formatExactInstant(at)}>
      {day ? formatDay(at) : formatInstant(at)}
    </time>
  );
}
