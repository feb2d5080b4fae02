import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

const Table = chakra("table", {
  base: {
    width: "100%",
    mt: "4",
    borderCollapse: "collapse",
    tableLayout: "fixed",
    textStyle: "sm",
    fontVariantNumeric: "tabular-nums",
    "& caption": { textAlign: "start", textStyle: "xs", fontWeight: "semibold", color: "fg.muted", pb: "1" },
    "& thead": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    "& :is(th, td)": { py: "1", textAlign: "start", fontWeight: "normal", borderTopWidth: "1px" },
    "& th": { pe: "3", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& col:nth-of-type(2)": { width: "2.5rem" },
    "& col:nth-of-type(3)": { width: "9rem" },
    "& td:nth-of-type(1)": { textAlign: "end", "&[colspan]": { textAlign: "start" } },
    "& td:nth-of-type(2)": { ps: "3", whiteSpace: "nowrap" },
    "& button": {
      maxW: "100%",
      overflow: "hidden",
      textOverflow: "ellipsis",
      color: "route",
      cursor: "pointer",
      _hover: { textDecoration: "underline" },
    },
    "& small": { color: "fg.subtle", ms: "1.5" },
    "& i": {
      display: "inline-block",
      minW: "2px",
      height: "8px",
      me: "2",
      borderRadius: "full",
      bg: "route",
    },
  },
});

interface Counted {
  readonly key: string;
  readonly label: string;
  /** Small behind the label. */
  readonly more?: string;
  readonly count: number;
  /** Shows what is counted. */
  readonly onPress: () => void;
}

/** How many of each, and which part of all: a bar for the eye, a percentage for everybody. */
export function ShareTable(props: {
  readonly title: string;
  readonly total: number;
  readonly rows: readonly Counted[];
}): ReactNode {
  const { t, i18n } = useTranslation("failed-order");
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 1 });
  const most = Math.max(1, ...props.rows.map(({ count }) => count));
  return (
    <Table>
      <caption>{props.title}</caption>
      <colgroup>
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{props.title}</th>
          <td>{t("count")}</td>
          <td>{t("share")}</td>
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ key, label, more, count, onPress }) => (
          <tr key={key}>
            <th scope="row" title={label}>
              <button type="button" onClick={onPress}>
                {label}
              </button>
              {more !== undefined && <small>{more}</small>}
            </th>
            <td>{count}</td>
            <td>
              <i aria-hidden style={{ inlineSize: `${(count / most) * 55}%` }} />
              {percent.format(count / props.total)}
            </td>
          </tr>
        ))}
        {props.rows.length === 0 && (
          <tr>
            <td colSpan={3}>{t("nothing")}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
