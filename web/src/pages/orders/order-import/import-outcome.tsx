import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { importOutcomeQuery } from "../../../__generated__/importOutcomeQuery.graphql.ts";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { FailureNotice } from "../../../parts/list/notices.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ImportActs } from "./import-acts.tsx";
import { ImportSummary } from "./import-summary.tsx";
import { WrongCells } from "./wrong-cells.tsx";

const ImportMapping = lazyPart(() => import("./import-mapping.tsx"));

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
  const [isMapping, setMapping] = useState(false);
  const back = () => setMapping(false);
  if (isMapping)
    return (
      <Suspense fallback={null}>
        <ImportMapping
          id={props.id}
          onClose={back}
          onMapped={() => {
            back();
            onAskAgain();
          }}
        />
      </Suspense>
    );
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
          <Found {...props} onMap={() => setMapping(true)} />
        </Suspense>
      </KeyedBoundary>
    </TabDialog>
  );
}

function Found({ id, fetchKey, onAskAgain, onClose, onMap }: Props & { readonly onMap: () => void }) {
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
        {sheet && <ImportActs record={sheet} onAsked={onAskAgain} onMap={onMap} />}
      </DialogFoot>
    </>
  );
}
