import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CancelButton } from "../../../parts/cancel/cancel-button.tsx";
import { CopyButton } from "../../../parts/copy/copy-button.tsx";
import type { ListExport } from "../../../parts/export/list-export.tsx";
import { PrintButton } from "../../../parts/print/print-button.tsx";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";
import { TickedRows } from "../../../parts/table/ticked-rows.tsx";

/** What can be done with the ticked orders, on whatever page they were ticked. */
export function OrderListBulk(props: {
  readonly selection: Selection;
  readonly exporting: ListExport;
  readonly onCancelled: () => void;
}): ReactNode {
  const { t } = useTranslation("order-list");
  const { selection } = props;
  const ticked = [...useTicked(selection, allTicked)];
  return (
    <BulkBar count={ticked.length} onClear={() => selection.clear()}>
      <TickedRows selection={selection} />
      <CopyButton text={ticked.map(selection.nameOf).join("\n")} label={t("copyNumbers")} size="sm" variant="outline">
        {t("copyNumbers")}
      </CopyButton>
      {props.exporting.button(ticked)}
      <PrintButton page="ORDER_LIST" orders={ticked} />
      <CancelButton page="ORDER_LIST" orders={ticked} onCancelled={props.onCancelled} />
    </BulkBar>
  );
}
