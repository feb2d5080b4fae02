import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { billWhitelistFormAddMutation } from "../../../__generated__/billWhitelistFormAddMutation.graphql.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

type Batch = billWhitelistFormAddMutation["response"]["addBillWhitelists"]["batch"];
export type Outcomes = NonNullable<Batch>["outcomes"];

/** What became of each code, and how many were added. */
export function BillWhitelistOutcomes(props: { readonly outcomes: Outcomes; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("bill-whitelist");
  const texts = useTexts("bill-whitelist");
  const { outcomes, onClose } = props;
  const added = outcomes.filter(({ outcome }) => outcome === "ADDED").length;
  return (
    <TabDialog title={t("outcomes")} onClose={onClose}>
      <DialogBody>
        <p>{t("added", { added, all: outcomes.length })}</p>
        <SimpleTable
          label={t("outcomes")}
          heads={[t("column.customerCode"), t("column.customer"), t("outcome")]}
          rows={outcomes.map(({ customerCode, outcome, row }) => ({
            key: customerCode,
            off: outcome !== "ADDED",
            cells: [customerCode, row?.customerName ?? "–", texts(`outcomeIs.${outcome}`)],
          }))}
          none=""
        />
      </DialogBody>
      <DialogFoot>
        <span />
        <Button variant="solid" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
