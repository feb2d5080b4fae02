import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CancelButton } from "../../../parts/cancel/cancel-button.tsx";
import { CopyButton } from "../../../parts/copy/copy-button.tsx";
import type { ListExport } from "../../../parts/export/list-export.tsx";
import { PrintButton } from "../../../parts/print/print-button.tsx";
import { PushButton } from "../../../parts/push/push-button.tsx";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";

const TickedRows = lazyPart(() => import("../../../parts/table/ticked-rows.tsx"));

/** What can be done with the ticked orders, on whatever page they were ticked. */
export function OrderListBulk(props: {
  readonly selection: Selection;
  readonly exporting: ListExport;
  readonly onCancelled: () => void;
}): ReactNode {
  const { t } = useTranslation("order-list");
  const { selection } = props;
  const ticked = [...useTicked(selection, allTicked)];
  const onCancelled = () => {
    selection.clear();
    props.onCancelled();
  };
  return (
    <BulkBar count={ticked.length} onClear={() => selection.clear()}>
      <Suspense>
        <TickedRows selection={selection} />
      </Suspense>
      <CopyButton text={ticked.map(selection.nameOf).join("\n")} label={t("copyNumbers")} size="sm" variant="outline">
        {t("copyNumbers")}
      </CopyButton>
      {props.exporting.button(ticked)}
      <PrintButton page="ORDER_LIST" orders={ticked} />
      <PushButton button="ORDER_LIST.PUSH" orders={ticked} onPushed={() => selection.clear()} />
      <CancelButton page="ORDER_LIST" orders={ticked} onCancelled={onCancelled} />
    </BulkBar>
  );
}
