import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { accountSessionsEndMutation } from "../../../__generated__/accountSessionsEndMutation.graphql.ts";
import type { accountSessionsQuery } from "../../../__generated__/accountSessionsQuery.graphql.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { useAnew } from "../../../relay/use-anew.ts";
import { SessionList } from "../../../parts/sessions/session-list.tsx";

/** Where an account is signed in, and the way to end it (SEC-09). */
export function AccountSessions({ accountId: id }: { readonly accountId: string }): ReactNode {
  const { t } = useTranslation();
  const [fetchKey, askAnew] = useAnew();
  const { accountSessions } = useLazyLoadQuery<accountSessionsQuery>(
    graphql`
      query accountSessionsQuery($id: ID!) {
        accountSessions(id: $id) {
          ...sessionList_sessions
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only", fetchKey },
  );
  const end = useAct<accountSessionsEndMutation>(graphql`
    mutation accountSessionsEndMutation($input: EndAccountSessionsInput!) {
      endAccountSessions(input: $input) {
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
      sessions={accountSessions}
      allHelp={t("sessions.endAllHelp")}
      isBusy={end.isBusy}
      onEnd={({ sessionId, idempotencyKey }, done) =>
        end.act({ input: { id, sessionId, idempotencyKey } }, () => {
          done();
          askAnew();
        })
      }
    />
  );
}
