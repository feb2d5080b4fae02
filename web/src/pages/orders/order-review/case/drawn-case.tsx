import { chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLazyLoadQuery } from "react-relay";
import type { askedCaseQuery } from "../../../../__generated__/askedCaseQuery.graphql.ts";
import { DetailBody } from "../../../../parts/detail/section.tsx";
import { Notice } from "../../../../parts/list/notices.tsx";
import { Revealable } from "../../../../parts/masked/revealable.ts";
import { OrderControls } from "../../order-detail/sections/order-controls.tsx";
import { OrderGoods } from "../../order-detail/sections/order-goods.tsx";
import { OrderParty } from "../../order-detail/sections/order-party.tsx";
import { OrderPath } from "../../order-detail/sections/order-path.tsx";
import { OrderTrade } from "../../order-detail/sections/order-trade.tsx";
import { CaseActs } from "../acts/case-acts.tsx";
import type { Decided } from "../acts/decided.ts";
import { CaseOutlet } from "../command/case-outlet.tsx";
import { askedCase } from "./asked-case.ts";
import { CaseDocuments } from "../document/case-documents.tsx";
import { CaseFollowUp } from "./case-follow-up.tsx";
import { CaseHead } from "./case-head.tsx";
import { CaseTrail } from "./case-trail.tsx";
import type { PaneProps } from "./pane-props.ts";
import { useFollowCase } from "./use-follow-case.ts";

const CaseBody = chakra(DetailBody, {
  base: {
    gridTemplateColumns: { lg: "minmax(0, 1fr) 14.5rem" },
    // What goods are worth is seen without scrolling.
    "& table :is(th, td)": { pe: "2" },
    "& table tbody th": { minW: "6rem" },
  },
});
/** Beside each other also where the queue leaves little room. */
const Parties = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
    "& dl": { gridTemplateColumns: "minmax(4.5rem, min-content) minmax(0, 1fr)", columnGap: "2" },
  },
});

/** All that a reviewer decides by, with what he can do about it below. */
export function DrawnCase(
  props: PaneProps & {
    /** The reviewer has gone on already: nothing is decided here any more. */
    readonly isLeft: boolean;
    readonly tries: number;
  },
): ReactNode {
  const { t } = useTranslation(["order-review", "order-detail"]);
  const { id, tries, onDecided } = props;
  const { reviewCase } = useLazyLoadQuery<askedCaseQuery>(
    askedCase,
    { id },
    // What was looked at before, or ahead, shows at once, and what changed of it since follows.
    { fetchKey: tries, fetchPolicy: "store-and-network" },
  );
  const look = useFollowCase(id);
  const [late, setLate] = useState<Decided | null>(null);
  if (!reviewCase) return <Notice title={t("notYours")} text={t("notYoursHelp")} />;
  const detail = reviewCase.file?.detail;
  const decided = (outcome: Decided) => {
    if (outcome.isDone) onDecided();
    else {
      setLate(outcome.isHandled ? null : outcome);
      look();
    }
  };
  return (
    <Revealable value={{ id, viewerMay: reviewCase.viewerMayShowClear }}>
      <CaseHead row={reviewCase} rests={props.rests} late={late} />
      <OrderPath status={reviewCase.orderStatus} detail={detail} />
      <CaseBody tabIndex={0} aria-label={reviewCase.sfWaybillNo}>
        <div>
          {detail && (
            <>
              <OrderControls detail={detail} />
              <Parties>
                <OrderParty party={detail.sender} who="SENDER" title={t("order-detail:section.sender")} />
                <OrderParty party={detail.receiver} who="RECEIVER" title={t("order-detail:section.receiver")} />
              </Parties>
              <OrderGoods detail={detail} />
              <OrderTrade detail={detail} />
            </>
          )}
        </div>
        <div>
          <CaseDocuments row={reviewCase} onChanged={look} />
          <CaseFollowUp row={reviewCase} />
          <CaseOutlet row={reviewCase} />
          <CaseTrail row={reviewCase} />
        </div>
      </CaseBody>
      <CaseActs row={reviewCase} {...props} onOutcome={decided} />
    </Revealable>
  );
}
