import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListExport } from "../../../parts/export/list-export.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ActButton } from "../../../parts/order-act/act-button.tsx";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";
import TickedRows from "../../../parts/table/ticked-rows.tsx";
import { useShell } from "../../../tab/use-shell.ts";

const EnableMany = lazyPart(() => import("./enable-many.tsx"));
const DisableMany = lazyPart(() => import("./disable-many.tsx"));

/** What can be done with the ticked customers, on whatever page they were ticked. */
export function CustomerListBulk(props: {
  readonly selection: Selection;
  readonly exporting: ListExport;
  readonly onTurned: () => void;
}): ReactNode {
  const { t } = useTranslation(["customer-list", "shell"]);
  const { may } = useShell();
  const { selection } = props;
  const ticked = [...useTicked(selection, allTicked)];
  const onTurned = () => {
    selection.clear();
    props.onTurned();
  };
  return (
    <BulkBar count={ticked.length} onClear={() => selection.clear()}>
      <TickedRows selection={selection} />
      {props.exporting.button(ticked)}
      {may("CUSTOMER_LIST.ENABLE") && (
        <ActButton
          text={t("shell:button.ENABLE")}
          question={(onClose) => <EnableMany ids={ticked} onTurned={onTurned} onClose={onClose} />}
        />
      )}
      {may("CUSTOMER_LIST.DISABLE") && (
        <ActButton
          text={t("shell:button.DISABLE")}
          question={(onClose) => <DisableMany ids={ticked} onTurned={onTurned} onClose={onClose} />}
        />
      )}
    </BulkBar>
  );
}
