import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { TabDialog } from "../dialog/tab-dialog.tsx";
import { SimpleTable } from "../table/simple-table.tsx";

/** What became of each of the rows that something was done with at once. */
export function OutcomesDialog(props: {
  readonly title: string;
  /** How many of how many. */
  readonly told: string;
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly isDone: boolean;
    readonly cells: readonly ReactNode[];
  }[];
  readonly onClose: () => void;
}): ReactNode {
  const { title, told, heads, rows, onClose } = props;
  return (
    <Said title={title} onClose={onClose}>
      <p>{told}</p>
      <SimpleTable
        label={title}
        heads={heads}
        rows={rows.map(({ key, isDone, cells }) => ({ key, off: !isDone, cells }))}
        none=""
      />
    </Said>
  );
}

/** What is read and closed: more rows were ticked than can be done at once, say. */
export function Said(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("shell");
  return (
    <TabDialog title={props.title} onClose={props.onClose}>
      <DialogBody>{props.children}</DialogBody>
      <DialogFoot>
        <span />
        <Button variant="solid" onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
