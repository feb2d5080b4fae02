import { Button, chakra } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MOST_CATALOGUE_ROWS } from "@linehaul/schema/catalogue-sheet";
import { formatCount } from "../../format/money.ts";
import { moduleName } from "../../i18n/module-name.ts";
import { BusyButton } from "../button/busy-button.tsx";
import { DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { TabDialog } from "../dialog/tab-dialog.tsx";
import { fetchFile } from "../export/fetch-file.ts";
import { Problem } from "../form/problem.tsx";
import { useAct } from "../form/use-act.ts";
import { Upload } from "../upload/lazy-upload.ts";
import { useUploadTicket } from "../upload/use-upload-ticket.ts";
import { SheetFound } from "./sheet-found.tsx";
import type { CatalogueSheet, SendMutation, TemplateMutation } from "./sheet.ts";
import { useSheet } from "./use-sheet.ts";

const Steps = chakra("div", { base: { display: "grid", gap: "3", "& > p": { color: "fg.muted" } } });

/** What a catalogue's page opens its dialog with. */
export interface SheetDialogProps {
  readonly onClose: () => void;
  readonly onStored: () => void;
}

/**
 * Takes a catalogue's rows as a sheet (ORD-12): limits and template first, then the file, then what storing it would do and which cells are
 * wrong, and only then, when somebody says so, the storing, all of it or nothing.
 */
export default function SheetDialog(props: SheetDialogProps & { readonly of: CatalogueSheet }): ReactNode {
  const { t } = useTranslation(["sheet", "shell", "parts"]);
  const { of, onClose, onStored } = props;
  const ticketFor = useUploadTicket<SendMutation>(of.ticket);
  const template = useAct<TemplateMutation>(of.template);
  const { way, problems, check, forget, store, isStoring } = useSheet(of, onStored);
  const toStore = way.is === "found" && way.found.wrongCells === 0 ? way.found.added + way.found.changed : 0;
  return (
    <TabDialog title={t("title", { list: moduleName(t, of.module) })} size="4xl" onClose={onClose}>
      <DialogBody>
        <Steps>
          <p>{t(of.help ?? "help", { rows: formatCount(MOST_CATALOGUE_ROWS) })}</p>
          <BusyButton
            justifySelf="start"
            size="sm"
            variant="outline"
            isBusy={template.isBusy}
            onClick={() => template.act({}, ({ made: { ticket } }) => ticket && fetchFile(ticket))}
          >
            {t("template")}
          </BusyButton>
          <Suspense fallback={<p>{t("loading")}</p>}>
            <Upload
              purpose="catalogueSheet"
              label={t("file")}
              ticketFor={ticketFor}
              onTaken={({ id }) => check(id)}
              onRemoved={forget}
            />
          </Suspense>
          {problems.map((one) => (
            <Problem key={one.text} {...one} />
          ))}
          {way.is === "checking" && <output>{t("checking")}</output>}
          {way.is === "found" && <SheetFound found={way.found} />}
        </Steps>
      </DialogBody>
      <DialogFoot>
        <span>{t("foot")}</span>
        <Button data-autofocus onClick={onClose}>
          {t("parts:form.cancel")}
        </Button>
        {way.is === "failed" && <Button onClick={() => check(way.file)}>{t("checkAgain")}</Button>}
        {toStore > 0 && (
          <BusyButton variant="solid" isBusy={isStoring} onClick={store}>
            {t("store", { count: toStore, rows: formatCount(toStore) })}
          </BusyButton>
        )}
      </DialogFoot>
    </TabDialog>
  );
}
