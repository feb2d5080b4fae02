import { Button, Skeleton } from "@chakra-ui/react";
import { type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { pushAttempt_attempt$key } from "../../../__generated__/pushAttempt_attempt.graphql.ts";
import type { pushAttemptMutation } from "../../../__generated__/pushAttemptMutation.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { Facts } from "../../../parts/detail/facts.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { TraceId } from "../../../parts/list/trace-id.tsx";
import { toast } from "../../../tab/toast/queue.ts";
import { answerText } from "./answer-text.ts";
import { AttemptSent } from "./attempt-sent.tsx";

/** An attempt beside its list: what was answered, what was sent, and its order pushed again. */
export default function PushAttempt(props: {
  readonly attempt: pushAttempt_attempt$key;
  readonly onClose: () => void;
}): ReactNode {
  const t = useTexts("order-push-record");
  const attempt = useFragment(
    graphql`
      fragment pushAttempt_attempt on PushAttempt {
        id
        orderId
        sfWaybillNo
        kind
        attempt
        at
        outcome
        durationMs
        httpStatus
        silence
        answer
        traceId
        viewerMayPush
      }
    `,
    props.attempt,
  );
  const push = useAct<pushAttemptMutation>(graphql`
    mutation pushAttemptMutation($input: PushOrderInput!) {
      pushOrder(input: $input) {
        push {
          id
          state
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const { id, durationMs, sfWaybillNo: number } = attempt;
  return (
    <TabDialog title={t("detail", { number, attempt: attempt.attempt })} isDrawer onClose={props.onClose}>
      <DialogBody>
        <Facts
          label={(field) => t(`column.${field}`)}
          facts={{
            outcome: t(`outcome.${attempt.outcome}`),
            answer: answerText(attempt, t),
            kind: t(`kind.${attempt.kind}`),
            at: <Instant at={attempt.at} />,
            durationMs: durationMs && t("ms", { ms: durationMs }),
            trace: <TraceId id={attempt.traceId} isInline />,
          }}
        />
        {attempt.outcome !== "UNMAPPED" && (
          <Asked fallback={<Skeleton height="40" mt="4" />}>
            {(tries) => <AttemptSent id={id} fetchKey={tries} />}
          </Asked>
        )}
      </DialogBody>
      <DialogFoot>
        {attempt.viewerMayPush ? (
          <BusyButton
            variant="outline"
            isBusy={push.isBusy}
            onClick={() =>
              push.act({ input: { id: attempt.orderId, idempotencyKey: newIdempotencyKey() } }, ({ pushOrder }) =>
                toast(
                  pushOrder.push?.state === "FAILED"
                    ? { tone: "critical", text: t("unmappedPush") }
                    : { tone: "success", text: t("pushed") },
                ),
              )
            }
          >
            {t("push")}
          </BusyButton>
        ) : (
          <span />
        )}
        <Button data-autofocus onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
