import { chakra, NativeSelect } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export const Panes = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 15rem) minmax(0, 1fr)",
    height: "100%",
    minH: "0",
    "@media (max-width: 900px)": { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto minmax(0, 1fr)" },
  },
});

const Pane = chakra("nav", {
  base: {
    minH: "0",
    overflow: "auto",
    bg: "bg.panel",
    borderEndWidth: "1px",
    borderColor: "border",
    p: "2",
    "& > ul": { display: "grid", gap: "0.5", listStyle: "none", "@media (max-width: 900px)": { display: "none" } },
    "& > div": { display: "none", "@media (max-width: 900px)": { display: "block" } },
    "@media (max-width: 900px)": { borderEndWidth: "0" },
  },
});
const Choice = chakra("button", {
  base: {
    display: "flex",
    width: "100%",
    gap: "2",
    alignItems: "center",
    minH: "control",
    px: "2.5",
    borderRadius: "l2",
    textAlign: "start",
    color: "fg.muted",
    cursor: "pointer",
    _hover: { bg: "bg.muted", color: "fg" },
    "&[aria-pressed=true]": { bg: "neutral.subtle", color: "fg", fontWeight: "semibold" },
    "& > span": { flex: "1", minW: "0", overflowWrap: "anywhere" },
    "& > small": { fontSize: "xs", fontWeight: "normal", color: "fg.muted" },
  },
});

export interface PathRow {
  readonly pathKey: string;
  readonly entries: number;
}

/** The dictionaries by path key, one of them (or all) open: a list beside the entries, a box above them where it is narrow. */
export function DictionaryPane(props: {
  readonly paths: readonly PathRow[];
  /** Empty: all of them. */
  readonly value: string;
  readonly onChange: (pathKey: string) => void;
}): ReactNode {
  const { t } = useTranslation("dictionary");
  const { paths, value, onChange } = props;
  const rows = [{ pathKey: "", entries: paths.reduce((sum, p) => sum + p.entries, 0) }, ...paths];
  const name = (pathKey: string) => (pathKey === "" ? t("all") : pathKey);
  return (
    <Pane aria-label={t("paths")}>
      <ul>
        {rows.map(({ pathKey, entries }) => (
          <li key={pathKey}>
            <Choice type="button" aria-pressed={pathKey === value} onClick={() => onChange(pathKey)}>
              <span>{name(pathKey)}</span>
              <small>{entries}</small>
            </Choice>
          </li>
        ))}
      </ul>
      <div>
        <NativeSelect.Root>
          <NativeSelect.Field aria-label={t("paths")} value={value} onChange={(e) => onChange(e.currentTarget.value)}>
            {rows.map(({ pathKey, entries }) => (
              <option key={pathKey} value={pathKey}>{`${name(pathKey)} (${entries})`}</option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </div>
    </Pane>
  );
}
