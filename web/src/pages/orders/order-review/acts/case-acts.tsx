import { Button, chakra } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { isPassed } from "@linehaul/schema/orders/order/lifecycle";
import type { caseActs_case$key } from "../../../../__generated__/caseActs_case.graphql.ts";
import { Keyed } from "../../../../parts/act-keys/keyed.tsx";
import { Step } from "../../../../parts/queue/step.tsx";
import { BusyButton } from "../../../../parts/button/busy-button.tsx";
import { CancelButton } from "../../../../parts/cancel/cancel-button.tsx";
import { groupedText } from "../../../../parts/numbers/grouped-number.tsx";
import { lazyPart } from "../../../../parts/lazy/lazy-part.ts";
import { useShell } from "../../../../tab/use-shell.ts";
import type { Decided } from "./decided.ts";
import { useHandling } from "../handling/use-handling.ts";
import { useApprove } from "./use-approve.ts";
import { usePutBack } from "./use-put-back.ts";

const ApproveForm = lazyPart(() => import("./approve-form.tsx"));
const ContactForm = lazyPart(() => import("./contact-form.tsx"));
const FollowedUpForm = lazyPart(() => import("./followed-up-form.tsx"));
const SupplementForm = lazyPart(() => import("./supplement-form.tsx"));
const CancelCaseForm = lazyPart(() => import("./cancel-case-form.tsx"));

const Bar = chakra("footer", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    px: "4",
    py: "2",
    flexShrink: "0",
    bg: "bg.panel",
    borderTopWidth: "1px",
  },
});

const Steps = chakra("span", { base: { ms: "auto", display: "flex", gap: "2" } });

/** What can be done about a case, each by its key. Nothing can once the reviewer has gone on, or while somebody else is on it. */
export function CaseActs(props: {
  readonly row: caseActs_case$key;
  readonly isLeft: boolean;
  readonly previous: string | null;
  readonly next: string | null;
  readonly nextFree: string | null;
  readonly onGo: (id: string) => void;
  readonly onOutcome: (outcome: Decided) => void;
}): ReactNode {
  const { t } = useTranslation("order-review");
  const { may } = useShell();
  const row = useFragment(
    graphql`
      fragment caseActs_case on ReviewCase {
        id
        version
        orderId
        orderStatus
        sfWaybillNo
        intercepted
        released
        viewerMayApprove
        viewerMayContact
        viewerMaySupplement
        viewerMayPutBack
        viewerMayCancel
        viewerMayCloseFollowUp
        handledBy
        isHandledByViewer
        ...useHandling_case
        ...contactForm_case
        ...supplementForm_case
      }
    `,
    props.row,
  );
  const { isLeft, previous, next, nextFree, onGo, onOutcome } = props;
  useHandling(row, isLeft);
  // Somebody else is on it: his to decide, until it is taken over (REV-06).
  const isRead = isLeft || (Boolean(row.handledBy) && !row.isHandledByViewer);
  const [asking, ask] = useState<"APPROVE" | "FOLLOW_UP" | "FOLLOWED_UP" | "CONTACT" | "SUPPLEMENT" | "CANCEL" | null>(
    null,
  );
  const close = () => ask(null);
  const ended = (outcome: Decided) => {
    close();
    onOutcome(outcome);
  };
  const approving = useApprove(ended);
  const puttingBack = usePutBack(ended);
  // An interception that nobody released: approving asks whether the outlet is to let the parcels go on (REV-03).
  const isHeld = row.intercepted !== null && row.intercepted !== undefined && !row.released;
  const { id, version, sfWaybillNo } = row;
  const given = { id, version, number: groupedText(sfWaybillNo), onOutcome: ended, onClose: close };
  const approve = () => (isHeld ? ask("APPROVE") : approving.approve({ id, version }));
  return (
    <Bar>
      {row.viewerMayApprove && (
        <>
          <Keyed letter="a">
            <BusyButton variant="solid" isBusy={approving.isBusy} disabled={isRead} onClick={approve}>
              {t("act.approve")}
            </BusyButton>
          </Keyed>
          <Keyed letter="f">
            <Button disabled={isRead} onClick={() => ask("FOLLOW_UP")}>
              {t("act.followUp")}
            </Button>
          </Keyed>
        </>
      )}
      {row.viewerMayCloseFollowUp && (
        <Keyed letter="f">
          <Button disabled={isRead} onClick={() => ask("FOLLOWED_UP")}>
            {t("act.close")}
          </Button>
        </Keyed>
      )}
      {row.viewerMayContact && (
        <Keyed letter="c">
          <Button disabled={isRead} onClick={() => ask("CONTACT")}>
            {t("act.contact")}
          </Button>
        </Keyed>
      )}
      {row.viewerMaySupplement && (
        <Keyed letter="s">
          <Button disabled={isRead} onClick={() => ask("SUPPLEMENT")}>
            {t("act.supplement")}
          </Button>
        </Keyed>
      )}
      {row.viewerMayPutBack && (
        <Keyed letter="b">
          <BusyButton
            isBusy={puttingBack.isBusy}
            disabled={isRead}
            onClick={() => puttingBack.putBack({ id, version })}
          >
            {t("act.back")}
          </BusyButton>
        </Keyed>
      )}
      {row.viewerMayCancel && (
        <Keyed letter="x">
          <Button color="critical.fg" disabled={isRead} onClick={() => ask("CANCEL")}>
            {t("act.cancel")}
          </Button>
        </Keyed>
      )}
      {/* What has passed: administrators cancel it (ORD-06). */}
      {isPassed(row.orderStatus) && may("ORDER_LIST.CANCEL_APPROVED") && (
        <CancelButton page="ORDER_REVIEW" orders={[row.orderId]} onCancelled={() => undefined} />
      )}
      <Steps>
        <Step letter="k" label={t("previous")} sign="↑" to={previous} onGo={onGo} />
        <Step letter="j" label={t("next")} sign="↓" to={next} onGo={onGo} />
        <Step letter="n" label={t("nextFree")} sign="⤓" to={nextFree} onGo={onGo} />
      </Steps>
      <Suspense fallback={null}>
        {(asking === "APPROVE" || asking === "FOLLOW_UP") && (
          <ApproveForm {...given} isHeld={isHeld} isFollowedUp={asking === "FOLLOW_UP"} />
        )}
        {asking === "FOLLOWED_UP" && <FollowedUpForm {...given} />}
        {asking === "CONTACT" && <ContactForm {...given} row={row} />}
        {asking === "SUPPLEMENT" && <SupplementForm {...given} row={row} />}
        {asking === "CANCEL" && <CancelCaseForm {...given} />}
      </Suspense>
    </Bar>
  );
}
