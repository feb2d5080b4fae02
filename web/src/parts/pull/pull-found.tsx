import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../format/money.ts";
import { SimpleTable } from "../table/simple-table.tsx";
import { canTake, type Found, type FoundRow } from "./pull.ts";

const Bar = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "2", mt: "3", "& input": { me: "1.5" } },
});
const Differences = chakra("ul", {
  base: {
    "& li": { overflowWrap: "anywhere" },
    "& small": { color: "fg.muted" },
    "& del": { color: "fg.muted", textDecoration: "none" },
  },
});
const STATES = ["NEW", "CHANGED", "GONE"] as const;
/** A pattern may be long: the row says enough of it. */
const MOST_SHOWN = 120;
const short = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} …` : text);

interface Props {
  readonly found: Found;
  /** The namespace of the page's texts. */
  readonly page: string;
  readonly ticked: readonly string[];
  readonly onTick: (keys: readonly string[]) => void;
}

/** What differs between the source and what is here, each row with a box to tick. */
export function PullFound({ found, page, ticked, onTick }: Props): ReactNode {
  const { t } = useTranslation("pull");
  const { t: say } = useTranslation(page);
  const chosen = new Set(ticked);
  const turn = (keys: readonly string[], isOn: boolean) => {
    const rest = ticked.filter((key) => !keys.includes(key));
    onTick(isOn ? [...rest, ...keys] : rest);
  };
  const ofState = (state: FoundRow["state"]) => found.rows.filter((row) => row.state === state && canTake(row));
  return (
    <section aria-label={t("found")}>
      <p>{t(`from.${found.source}`)}</p>
      <Bar>
        {STATES.map((state) => {
          const keys = ofState(state).map(({ key }) => key);
          return (
            keys.length > 0 && (
              <label key={state} title={t(`help.${state}`)}>
                <input
                  type="checkbox"
                  checked={keys.every((key) => chosen.has(key))}
                  onChange={(event) => turn(keys, event.currentTarget.checked)}
                />
                {t("tickAll", { state: t(`state.${state}`), count: keys.length })}
              </label>
            )
          );
        })}
        <span>{t("same", { count: found.same, rows: formatCount(found.same) })}</span>
      </Bar>
      <SimpleTable
        label={t("found")}
        heads={["", t("row"), t("what"), t("differs")]}
        none={t("nothing")}
        rows={found.rows.map((row) => ({
          key: row.key,
          off: !canTake(row),
          cells: [
            <input
              key="tick"
              type="checkbox"
              aria-label={t("tick", { name: row.name })}
              disabled={!canTake(row)}
              checked={chosen.has(row.key)}
              onChange={(event) => turn([row.key], event.currentTarget.checked)}
            />,
            row.name,
            <span key="state" title={t(`help.${row.state}`)}>
              {t(`state.${row.state}`)}
            </span>,
            <Differences key="fields">
              {row.fields.map(({ field, here, there, stays }) => (
                <li key={field}>
                  <small>{say(`column.${field}`)}</small>{" "}
                  {row.state !== "NEW" && <del>{short(here ?? "") || t("none")}</del>}
                  {row.state === "CHANGED" && " → "}
                  {row.state !== "GONE" && (short(there ?? "") || t("none"))}
                  {stays && <small> ({t("stays")})</small>}
                </li>
              ))}
            </Differences>,
          ],
        }))}
      />
    </section>
  );
}
