import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { queuedCase_case$key } from "../../../../__generated__/queuedCase_case.graphql.ts";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { formatMoney } from "../../../../format/money.ts";
import { GroupedNumber } from "../../../../parts/numbers/grouped-number.tsx";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { useTicked, type Selection } from "../../../../parts/table/selection.ts";
import { tickOf } from "./ticked.ts";
import { clockOf, clockText } from "./time-left.ts";

const Line = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    borderBottomWidth: "1px",
    borderInlineStartWidth: "3px",
    borderInlineStartColor: "transparent",
    _hover: { bg: "bg.muted" },
    "&[data-shown]": { bg: "bg.selected", borderInlineStartColor: "route" },
    "& > label": { ps: "3", pe: "2", pt: "2.5" },
    "& > :only-child": { gridColumn: "1 / -1" },
  },
});
const Item = chakra("button", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "2",
    width: "100%",
    ps: "2",
    pe: "3.5",
    py: "2",
    textAlign: "start",
    color: "fg.muted",
    cursor: "pointer",
    fontVariantNumeric: "tabular-nums",
    _focusVisible: { outlineOffset: "-2px" },
    "& > *": { minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > b": { color: "fg", fontWeight: "semibold" },
    "& > [data-end]": { textAlign: "end" },
    "& > small": { textStyle: "xs" },
  },
});
const Clock = chakra("span", { base: { textStyle: "xs", fontWeight: "medium" } });
const Flags = chakra("span", { base: { gridColumn: "1 / -1", textStyle: "xs", color: "caution.fg" } });

/** An order of a queue: its number and what its clock says, whose it is and where it goes, what is sent and what that is worth. */
export function QueuedCase(props: {
  readonly row: queuedCase_case$key;
  readonly now: number;
  /** Nothing passes by itself at the moment. */
  readonly rests: boolean;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly selection: Selection;
  /** What the cases of the page are ticked by, in their order: with Shift all up to this one are. */
  readonly ticks: readonly string[];
}): ReactNode {
  const { t } = useTranslation("order-review");
  const texts = useTexts("order-review");
  const row = useFragment(
    graphql`
      fragment queuedCase_case on ReviewCase {
        id
        version
        sfWaybillNo
        viewerMayApprove
        customerName
        receiverCountry
        country {
          name
        }
        goods
        goodsLines
        declaredValue
        declaredCurrency
        auditStatus
        passAt
        needsReviewer
        controls {
          name
          effect
        }
        waitingSince
        intercepted
        released
        followUp
        handledBy
        isHandledByViewer
      }
    `,
    props.row,
  );
  const { selection } = props;
  const tick = tickOf(row);
  const isTicked = useTicked(selection, (ids) => ids.has(tick));
  const clock = clockOf(row, props.now, props.rests);
  const more = row.goodsLines > 1 ? t("moreGoods", { count: row.goodsLines - 1 }) : "";
  const reviewed = row.controls.filter(({ effect }) => effect === "REVIEW").map(({ name }) => name);
  const flags = [
    reviewed.length > 0 && t("flag.controls", { names: [...new Set(reviewed)].join(", ") }),
    row.handledBy && !row.isHandledByViewer && t("flag.handled", { by: row.handledBy }),
    row.intercepted && !row.released && t(`flag.intercepted.${row.intercepted}`),
    row.released && t(`flag.released.${row.released}`),
    row.followUp && t("flag.followUp", { note: row.followUp }),
  ].filter(Boolean);
  return (
    <Line data-shown={props.isShown || undefined}>
      {row.viewerMayApprove && (
        <label>
          <input
            type="checkbox"
            aria-label={t("tick", { number: row.sfWaybillNo })}
            checked={isTicked}
            onChange={() => undefined}
            onClick={(event) => {
              selection.call(tick, row.sfWaybillNo);
              selection.tick(tick, !isTicked, event.shiftKey ? props.ticks : null);
            }}
          />
        </label>
      )}
      <Item type="button" aria-current={props.isShown ? "true" : undefined} onClick={props.onShow}>
        <b>
          <GroupedNumber number={row.sfWaybillNo} />
        </b>
        <span data-end>
          {clock ? (
            <Clock color={clock.tone}>{clockText(clock, texts)}</Clock>
          ) : (
            <StatusTag kind="audit" value={row.auditStatus} />
          )}
        </span>
        <span title={row.customerName}>{row.customerName}</span>
        <span data-end title={row.country?.name}>
          {row.receiverCountry}
        </span>
        <small>
          {row.goods}
          {more}
        </small>
        <small data-end>{`${formatMoney(row.declaredValue)} ${row.declaredCurrency}`}</small>
        {flags.length > 0 && <Flags>{flags.join(" · ")}</Flags>}
      </Item>
    </Line>
  );
}
