import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListExport } from "../../../parts/export/list-export.tsx";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";
import TickedRows from "../../../parts/table/ticked-rows.tsx";

/** What can be done with the ticked customers, on whatever page they were ticked. */
export function IntlCustomerListBulk(props: {
  readonly selection: Selection;
  readonly exporting: ListExport;
  /** Null for who may not push. */
  readonly onPush: ((ids: readonly string[]) => void) | null;
}): ReactNode {
  const { t } = useTranslation("intl-customer-list");
  const { selection, exporting, onPush } = props;
  const ticked = [...useTicked(selection, allTicked)];
  return (
    <BulkBar count={ticked.length} onClear={() => selection.clear()}>
      <TickedRows selection={selection} />
      {exporting.button(ticked)}
      {onPush && (
        <Button size="sm" variant="outline" onClick={() => onPush(ticked)}>
          {t("push")}
        </Button>
      )}
    </BulkBar>
  );
}
