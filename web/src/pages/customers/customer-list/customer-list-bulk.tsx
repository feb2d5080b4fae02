import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AssignMany } from "../../../parts/customer-turn/lazy.ts";
import { TurnButtons } from "../../../parts/customer-turn/turn-buttons.tsx";
import type { ListExport } from "../../../parts/export/list-export.tsx";
import { ActButton } from "../../../parts/order-act/act-button.tsx";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";
import TickedRows from "../../../parts/table/ticked-rows.tsx";
import { useShell } from "../../../tab/use-shell.ts";
import type { CustomerListFilter } from "./customer-list-filter.ts";
import { WHOLE_ACTS, WholeActs } from "./whole-acts.tsx";

/** What can be done with the ticked customers, on whatever page they were ticked; or with all that match, by a task. */
export function CustomerListBulk(props: {
  readonly selection: Selection;
  readonly filter: CustomerListFilter;
  /** What all that match are called: with their number, where that is known. */
  readonly whole: ReactNode;
  readonly exporting: ListExport;
  readonly onTurned: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-list");
  const { may } = useShell();
  const { selection, whole } = props;
  const [isWhole, setWhole] = useState(false);
  const ticked = [...useTicked(selection, allTicked)];
  const onTurned = () => {
    selection.clear();
    props.onTurned();
  };
  return (
    <BulkBar count={ticked.length} onClear={() => selection.clear()} {...(isWhole && { told: whole })}>
      {WHOLE_ACTS.some(may) && (
        <Button size="sm" variant="outline" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t("tickedAlone") : whole}
        </Button>
      )}
      {isWhole ? (
        <WholeActs filter={props.filter} onActed={onTurned} />
      ) : (
        <>
          <TickedRows selection={selection} />
          {props.exporting.button(ticked)}
          {may("CUSTOMER_LIST.EDIT") && (
            <ActButton
              text={t("assign")}
              question={(onClose) => <AssignMany ids={ticked} onTurned={onTurned} onClose={onClose} />}
            />
          )}
          <TurnButtons ids={ticked} onTurned={onTurned} />
        </>
      )}
    </BulkBar>
  );
}
