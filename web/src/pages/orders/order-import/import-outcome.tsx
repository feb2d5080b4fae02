import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { importOutcomeQuery } from "../../../__generated__/importOutcomeQuery.graphql.ts";
import { DialogBody } from "../../../parts/dialog/dialog.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ImportActs } from "./import-acts.tsx";
import { ImportSummary } from "./import-summary.tsx";
import { PreMergeAsk } from "./merging/pre-merge-ask.tsx";
import { OutcomeDialog, OutcomeFoot, type Outcome } from "./outcome-dialog.tsx";
import { WrongCells } from "./wrong-cells.tsx";

const ImportMapping = lazyPart(() => import("./import-mapping.tsx"));

type Props = Outcome & {
  /** What of it can travel together is being looked for. */
  readonly onPreMerge: (id: string) => void;
};

/** An uploaded sheet: how far it is, what was found in it by row and column, and what can be done with it. */
export default function ImportOutcome(props: Props): ReactNode {
  const { t } = useTranslation("order-import");
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
            props.onAskAgain();
          }}
        />
      </Suspense>
    );
  return (
    <OutcomeDialog {...props} title={t("outcome")}>
      <Found {...props} onMap={() => setMapping(true)} />
    </OutcomeDialog>
  );
}

function Found(props: Props & { readonly onMap: () => void }) {
  const { id, fetchKey, onAskAgain, onPreMerge, onClose, onMap } = props;
  const { t } = useTranslation("order-import");
  const data = useLazyLoadQuery<importOutcomeQuery>(
    graphql`
      query importOutcomeQuery($id: ID!) {
        node(id: $id) {
          ... on OrderImport @alias(as: "sheet") {
            wrongCells
            ...importSummary_import
            ...importActs_import
            ...preMergeAsk_import
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
      <OutcomeFoot onClose={onClose}>
        {sheet && <PreMergeAsk record={sheet} onAsked={onPreMerge} />}
        {sheet && <ImportActs record={sheet} onAsked={onAskAgain} onMap={onMap} />}
      </OutcomeFoot>
    </>
  );
}
