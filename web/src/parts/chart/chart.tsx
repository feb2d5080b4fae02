import { chakra, Skeleton } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../lazy/lazy-part.ts";
import { SimpleTable } from "../table/simple-table.tsx";

const Columns = lazyPart(() => import("./columns.tsx"));

const Key = chakra("p", {
  base: {
    display: "flex",
    gap: "4",
    textStyle: "xs",
    color: "fg.muted",
    mb: "1",
    "& > span": { display: "inline-flex", alignItems: "center", gap: "1.5" },
    "& i": { boxSize: "2.5", borderRadius: "xs" },
  },
});
const Table = chakra("details", {
  base: { mt: "1", "& > summary": { textStyle: "xs", color: "fg.muted", cursor: "pointer", width: "fit-content" } },
});

export interface ChartProps {
  /** What it shows: the name of its table. */
  readonly label: string;
  /** What each column stands for, e.g. a month, and its parts by the ids of `series`. */
  readonly groups: readonly { readonly name: string; readonly values: Readonly<Record<string, number>> }[];
  /** What the groups are, as the table's first head says. */
  readonly of: string;
  /** The parts of each column, from below; `color` is a token of the theme. */
  readonly series: readonly { readonly id: string; readonly label: string; readonly color: string }[];
}

/** Numbers as columns, and below as a table: readers and those who want the numbers have these. The drawing comes when it is needed. */
export function ColumnChart(props: ChartProps): ReactNode {
  const { t } = useTranslation("parts");
  const { label, groups, of, series } = props;
  return (
    <figure aria-label={label}>
      <Key aria-hidden>
        {series.map(({ id, label: text, color }) => (
          <span key={id}>
            <chakra.i bg={color} />
            {text}
          </span>
        ))}
      </Key>
      <Suspense fallback={<Skeleton height="40" />}>
        <Columns {...props} />
      </Suspense>
      <Table>
        <summary>{t("chart.numbers")}</summary>
        <SimpleTable
          label={label}
          heads={[of, ...series.map((one) => one.label)]}
          rows={groups.map(({ name, values }) => ({
            key: name,
            cells: [name, ...series.map(({ id }) => values[id] ?? 0)],
          }))}
          none=""
        />
      </Table>
    </figure>
  );
}
