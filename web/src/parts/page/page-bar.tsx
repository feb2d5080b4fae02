import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../format/money.ts";

/** A page of bars above one scrolling area. */
export const PageFrame = chakra("div", {
  base: { display: "flex", flexDirection: "column", height: "100%", minH: "0", minW: "0", bg: "bg.panel" },
});

/** A state of the list. All are drawn anew when their numbers come, so that they look by the style of the bar. */
const tabLook: SystemStyleObject = {
  px: "2.25",
  h: "control",
  borderRadius: "l2",
  color: "fg.muted",
  whiteSpace: "nowrap",
  cursor: "pointer",
  _hover: { bg: "bg.muted", color: "fg" },
  "&[aria-pressed=true]": { bg: "neutral.subtle", color: "fg", fontWeight: "semibold" },
  "& > b": { fontWeight: "medium", color: "fg.subtle" },
  "&[aria-pressed=true] > b": { color: "fg.muted" },
};

const Bar = chakra("header", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: "pageBar",
    px: "4",
    flexShrink: "0",
    bg: "bg.panel",
    "& > h1": {
      textStyle: "xl",
      fontWeight: "bold",
      letterSpacing: "tight",
      whiteSpace: "nowrap",
      me: "2",
      "& > small": { fontSize: "sm", fontWeight: "normal", letterSpacing: "normal", color: "fg.muted", ms: "0.5" },
    },
    "& > nav": { display: "flex", gap: "0.5", minW: "0", overflowX: "auto", scrollbarWidth: "none", py: "1" },
    "& > nav > button": tabLook,
    "& > span": { flex: "1" },
    "@media (max-width: 600px)": { flexWrap: "wrap", py: "1", "& > nav": { order: "3", width: "100%" } },
  },
});

/** Title with its count, the tabs of a state, then at most one primary and two plain buttons. */
export function PageBar(props: {
  readonly title: string;
  readonly count?: ReactNode;
  readonly tabs?: ReactNode;
  readonly actions?: ReactNode;
}): ReactNode {
  return (
    <Bar>
      <h1>
        {props.title} {props.count}
      </h1>
      {props.tabs}
      <span />
      {props.actions}
    </Bar>
  );
}

/** How many there are, small beside the title. */
export const TitleCount = (props: { readonly count: number; readonly isExact: boolean }): ReactNode => (
  <small>{formatCount(props.count, props.isExact)}</small>
);

export interface StateTab<V extends string> {
  readonly value: V;
  readonly label: string;
  /** Unknown while it loads. */
  readonly count?: { readonly count: number; readonly isExact: boolean } | undefined;
}

/** The states of a list, one of them chosen; null is all. */
export function StateTabs<V extends string>(props: {
  readonly label: string;
  readonly tabs: readonly StateTab<V>[];
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
}): ReactNode {
  const { t } = useTranslation("parts");
  const { label, tabs, value, onChange } = props;
  return (
    <nav aria-label={label}>
      <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
        {t("page.all")}
      </button>
      {tabs.map((tab) => (
        <button key={tab.value} type="button" aria-pressed={value === tab.value} onClick={() => onChange(tab.value)}>
          {tab.label} {tab.count && <b>{formatCount(tab.count.count, tab.count.isExact)}</b>}
        </button>
      ))}
    </nav>
  );
}

const Bulk = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: "pageBar",
    px: "4",
    flexShrink: "0",
    bg: "bg.selected",
    "& > b": { fontWeight: "semibold", me: "2", whiteSpace: "nowrap" },
    "& > span": { flex: "1" },
    "& > :last-child": tabLook,
    "@media (max-width: 600px)": { flexWrap: "wrap", py: "1" },
  },
});

/** Takes the page bar's place while rows are ticked. */
export function BulkBar(props: {
  readonly count: number;
  /** What is acted on, where it is not what is ticked. */
  readonly told?: ReactNode;
  readonly onClear: () => void;
  /** What can be done with the rows. */
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslation("parts");
  return (
    <Bulk role="toolbar" aria-label={t("page.bulk")}>
      <b aria-live="polite">{props.told ?? t("page.selected", { count: props.count })}</b>
      {props.children}
      <span />
      <button type="button" onClick={props.onClear}>
        {t("page.unselect")}
      </button>
    </Bulk>
  );
}
