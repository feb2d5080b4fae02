import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { headOf } from "@linehaul/schema/orders/order-import/texts";
import { DEFAULT_LANGUAGE, isLanguage } from "@linehaul/schema/sites";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import type { Heading } from "../../../parts/headings/choices.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** What headings mean, to be read. */
export function HeadingTable(props: {
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly onClose: () => void;
}): ReactNode {
  const { t, i18n } = useTranslation("order-template");
  const { title, headings, onClose } = props;
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  return (
    <TabDialog title={title} onClose={onClose}>
      <DialogBody>
        <SimpleTable
          label={title}
          heads={[t("heading"), t("means")]}
          rows={headings.map(({ heading, column, reading }) => ({
            key: heading,
            off: !column,
            cells: [heading, column && isImportColumn(column) ? headOf(column, language) : t(`reading.${reading}`)],
          }))}
          none={t("noHeadings")}
        />
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
