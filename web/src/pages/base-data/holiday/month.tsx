import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { addDays } from "@linehaul/schema/time";
import { WEEKDAYS, weekdayOf } from "@linehaul/schema/weekday";
import { daysText } from "./words.ts";

/** A holiday as a month shows it. */
export interface Marked {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly worksAs: string;
}

const Grid = chakra("table", {
  base: {
    width: "100%",
    tableLayout: "fixed",
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
    "& caption": { textAlign: "start", fontWeight: "semibold", pb: "1" },
    "& th": { textStyle: "xs", fontWeight: "normal", color: "fg.muted" },
    "& td": { height: "7", borderRadius: "l1" },
    "& td[data-mark=off]": { bg: "caution.subtle", color: "caution.fg", fontWeight: "bold" },
    "& td[data-mark=makeUp]": {
      bg: "success.subtle",
      color: "success.fg",
      fontWeight: "bold",
      textDecoration: "underline",
    },
  },
});
const Kept = chakra("ul", { base: { textStyle: "xs", color: "fg.muted", listStyle: "none", mt: "1" } });

const markOf = ({ worksAs }: Marked): "off" | "makeUp" => (worksAs === "DAY_OFF" ? "off" : "makeUp");

/** The days of a month, `2026-02`, week by week from Monday; null where a week has none of it. */
function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = WEEKDAYS.indexOf(weekdayOf(first));
  const days = Array.from({ length: 42 }, (_, n) => addDays(first, n - before));
  const own = days.map((day) => (day.startsWith(month) ? day : null));
  return [0, 7, 14, 21, 28, 35].map((n) => own.slice(n, n + 7)).filter((week) => week.some((day) => day !== null));
}

/** A month as a table, each marked day with its holidays; below it their names, so that nothing is known by colour alone. */
export function Month({ month, marked }: { readonly month: string; readonly marked: readonly Marked[] }): ReactNode {
  const { t, i18n } = useTranslation("holiday");
  const word = (day: string, how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...how, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
  const weeks = weeksOf(month);
  const told = (one: Marked) => [one.name, one.region, t(`mark.${markOf(one)}`)].filter(Boolean).join(", ");
  return (
    <div>
      <Grid>
        <caption>{word(`${month}-01`, { month: "long" })}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((day, n) => (
              // A Monday, and the days after it.
              <th key={day} scope="col">
                {word(addDays("2026-01-05", n), { weekday: "narrow" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, n) => (
            <tr key={n}>
              {week.map((day, at) => {
                const own = marked.filter((one) => day !== null && one.firstDay <= day && day <= one.lastDay);
                const [first] = own;
                const number = day === null ? "" : String(Number(day.slice(8)));
                const text = first && `${number} ${own.map(told).join("; ")}`;
                return (
                  <td key={at} data-mark={first && markOf(first)} title={text} aria-label={text}>
                    {number}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Kept>
        {marked.map((one) => (
          <li key={one.id}>
            {daysText(one).replaceAll(/\d{4}\//g, "")} {told(one)}
          </li>
        ))}
      </Kept>
    </div>
  );
}
