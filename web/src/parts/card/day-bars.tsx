import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { formatCount } from "../../format/money.ts";
import { dayText } from "../../format/period.ts";

const HEIGHT = 96;

/** A column a day, its height the number of orders; the number stands above it, so that nothing is told by the height alone. */
const Days = chakra("ol", {
  base: {
    listStyle: "none",
    display: "flex",
    alignItems: "flex-end",
    gap: { base: "1px", md: "1.5" },
    "& > li": { flex: "1", minW: "0" },
    // A phone has room for a week that can be pressed.
    "& > li:nth-last-of-type(n + 8)": { display: { base: "none", md: "block" } },
    "& > li > *": {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      justifyContent: "flex-end",
      borderRadius: "l1",
      color: "fg.muted",
      fontWeight: "normal",
      fontVariantNumeric: "tabular-nums",
      "&:is(a):hover": { bg: "bg.muted", textDecoration: "none", color: "fg" },
      "& > b": { textStyle: "xs", fontWeight: "semibold", color: "fg" },
      "& > i": {
        display: "block",
        width: "full",
        maxW: "9",
        minH: "2px",
        borderTopRadius: "l1",
        bg: "route",
        opacity: "0.8",
      },
      "& > small": {
        textStyle: "xs",
        borderTopWidth: "1px",
        width: "full",
        textAlign: "center",
        whiteSpace: "nowrap",
        overflow: "hidden",
      },
    },
  },
});

interface Day {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly count: number;
}

const plain = (_day: string, column: ReactNode): ReactNode => <span>{column}</span>;

/** How many there were on each of some days; each may lead to its own list. */
export function DayBars(props: {
  readonly days: readonly Day[];
  readonly title: (day: string, count: string) => string;
  /** What a day's column is pressed for; a plain column without it. */
  readonly link?: (day: string, column: ReactNode) => ReactNode;
}): ReactNode {
  const { days, title, link = plain } = props;
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <Days>
      {days.map(({ day, count }) => (
        <li key={day} title={title(dayText(day), formatCount(count))}>
          {link(
            day,
            <>
              <b>{formatCount(count)}</b>
              <i aria-hidden style={{ height: Math.round((count / most) * HEIGHT) }} />
              <small>{day.slice(8)}</small>
            </>,
          )}
        </li>
      ))}
    </Days>
  );
}
