import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { contractFiles_contract$key } from "../../../__generated__/contractFiles_contract.graphql.ts";
import type { contractFilesDownloadMutation } from "../../../__generated__/contractFilesDownloadMutation.graphql.ts";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { fetchFile } from "../../../parts/export/fetch-file.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";
import { megabytes } from "../../../parts/upload/size.ts";

/** So much of a hash tells two files apart by eye; the whole of it is on hover. */
const SHOWN = 12;

/** The files of a contract with the hash of each, to take along. */
export function ContractFiles(props: { readonly contract: contractFiles_contract$key }): ReactNode {
  const { t } = useTranslation("contract-signing");
  const { id, files, viewerMayDownload } = useFragment(
    graphql`
      fragment contractFiles_contract on Contract {
        id
        viewerMayDownload
        files {
          id
          name
          bytes
          sha256
        }
      }
    `,
    props.contract,
  );
  const taking = useAct<contractFilesDownloadMutation>(graphql`
    mutation contractFilesDownloadMutation($input: DownloadContractFileInput!) {
      downloadContractFile(input: $input) {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const download = (file: string) =>
    taking.act({ input: { id, file } }, ({ downloadContractFile: { ticket } }) => {
      if (ticket) fetchFile(ticket);
    });
  return (
    <SimpleTable
      label={t("column.files")}
      heads={[t("column.files"), t("size"), "SHA-256", ...(viewerMayDownload ? [t("download")] : [])]}
      rows={files.map((file) => ({
        key: file.id,
        cells: [
          file.name,
          megabytes(file.bytes),
          <code key="hash" title={file.sha256}>
            {file.sha256.slice(0, SHOWN)}
          </code>,
          viewerMayDownload && (
            <BusyButton
              key="act"
              size="2xs"
              variant="outline"
              isBusy={taking.isBusy}
              aria-label={t("downloadOne", { name: file.name })}
              onClick={() => download(file.id)}
            >
              {t("download")}
            </BusyButton>
          ),
        ],
      }))}
      none={t("filesNone")}
    />
  );
}
