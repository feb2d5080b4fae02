import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { yearMonthsQuery } from "../../../__generated__/yearMonthsQuery.graphql.ts";
import { Month, type Marked } from "./month.tsx";

const Months = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(210px, 1fr))", gap: "4" },
});
const MONTHS = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, "0"));

/** The twelve months of a country's year, with what is kept in each; of one region: what it keeps. Suspends. */
export function YearMonths(props: {
  readonly countryCode: string;
  /** As a holiday names it; empty: all of them. */
  readonly region: string;
  readonly year: number;
  readonly turn: number;
}): ReactNode {
  const { t } = useTranslation("holiday");
  const { countryCode, region, year, turn } = props;
  const { holidayYear } = useLazyLoadQuery<yearMonthsQuery>(
    graphql`
      query yearMonthsQuery($countryCode: String!, $year: Int!) {
        holidayYear(countryCode: $countryCode, year: $year) {
          id
          name
          region
          firstDay
          lastDay
          worksAs
        }
      }
    `,
    { countryCode, year },
    { fetchKey: turn, fetchPolicy: "store-and-network" },
  );
  const isKept = (at: string): boolean =>
    region === "" || at === "" || at.toLowerCase() === region.trim().toLowerCase();
  const kept = holidayYear.filter((one) => isKept(one.region));
  const marked = (month: string): Marked[] =>
    kept.filter(({ firstDay, lastDay }) => firstDay <= `${month}-31` && `${month}-01` <= lastDay);
  return (
    <>
      {kept.length === 0 && <p>{t("noneThen", { year })}</p>}
      <Months>
        {MONTHS.map((month) => (
          <Month key={month} month={`${year}-${month}`} marked={marked(`${year}-${month}`)} />
        ))}
      </Months>
    </>
  );
}
