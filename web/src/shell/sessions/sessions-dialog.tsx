import { Button, Skeleton } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { sessionsDialogEndMutation } from "../../__generated__/sessionsDialogEndMutation.graphql.ts";
import type { sessionsDialogQuery } from "../../__generated__/sessionsDialogQuery.graphql.ts";
import { KeyedBoundary } from "../../parts/boundary/keyed-boundary.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../parts/dialog/dialog.tsx";
import { useAct } from "../../parts/form/use-act.ts";
import { SessionList } from "../../parts/sessions/session-list.tsx";
import { useAnew } from "../../relay/use-anew.ts";
import { useAskAgain } from "../use-ask-again.ts";

/** Where the user is signed in, and the way to end it (SEC-09). */
export default function SessionsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog title={t("sessions.mine")} onClose={onClose}>
      <DialogBody>
        <KeyedBoundary of={null} failed={() => <p role="alert">{t("state.failed", { ns: "parts" })}</p>}>
          <Suspense fallback={<Skeleton height="40" />}>
            <Mine onClose={onClose} />
          </Suspense>
        </KeyedBoundary>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Mine({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const askAgain = useAskAgain();
  const [fetchKey, askAnew] = useAnew();
  const { mySessions } = useLazyLoadQuery<sessionsDialogQuery>(
    graphql`
      query sessionsDialogQuery {
        mySessions {
          sessionId
          isThis
          ...sessionList_sessions
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", fetchKey },
  );
  const end = useAct<sessionsDialogEndMutation>(graphql`
    mutation sessionsDialogEndMutation($input: EndMySessionsInput!) {
      endMySessions(input: $input) {
        ended {
          count
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return (
    <SessionList
      sessions={mySessions}
      allHelp={t("sessions.endAllMineHelp")}
      isBusy={end.isBusy}
      onEnd={({ sessionId, idempotencyKey }, done) =>
        end.act({ input: { sessionId, idempotencyKey } }, () => {
          done();
          const isOut = mySessions.some((one) => one.isThis && (sessionId === null || one.sessionId === sessionId));
          if (!isOut) return askAnew();
          // The shell finds the session gone, says so, and keeps what was typed.
          onClose();
          return askAgain();
        })
      }
    />
  );
}
