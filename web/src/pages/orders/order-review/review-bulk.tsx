import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ActButton } from "../../../parts/order-act/act-button.tsx";
import { withOrderActTexts } from "../../../parts/order-act/texts.ts";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";
import TickedRows from "../../../parts/table/ticked-rows.tsx";
import { seenOf } from "./queue/ticked.ts";

const ApproveMany = lazyPart(() => withOrderActTexts(() => import("./acts/approve-many.tsx")));

/** What can be done with the ticked cases, on whatever page they were ticked: they are approved together, or stand in a file. */
export function ReviewBulk(props: {
  readonly selection: Selection;
  readonly onActed: () => void;
  readonly exportButton: (ticked: readonly string[]) => ReactNode;
}): ReactNode {
  const { t } = useTranslation("order-review");
  const { selection, onActed } = props;
  const ticked = [...useTicked(selection, allTicked)];
  return (
    <BulkBar count={ticked.length} onClear={() => selection.clear()}>
      <TickedRows selection={selection} />
      <ActButton
        text={t("act.approve")}
        question={(onClose) => (
          <ApproveMany
            cases={ticked.map(seenOf)}
            onClose={onClose}
            onActed={() => {
              selection.clear();
              onActed();
            }}
          />
        )}
      />
      {props.exportButton(ticked.map((tick) => seenOf(tick).id))}
    </BulkBar>
  );
}
