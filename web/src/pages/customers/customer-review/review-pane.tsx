import { Button, chakra } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { reviewPane_review$key } from "../../../__generated__/reviewPane_review.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { Keyed } from "../../../parts/act-keys/keyed.tsx";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { HeadActs, HeadBar } from "../../../parts/detail/head.ts";
import { Section } from "../../../parts/detail/section.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Step } from "../../../parts/queue/step.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { ReviewChanges } from "./review-changes.tsx";
import { ReviewedApplication } from "./reviewed-application.tsx";
import { usePassReview } from "./use-pass-review.ts";

const FailForm = lazyPart(() => import("./fail-review-form.tsx"));

const Body = chakra("section", {
  base: { flex: "1", minH: "0", overflow: "auto", p: "4", bg: "bg", display: "grid", alignContent: "start", gap: "3" },
});
const Told = chakra("p", {
  base: { px: "3", py: "2", borderRadius: "l2", bg: "caution.subtle", color: "caution.fg", overflowWrap: "anywhere" },
});
const Bar = chakra("footer", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    px: "4",
    py: "2",
    borderTopWidth: "1px",
    bg: "bg.panel",
  },
});
const Steps = chakra("span", { base: { ms: "auto", display: "flex", gap: "2" } });

/** What a review asks for, before and after, and what can be decided about it: one key an act (CUS-16). */
export function ReviewPane(props: {
  readonly review: reviewPane_review$key;
  readonly previous: string | null;
  readonly next: string | null;
  readonly onGo: (id: string) => void;
  readonly onDecided: () => void;
  /** Somebody else had decided before. */
  readonly onLate: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-review");
  const review = useFragment(
    graphql`
      fragment reviewPane_review on CustomerReview {
        id
        customerId
        customerName
        customerCode
        customerStatus
        kind
        status
        submittedBy
        submittedAt
        isOwn
        decidedBy
        decidedAt
        reason
        earlier
        viewerMayOpen
        viewerMayDecide
        ...reviewChanges_review
        ...reviewedApplication_review
      }
    `,
    props.review,
  );
  const { previous, next, onGo, onDecided, onLate } = props;
  const { id, customerName, customerCode, status } = review;
  const [isFailing, fail] = useState(false);
  const passing = usePassReview(onDecided, onLate);
  return (
    <>
      <HeadBar>
        <h2 title={customerName}>{customerName}</h2>
        <StatusTag kind="customer" value={review.customerStatus} />
        <p>{customerCode}</p>
        <HeadActs>
          {review.viewerMayOpen && (
            <PageLink code="CUSTOMER_DETAIL" params={{ id: review.customerId }} title={customerName}>
              {t("open")}
            </PageLink>
          )}
        </HeadActs>
      </HeadBar>
      <Body tabIndex={0} aria-label={customerName}>
        {review.isOwn && status === "PENDING" && <Told>{t("ownHelp")}</Told>}
        {status !== "PENDING" && review.decidedBy && review.decidedAt && (
          <Told>
            {t(`ended.${status === "PASSED" || status === "FAILED" ? status : "WITHDRAWN"}`, { by: review.decidedBy })}{" "}
            <Instant at={review.decidedAt} />
            {review.reason && ` ${review.reason}`}
          </Told>
        )}
        {review.earlier && <Told>{t("earlier", { reason: review.earlier })}</Told>}
        <Section title={t(`about.${review.kind}`, { by: review.submittedBy })}>
          {review.kind === "APPLICATION" ? <ReviewedApplication review={review} /> : <ReviewChanges review={review} />}
        </Section>
      </Body>
      <Bar>
        {review.viewerMayDecide && (
          <>
            <Keyed letter="a">
              <BusyButton variant="solid" isBusy={passing.isBusy} onClick={() => passing.pass(id)}>
                {t("pass")}
              </BusyButton>
            </Keyed>
            <Keyed letter="x">
              <Button color="critical.fg" onClick={() => fail(true)}>
                {t("fail")}
              </Button>
            </Keyed>
          </>
        )}
        <Steps>
          <Step letter="k" label={t("previous")} sign="↑" to={previous} onGo={onGo} />
          <Step letter="j" label={t("next")} sign="↓" to={next} onGo={onGo} />
        </Steps>
      </Bar>
      {isFailing && (
        <Suspense fallback={null}>
          <FailForm
            id={id}
            name={customerName}
            onClose={() => fail(false)}
            onDecided={() => {
              fail(false);
              onDecided();
            }}
            onLate={() => {
              fail(false);
              onLate();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
