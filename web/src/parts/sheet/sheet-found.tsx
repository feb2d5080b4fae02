import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../format/money.ts";
import { SimpleTable } from "../table/simple-table.tsx";
import type { Found } from "./sheet.ts";

const Counts = chakra("dl", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "6",
    rowGap: "2",
    m: "0",
    "& dt": { color: "fg.muted", textStyle: "xs" },
    "& dd": { m: "0", textStyle: "lg", fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
    "& [data-wrong] dd": { color: "critical.fg" },
  },
});
const Line = chakra("p", { base: { mt: "2", overflowWrap: "anywhere" } });
const COUNTS = ["rows", "added", "changed", "unchanged", "wrongRows"] as const;

/** What storing a sheet would do, and its wrong cells by row and column. */
export function SheetFound({ found }: { readonly found: Found }): ReactNode {
  const { t } = useTranslation("sheet");
  const { added, changed, wrongCells, wrong, ignored } = found;
  const says = wrongCells > 0 ? "correct" : added + changed === 0 ? "nothing" : "right";
  return (
    <section aria-label={t("found")} aria-live="polite">
      <Counts>
        {COUNTS.map((name) => (
          <div key={name} data-wrong={(name === "wrongRows" && wrongCells > 0) || undefined}>
            <dt>{t(`count.${name}`)}</dt>
            <dd>{formatCount(found[name])}</dd>
          </div>
        ))}
      </Counts>
      <Line>{t(says)}</Line>
      {ignored.length > 0 && <Line>{t("ignored", { heads: ignored.join(" · ") })}</Line>}
      {wrongCells > 0 && (
        <SimpleTable
          label={t("wrongCells", { count: wrongCells, cells: formatCount(wrongCells) })}
          heads={["cell", "heading", "message"].map((one) => t(`wrong.${one}`))}
          rows={wrong.map(({ row, column, heading, message }) => ({
            key: `${column}${row}`,
            cells: [`${column}${row}`, heading, message],
          }))}
          none=""
        />
      )}
      {wrongCells > wrong.length && (
        <Line>{t("more", { shown: formatCount(wrong.length), cells: formatCount(wrongCells) })}</Line>
      )}
    </section>
  );
}
