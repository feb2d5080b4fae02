import { chakra } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { OrderTemplateInput } from "@linehaul/schema/orders/order-template/row";
import type { orderTemplateForm_orderTemplate$key } from "../../../__generated__/orderTemplateForm_orderTemplate.graphql.ts";
import type { orderTemplateFormTicketMutation } from "../../../__generated__/orderTemplateFormTicketMutation.graphql.ts";
import { StatusField } from "../../../parts/catalogue/status-field.tsx";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useFieldError } from "../../../parts/form/use-field-error.ts";
import { Upload } from "../../../parts/upload/lazy-upload.ts";
import { useUploadTicket } from "../../../parts/upload/use-upload-ticket.ts";

const Wide = chakra("div", {
  base: { gridColumn: "1 / -1", "& > p": { pb: "2" }, "& > p[role=alert]": { color: "critical.fg", pt: "2" } },
});
const changed = OrderTemplateInput.omit({ id: true, version: true });
/** A new one needs its workbook. */
const added = changed.refine(({ file }) => file !== undefined, { path: ["file"], message: "template.file" });

/** Uploads an order template (null), or edits one; a new workbook takes the place of the old one. */
export default function OrderTemplateForm(props: FormProps<orderTemplateForm_orderTemplate$key>): ReactNode {
  const { t } = useTranslation("order-template");
  const edited = useFragment(
    graphql`
      fragment orderTemplateForm_orderTemplate on OrderTemplate {
        id
        version
        status
        name
        customerCode
        fileName
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation orderTemplateFormSaveMutation($input: SaveOrderTemplateInput!) {
      saveOrderTemplate(input: $input) {
        orderTemplate {
          ...orderTemplateRow_orderTemplate
          ...orderTemplateForm_orderTemplate
        }
        errors {
          message
          detail
          traceId
          field
        }
      }
    }
  `;
  const ticketFor = useUploadTicket<orderTemplateFormTicketMutation>(
    graphql`
      mutation orderTemplateFormTicketMutation($input: UploadOrderTemplateInput!) {
        uploadOrderTemplate(input: $input) {
          ticket
          errors {
            message
            traceId
            field
          }
        }
      }
    `,
    edited?.id,
  );
  const status = edited?.status === "DISABLED" ? "DISABLED" : "ENABLED";
  const values = { name: edited?.name ?? "", customerCode: edited?.customerCode ?? "", status } as const;
  const save = useCatalogueForm({
    schema: edited ? changed : added,
    edited,
    values,
    mutation,
    onSaved: props.onSaved,
  });
  const { form } = save;
  const error = useFieldError(form, "file");
  const take = (file: string | undefined) =>
    form.setValue("file", file, { shouldDirty: true, shouldValidate: file !== undefined });
  const title = edited ? t("edit", { name: edited.name }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <TextField form={form} name="name" label={t("column.name")} isFirst maxLength={60} />
      <TextField
        form={form}
        name="customerCode"
        label={t("column.customerCode")}
        help={t("help.customerCode")}
        isOptional
        inputMode="numeric"
        maxLength={10}
      />
      <Wide>
        <p>{edited ? t("help.replace", { file: edited.fileName }) : t("help.file")}</p>
        <Suspense fallback={<p>{t("loading")}</p>}>
          <Upload
            purpose="orderTemplate"
            label={t("column.fileName")}
            ticketFor={ticketFor}
            onTaken={({ id }) => take(id)}
            onRemoved={() => take(undefined)}
          />
        </Suspense>
        {error && <p role="alert">{error.message}</p>}
      </Wide>
      <StatusField form={form} name="status" help={t("help.status")} />
    </FormDialog>
  );
}
