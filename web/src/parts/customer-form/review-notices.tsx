import { chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { reviewNoticesMutation } from "../../__generated__/reviewNoticesMutation.graphql.ts";
import { Instant } from "../../format/instant.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useShell } from "../../tab/use-shell.ts";
import { BusyButton } from "../button/busy-button.tsx";
import { newIdempotencyKey } from "../form/idempotency.ts";
import { useAct } from "../form/use-act.ts";
import type { FormRow } from "./customer-form-data.ts";

const Box = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    px: "3",
    py: "2",
    mb: "3",
    borderRadius: "l2",
    bg: "caution.subtle",
    color: "caution.fg",
    "& > p": { flex: "1", minW: "12rem" },
    "&[data-tone=plain]": { bg: "bg.panel", color: "fg.muted", borderWidth: "1px" },
  },
});

/** What is to be known of a customer's reviews before somebody fills its form in: the open one, why the last one did not pass, and that changes wait for one. */
export function ReviewNotices(props: {
  readonly row: FormRow | null;
  /** The review was taken back: the customer is to be read again. */
  readonly onTakenBack: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-form");
  const texts = useTexts("customer-form");
  const { row } = props;
  if (row === null) return null;
  const { review, refusal, status } = row;
  const isReviewed = status === "APPROVED" || status === "USABLE" || status === "UNUSABLE";
  return (
    <>
      {review && (
        <Box>
          <p>
            {t(`open.${review.kind}`, {
              by: review.submittedBy,
              fields: review.fields.map((field) => texts(`column.${field}`)).join(", "),
            })}{" "}
            <Instant at={review.submittedAt} />
          </p>
          {review.isOwn && <TakeBack id={review.id} onTakenBack={props.onTakenBack} />}
        </Box>
      )}
      {refusal && !review && (
        <Box>
          <p>
            {t("refused", { by: refusal.decidedBy, reason: refusal.reason })} <Instant at={refusal.decidedAt} />
          </p>
        </Box>
      )}
      {isReviewed && !review && (
        <Box data-tone="plain">
          <p>{t("reviewed")}</p>
        </Box>
      )}
    </>
  );
}

function TakeBack({ id, onTakenBack }: { readonly id: string; readonly onTakenBack: () => void }) {
  const { t } = useTranslation("customer-form");
  const { refresh } = useShell();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const taking = useAct<reviewNoticesMutation>(graphql`
    mutation reviewNoticesMutation($input: WithdrawCustomerReviewInput!) {
      withdrawCustomerReview(input: $input) {
        decision {
          isDone
        }
        errors {
          message
          detail
          traceId
          field
        }
      }
    }
  `);
  return (
    <BusyButton
      size="sm"
      type="button"
      isBusy={taking.isBusy}
      onClick={() =>
        taking.act({ input: { id, idempotencyKey } }, () => {
          refresh("CUSTOMER_LIST");
          onTakenBack();
        })
      }
    >
      {t("takeBack")}
    </BusyButton>
  );
}
