import { Button, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { commandDrawer_command$key } from "../../../__generated__/commandDrawer_command.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { Facts } from "../../../parts/detail/facts.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { TraceId } from "../../../parts/list/trace-id.tsx";
import { groupedText } from "../../../parts/numbers/grouped-number.tsx";
import { useShell } from "../../../tab/use-shell.ts";
import { LOOKS_AS } from "../../../parts/push/look.ts";
import { CommandAttempts } from "./command-attempts.tsx";
import { type Sendable, useOpposite } from "./use-command.ts";

/** A command beside its list: what the outlet answered, attempt by attempt, sent again, or its opposite. */
export default function CommandDrawer(props: {
  readonly command: commandDrawer_command$key;
  /** Told what the command is now: it may have been answered since the drawer was opened. */
  readonly onSend: (command: Sendable) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation(["intercept-release", "parts"]);
  const { may } = useShell();
  const { onSend, onClose } = props;
  const command = useFragment(
    graphql`
      fragment commandDrawer_command on OutletCommand {
        id
        orderId
        sfWaybillNo
        kind
        outlet
        version
        state
        attempts
        nextAt
        endedAt
        askedBy
        askedAt
        reason
        traceId
        viewerMaySend
      }
    `,
    props.command,
  );
  const { id, orderId, kind, state, attempts, nextAt, endedAt, sfWaybillNo, viewerMaySend } = command;
  const opposite = useOpposite(kind, onClose);
  const number = groupedText(sfWaybillNo);
  return (
    <TabDialog title={t("detail", { kind: t(`kind.${kind}`), number })} isDrawer size="800px" onClose={onClose}>
      <DialogBody>
        <Facts
          label={(field) => t(`column.${field}`)}
          facts={{
            waybill: may("ORDER_DETAIL.VIEW") ? (
              <PageLink code="ORDER_DETAIL" params={{ id: orderId }} title={number}>
                {number}
              </PageLink>
            ) : (
              number
            ),
            outlet: command.outlet,
            state: state === "%future added value" ? state : t(`parts:status.task.${LOOKS_AS[state]}`),
            askedBy: command.askedBy,
            askedAt: <Instant at={command.askedAt} />,
            reason: command.reason,
            nextAt: nextAt && <Instant at={nextAt} />,
            endedAt: endedAt && <Instant at={endedAt} />,
            trace: <TraceId id={command.traceId} isInline />,
          }}
        />
        <Asked fallback={<Skeleton height="40" mt="4" />}>
          {(tries) => <CommandAttempts id={id} fetchKey={`${attempts} ${state} ${tries}`} />}
        </Asked>
      </DialogBody>
      <DialogFoot>
        {viewerMaySend ? (
          <>
            <Button variant="outline" onClick={() => onSend(command)}>
              {t("send")}
            </Button>
            <BusyButton variant="outline" isBusy={opposite.isBusy} onClick={() => opposite.tell(orderId)}>
              {opposite.label}
            </BusyButton>
            <span />
          </>
        ) : (
          <span />
        )}
        <Button data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
