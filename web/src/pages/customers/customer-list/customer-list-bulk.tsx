import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AssignMany } from "../../../parts/customer-turn/lazy.ts";
import { TurnButtons } from "../../../parts/customer-turn/turn-buttons.tsx";
import type { ListExport } from "../../../parts/export/list-export.tsx";
import { ActButton } from "../../../parts/order-act/act-button.tsx";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";
import TickedRows from "../../../parts/table/ticked-rows.tsx";
import { useShell } from "../../../tab/use-shell.ts";

/** What can be done with the ticked customers, on whatever page they were ticked. */
export function CustomerListBulk(props: {
  readonly selection: Selection;
  readonly exporting: ListExport;
  readonly onTurned: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-list");
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
      {may("CUSTOMER_LIST.EDIT") && (
        <ActButton
          text={t("assign")}
          question={(onClose) => <AssignMany ids={ticked} onTurned={onTurned} onClose={onClose} />}
        />
      )}
      <TurnButtons ids={ticked} onTurned={onTurned} />
    </BulkBar>
  );
}
