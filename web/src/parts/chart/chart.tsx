import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../format/money.ts";
import { SimpleTable } from "../table/simple-table.tsx";

const HEIGHT = 112;

const Key = chakra("p", {
  base: {
    display: "flex",
    gap: "4",
    textStyle: "xs",
    color: "fg.muted",
    mb: "2",
    "& > span": { display: "inline-flex", alignItems: "center", gap: "1.5" },
    "& i": { boxSize: "2.5", borderRadius: "xs" },
  },
});
/** A column a group, its parts on top of each other; the number stands above, so that nothing is told by the height alone. */
const Columns = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-end",
    gap: { base: "1", md: "1.5" },
    fontVariantNumeric: "tabular-nums",
    textStyle: "xs",
    "& > div": {
      flex: "1",
      minW: "0",
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      justifyContent: "flex-end",
    },
    // A phone has room for half a year.
    "& > div:nth-last-of-type(n + 7)": { display: { base: "none", md: "flex" } },
    "& b": { fontWeight: "semibold" },
    "& i": { width: "full", maxW: "9" },
    "& i:first-of-type": { borderTopRadius: "l1" },
    "& small": { width: "full", borderTopWidth: "1px", textAlign: "center", color: "fg.muted", whiteSpace: "nowrap" },
  },
});
const Table = chakra("details", {
  base: { mt: "2", "& > summary": { textStyle: "xs", color: "fg.muted", cursor: "pointer", width: "fit-content" } },
});

interface Group {
  /** What a column stands for, in the table; below the column where there is no shorter one. */
  readonly name: string;
  readonly short?: string;
  /** Its parts by the ids of `series`. */
  readonly values: Readonly<Record<string, number>>;
}
/**
 * Numbers as columns, and below as a table: readers, and those who want the numbers, have these. Plain elements, which cost nothing when
 * their tab is shown again.
 */
export function ColumnChart(props: {
  /** What it shows: the name of its table. */
  readonly label: string;
  readonly groups: readonly Group[];
  /** What the groups are, as the table's first head says. */
  readonly of: string;
  /** The parts of each column, from above; `color` is a token of the theme. */
  readonly series: readonly { readonly id: string; readonly label: string; readonly color: string }[];
}): ReactNode {
  const { t } = useTranslation("parts");
  const { label, groups, of, series } = props;
  const totalOf = ({ values }: Group) => series.reduce((sum, { id }) => sum + (values[id] ?? 0), 0);
  const most = Math.max(1, ...groups.map(totalOf));
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
      <Columns aria-hidden>
        {groups.map((group) => (
          <div key={group.name} title={group.name}>
            <b>{formatCount(totalOf(group))}</b>
            {series.map(({ id, color }) => (
              <chakra.i key={id} bg={color} style={{ height: Math.round(((group.values[id] ?? 0) / most) * HEIGHT) }} />
            ))}
            <small>{group.short ?? group.name}</small>
          </div>
        ))}
      </Columns>
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
