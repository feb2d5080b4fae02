import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { caseHead_case$key } from "../../../../__generated__/caseHead_case.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { CopyButton } from "../../../../parts/copy/copy-button.tsx";
import { PageLink } from "../../../../parts/link/page-link.tsx";
import { GroupedNumber } from "../../../../parts/numbers/grouped-number.tsx";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { useShell } from "../../../../tab/use-shell.ts";
import { clockOf, spanText, useNow } from "../queue/time-left.ts";
import type { Decided } from "../acts/decided.ts";
import { HandledNotice } from "../handling/handled-notice.tsx";
import { Told } from "./told.tsx";

const Head = chakra("header", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    minH: "pageBar",
    px: "4",
    py: "1",
    flexShrink: "0",
    "& > h2": { textStyle: "xl", fontWeight: "bold", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
    "& > p": { minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", ms: "1" },
    "& > :last-child": { ms: "auto", display: "flex", gap: "3" },
  },
});
const Clock = chakra("span", { base: { fontVariantNumeric: "tabular-nums", fontWeight: "medium" } });
/** The strip above a case: its number, its queue, whose it is; what the outlet was told, and who was first where it was decided already (REV-06). */
export function CaseHead(props: {
  readonly row: caseHead_case$key;
  /** Nothing passes by itself at the moment. */
  readonly rests: boolean;
  readonly late: Decided | null;
}): ReactNode {
  const { t } = useTranslation(["order-review", "order-detail", "parts"]);
  const { may } = useShell();
  const row = useFragment(
    graphql`
      fragment caseHead_case on ReviewCase {
        orderId
        sfWaybillNo
        auditStatus
        customerName
        customerCode
        intercepted
        released
        followUp
        passAt
        needsReviewer
        waitingSince
        ...handledNotice_case
      }
    `,
    props.row,
  );
  const { late } = props;
  const texts = useTexts("order-review");
  const clock = clockOf(row, useNow(), props.rests);
  const customer = `${row.customerName} · ${row.customerCode}`;
  const flags = [
    row.intercepted && !row.released && t(`flag.intercepted.${row.intercepted}`),
    row.released && t(`flag.released.${row.released}`),
    row.followUp && t("flag.followUp", { note: row.followUp }),
  ].filter(Boolean);
  return (
    <>
      <Head>
        <h2>
          <GroupedNumber number={row.sfWaybillNo} />
        </h2>
        <CopyButton text={row.sfWaybillNo} label={t("order-detail:copyNumber")} />
        <StatusTag kind="audit" value={row.auditStatus} />
        <p title={customer}>{customer}</p>
        <span>
          {clock && <Clock color={clock.tone}>{t(`clock.${clock.kind}`, { span: spanText(clock.ms, texts) })}</Clock>}
          {may("ORDER_DETAIL.VIEW") && (
            <PageLink code="ORDER_DETAIL" params={{ id: row.orderId }}>
              {t("open")}
            </PageLink>
          )}
        </span>
      </Head>
      <HandledNotice row={row} />
      {late && (
        <Told role="alert">
          {late.by && late.at ? (
            <>
              {t("late", { state: t(`parts:status.audit.${row.auditStatus}`), by: late.by })} <Instant at={late.at} />
            </>
          ) : (
            late.message
          )}
        </Told>
      )}
      {flags.length > 0 && <Told role="note">{flags.join(" · ")}</Told>}
    </>
  );
}
