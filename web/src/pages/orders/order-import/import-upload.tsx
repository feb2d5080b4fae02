import { Button, chakra } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { MOST_IMPORT_ROWS } from "@linehaul/schema/orders/order-import/row";
import type { importUploadCheckMutation } from "../../../__generated__/importUploadCheckMutation.graphql.ts";
import type { importUploadTicketMutation } from "../../../__generated__/importUploadTicketMutation.graphql.ts";
import { formatCount } from "../../../format/money.ts";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { Upload } from "../../../parts/upload/lazy-upload.ts";
import { useUploadTicket } from "../../../parts/upload/use-upload-ticket.ts";

const Help = chakra("p", { base: { pb: "3" } });

/** Takes a sheet of orders and has it checked as soon as it is there. */
export default function ImportUpload(props: {
  readonly onTaken: (id: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("order-import");
  const [idempotencyKey] = useState(newIdempotencyKey);
  const ticketFor = useUploadTicket<importUploadTicketMutation>(graphql`
    mutation importUploadTicketMutation($input: UploadOrderSheetInput!) {
      uploadOrderSheet(input: $input) {
        ticket
        errors {
          message
          traceId
          field
        }
      }
    }
  `);
  const checking = useAct<importUploadCheckMutation>(graphql`
    mutation importUploadCheckMutation($input: CheckOrderImportInput!) {
      checkOrderImport(input: $input) {
        orderImport {
          id
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const check = (file: string) =>
    checking.act({ input: { file, idempotencyKey } }, ({ checkOrderImport: { orderImport } }) => {
      if (orderImport) props.onTaken(orderImport.id);
    });
  return (
    <TabDialog title={t("uploadTitle")} onClose={props.onClose}>
      <DialogBody>
        <Help>{t("uploadHelp", { rows: formatCount(MOST_IMPORT_ROWS) })}</Help>
        <Suspense fallback={<p>{t("loading")}</p>}>
          <Upload
            purpose="orderSheet"
            label={t("upload")}
            ticketFor={ticketFor}
            onTaken={({ id }) => check(id)}
            onRemoved={() => undefined}
          />
        </Suspense>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {t("cancel")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
