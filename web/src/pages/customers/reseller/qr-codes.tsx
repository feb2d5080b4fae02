import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { QR_FORMS } from "@linehaul/schema/customers/reseller/qr";
import type { qrCodesDownloadMutation } from "../../../__generated__/qrCodesDownloadMutation.graphql.ts";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { fetchFile } from "../../../parts/export/fetch-file.ts";
import { useAct } from "../../../parts/form/use-act.ts";

const Forms = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    alignItems: "center",
    gap: "3",
    mt: "4",
    "& > dd": { color: "fg.muted" },
  },
});

/** The QR code of a reseller, to be taken along: as a picture, a drawing, or a page to hang up. */
export default function QrCodes(props: {
  /** Node id of the reseller. */
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("reseller");
  const { id, name, onClose } = props;
  const taking = useAct<qrCodesDownloadMutation>(graphql`
    mutation qrCodesDownloadMutation($input: TakeResellerQrCodeInput!) {
      takeResellerQrCode(input: $input) {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const take = (form: (typeof QR_FORMS)[number]) =>
    taking.act({ input: { id, form } }, ({ takeResellerQrCode: { ticket } }) => {
      if (ticket) fetchFile(ticket);
    });
  return (
    <Dialog title={t("qrCodeOf", { name })} onClose={onClose}>
      <DialogBody>
        <p>{t("qrHelp")}</p>
        <Forms>
          {QR_FORMS.map((form) => (
            <Form key={form} form={form} isBusy={taking.isBusy} onTake={() => take(form)} />
          ))}
        </Forms>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Form(props: {
  readonly form: (typeof QR_FORMS)[number];
  readonly isBusy: boolean;
  readonly onTake: () => void;
}) {
  const { t } = useTranslation("reseller");
  const { form, isBusy, onTake } = props;
  return (
    <>
      <dt>
        <BusyButton size="sm" variant="outline" isBusy={isBusy} onClick={onTake}>
          {t(`form.${form}`)}
        </BusyButton>
      </dt>
      <dd>{t(`formHelp.${form}`)}</dd>
    </>
  );
}
