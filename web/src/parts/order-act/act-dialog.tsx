import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { actDialog_act$key } from "../../__generated__/actDialog_act.graphql.ts";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";
import { Dialog, DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { FailureNotice } from "../list/notices.tsx";
import { ActOutcomes } from "./act-outcomes.tsx";
import { ActTask } from "./act-task.tsx";

/** What came of an act on many orders: at once, or as its task goes on. */
export function ActDialog(props: {
  readonly title: string;
  readonly act: actDialog_act$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("order-act");
  const { title, onClose } = props;
  const [tries, setTries] = useState(0);
  const act = useFragment(
    graphql`
      fragment actDialog_act on OrderAct {
        taskId
        ...actOutcomes_act
      }
    `,
    props.act,
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogBody>
        {act.taskId ? (
          <KeyedBoundary
            of={tries}
            failed={(error) => <FailureNotice error={error} onRetry={() => setTries(tries + 1)} isRetrying={false} />}
          >
            <Suspense fallback={t("loading")}>
              <ActTask taskId={act.taskId} />
            </Suspense>
          </KeyedBoundary>
        ) : (
          <ActOutcomes act={act} />
        )}
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus variant="solid" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
