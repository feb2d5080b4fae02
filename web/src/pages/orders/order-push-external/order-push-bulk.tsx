import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../../parts/copy/copy-button.tsx";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { PushButton } from "../../../parts/push/push-button.tsx";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";
import TickedRows from "../../../parts/table/ticked-rows.tsx";

/** What can be done with the ticked orders, on whatever page they were ticked. */
export function OrderPushBulk({ selection }: { readonly selection: Selection }): ReactNode {
  const { t } = useTranslation("order-push-external");
  const ticked = [...useTicked(selection, allTicked)];
  return (
    <BulkBar count={ticked.length} onClear={() => selection.clear()}>
      <TickedRows selection={selection} />
      <CopyButton text={ticked.map(selection.nameOf).join("\n")} label={t("copyNumbers")} size="sm" variant="outline">
        {t("copyNumbers")}
      </CopyButton>
      <PushButton button="ORDER_PUSH_EXTERNAL.PUSH" orders={ticked} onPushed={() => selection.clear()} />
    </BulkBar>
  );
}
