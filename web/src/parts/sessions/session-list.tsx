import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type {
  sessionList_sessions$data,
  sessionList_sessions$key,
} from "../../__generated__/sessionList_sessions.graphql.ts";
import { Instant } from "../../format/instant.tsx";
import { Confirm } from "../confirm/confirm.tsx";
import { SimpleTable } from "../table/simple-table.tsx";

type Session = sessionList_sessions$data[number];

/** What is to be ended: one session, or all of them. */
export interface Ending {
  readonly sessionId: string | null;
  readonly idempotencyKey: string;
}

/** Where somebody is signed in, with the way to end one session or all of them (SEC-09). Asks before. */
export function SessionList(props: {
  readonly sessions: sessionList_sessions$key;
  /** What follows from ending all of them. */
  readonly allHelp: string;
  readonly isBusy: boolean;
  /** Ends; `done` closes the question. */
  readonly onEnd: (ending: Ending, done: () => void) => void;
}): ReactNode {
  const { t } = useTranslation();
  const [asked, ask] = useState<{ readonly one: Session | null } | null>(null);
  const sessions = useFragment(
    graphql`
      fragment sessionList_sessions on OpenSession @relay(plural: true) {
        sessionId
        deviceClass
        device
        address
        site
        openedAt
        seenAt
        isThis
      }
    `,
    props.sessions,
  );
  const nameOf = ({ device, deviceClass }: Session) => device ?? t(`sessions.device.${deviceClass}`);
  return (
    <>
      <SimpleTable
        label={t("sessions.title")}
        heads={["device", "address", "site", "since", "seen", "acts"].map((id) => t(`sessions.column.${id}`))}
        rows={sessions.map((one) => ({
          key: one.sessionId,
          cells: [
            one.isThis ? `${nameOf(one)} (${t("sessions.this")})` : nameOf(one),
            one.address ?? "",
            one.site,
            <Instant key="since" at={one.openedAt} />,
            <Instant key="seen" at={one.seenAt} />,
            <Button
              key="end"
              size="xs"
              variant="ghost"
              color="route"
              aria-label={`${t("sessions.end")} ${nameOf(one)} ${one.site}`}
              onClick={() => ask({ one })}
            >
              {t("sessions.end")}
            </Button>,
          ],
        }))}
        none={t("sessions.none")}
      />
      {sessions.length > 0 && (
        <Button size="sm" mt="3" onClick={() => ask({ one: null })}>
          {t("sessions.endAll")}
        </Button>
      )}
      {asked && (
        <Confirm
          title={asked.one ? t("sessions.endQuestion", { name: nameOf(asked.one) }) : t("sessions.endAllQuestion")}
          text={asked.one ? t(asked.one.isThis ? "sessions.thisHelp" : "sessions.endHelp") : props.allHelp}
          verb={t(asked.one ? "sessions.end" : "sessions.endAll")}
          isCritical
          isBusy={props.isBusy}
          onConfirm={(idempotencyKey) =>
            props.onEnd({ sessionId: asked.one?.sessionId ?? null, idempotencyKey }, () => ask(null))
          }
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
