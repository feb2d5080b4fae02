import { Button } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { importOutcomeQuery } from "../../../__generated__/importOutcomeQuery.graphql.ts";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { FailureNotice } from "../../../parts/list/notices.tsx";
import { ImportActs } from "./import-acts.tsx";
import { ImportSummary } from "./import-summary.tsx";
import { WrongCells } from "./wrong-cells.tsx";

interface Props {
  readonly id: string;
  /** Counts up when it may have moved on. */
  readonly fetchKey: number;
  readonly onAskAgain: () => void;
  readonly onClose: () => void;
}

/** An uploaded sheet: how far it is, what was found in it by row and column, and what can be done with it. */
export default function ImportOutcome(props: Props): ReactNode {
  const { t } = useTranslation(["order-import", "parts"]);
  const { fetchKey, onAskAgain, onClose } = props;
  return (
    <TabDialog title={t("outcome")} size="4xl" onClose={onClose}>
      <KeyedBoundary
        of={fetchKey}
        failed={(error) => (
          <DialogBody>
            <FailureNotice error={error} onRetry={onAskAgain} isRetrying={false} />
          </DialogBody>
        )}
      >
        <Suspense
          fallback={
            <>
              <DialogBody>{t("loading")}</DialogBody>
              <DialogFoot>
                <span />
                <Button onClick={onClose}>{t("close")}</Button>
              </DialogFoot>
            </>
          }
        >
          <Found {...props} />
        </Suspense>
      </KeyedBoundary>
    </TabDialog>
  );
}

function Found({ id, fetchKey, onAskAgain, onClose }: Props) {
  const { t } = useTranslation("order-import");
  const data = useLazyLoadQuery<importOutcomeQuery>(
    graphql`
      query importOutcomeQuery($id: ID!) {
        node(id: $id) {
          ... on OrderImport @alias(as: "sheet") {
            wrongCells
            ...importSummary_import
            ...importActs_import
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const sheet = data.node?.sheet;
  return (
    <>
      <DialogBody>
        {sheet && <ImportSummary record={sheet} />}
        {!!sheet?.wrongCells && (
          <Suspense fallback={<p>{t("loading")}</p>}>
            <WrongCells id={id} total={sheet.wrongCells} />
          </Suspense>
        )}
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
        {sheet && <ImportActs record={sheet} onAsked={onAskAgain} />}
      </DialogFoot>
    </>
  );
}
