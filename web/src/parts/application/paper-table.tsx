import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { paperTableDownloadMutation } from "../../__generated__/paperTableDownloadMutation.graphql.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { BusyButton } from "../button/busy-button.tsx";
import { fetchFile } from "../export/fetch-file.ts";
import { useAct } from "../form/use-act.ts";
import { SimpleTable } from "../table/simple-table.tsx";
import { megabytes } from "../upload/size.ts";

/** A paper of a checklist. */
export interface TablePaper {
  readonly paper: string;
  readonly isRequired: boolean;
  readonly file?: { readonly id: string; readonly name: string; readonly bytes: number } | null | undefined;
}

/** The checklist of an application with what was uploaded, to take along. */
export function PaperTable(props: {
  /** Node id of the application. */
  readonly id: string;
  readonly papers: readonly TablePaper[];
  readonly mayTake: boolean;
}): ReactNode {
  const { t } = useTranslation("application");
  const texts = useTexts("application");
  const { id, papers, mayTake } = props;
  const taking = useAct<paperTableDownloadMutation>(graphql`
    mutation paperTableDownloadMutation($input: DownloadApplicationPaperInput!) {
      downloadApplicationPaper(input: $input) {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const take = (file: string) =>
    taking.act({ input: { id, file } }, ({ downloadApplicationPaper: { ticket } }) => {
      if (ticket) fetchFile(ticket);
    });
  return (
    <SimpleTable
      label={t("papers")}
      heads={[t("paperOf"), t("file"), t("size"), ...(mayTake ? [t("download")] : [])]}
      rows={papers.map(({ paper, isRequired, file }) => ({
        key: paper,
        off: !file,
        cells: [
          <span key="paper">
            {texts(`paper.${paper}`)}
            {isRequired && <small>{t("needed")}</small>}
          </span>,
          file?.name ?? "–",
          file && megabytes(file.bytes),
          file && mayTake && (
            <BusyButton
              key="act"
              size="2xs"
              variant="outline"
              isBusy={taking.isBusy}
              aria-label={t("downloadOne", { name: texts(`paper.${paper}`) })}
              onClick={() => take(file.id)}
            >
              {t("download")}
            </BusyButton>
          ),
        ],
      }))}
      none={t("none")}
    />
  );
}
