import { chakra } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import { DOCUMENT_KINDS, type DocumentKind } from "@linehaul/schema/orders/order/history";
import { orderReviewDocumentRoutes } from "@linehaul/schema/orders/order-review/document";
import type { addDocumentFormMutation } from "../../../../__generated__/addDocumentFormMutation.graphql.ts";
import type { addDocumentFormTicketMutation } from "../../../../__generated__/addDocumentFormTicketMutation.graphql.ts";
import { ChoiceField } from "../../../../parts/form/choice-field.tsx";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { useFieldError } from "../../../../parts/form/use-field-error.ts";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { Upload } from "../../../../parts/upload/lazy-upload.ts";
import { useUploadTicket } from "../../../../parts/upload/use-upload-ticket.ts";
import { Wide } from "../../../../parts/form/wide.ts";

const Added = orderReviewDocumentRoutes.keep.body.omit({ id: true });

/** Adds a document to a case, or another file of one: which, and its file. */
export default function AddDocumentForm(props: {
  readonly id: string;
  readonly number: string;
  /** The one that is wanted most. */
  readonly kind: DocumentKind;
  readonly onDone: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("order-review");
  const { id, number, kind, onDone, onClose } = props;
  const save = useSaveForm<z.input<typeof Added>, z.output<typeof Added>, addDocumentFormMutation>({
    schema: Added,
    defaults: { kind, file: "" },
    mutation: graphql`
      mutation addDocumentFormMutation($input: KeepReviewDocumentInput!) {
        keepReviewDocument(input: $input) {
          errors {
            message
            detail
            traceId
            field
          }
        }
      }
    `,
    variables: (added, idempotencyKey) => ({ input: { id, ...added, idempotencyKey } }),
    onSaved: onDone,
    isSilent: true,
  });
  const ticketFor = useUploadTicket<addDocumentFormTicketMutation>(graphql`
    mutation addDocumentFormTicketMutation($input: UploadReviewDocumentInput!) {
      uploadReviewDocument(input: $input) {
        ticket
        errors {
          message
          traceId
          field
        }
      }
    }
  `);
  const { form } = save;
  const error = useFieldError(form, "file");
  const take = (file: string) => form.setValue("file", file, { shouldDirty: true, shouldValidate: file !== "" });
  return (
    <FormDialog title={t("doc.addTitle", { number })} save={save} onClose={onClose} verb={t("doc.addVerb")}>
      <Wide>
        <ChoiceField
          form={form}
          name="kind"
          label={t("doc.kind")}
          help={t("doc.kindHelp")}
          options={DOCUMENT_KINDS.map((value) => ({ value, label: t(`document.${value}`) }))}
        />
        <Suspense fallback={<p>{t("doc.loading")}</p>}>
          <Upload
            purpose="reviewDocument"
            label={t("doc.file")}
            ticketFor={ticketFor}
            onTaken={(file) => take(file.id)}
            onRemoved={() => take("")}
          />
        </Suspense>
        {error && (
          <chakra.p role="alert" color="critical.fg">
            {error.message}
          </chakra.p>
        )}
      </Wide>
    </FormDialog>
  );
}
