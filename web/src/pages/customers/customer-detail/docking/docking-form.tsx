import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import { DockingForm as Form } from "@linehaul/schema/customers/docking/docking";
import { MOST_WHITE_LIST } from "@linehaul/schema/customers/docking/white-list";
import type { dockingFormMutation } from "../../../../__generated__/dockingFormMutation.graphql.ts";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { TextAreaField } from "../../../../parts/form/text-area-field.tsx";
import { TextField } from "../../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { Wide } from "../../../../parts/form/wide.ts";

/** From where a customer's systems may ask, and where it is called back. */
export default function DockingForm(props: {
  readonly customerId: string;
  readonly version: number;
  readonly whiteList: string;
  readonly callbackUrl: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { customerId: id, version, whiteList, callbackUrl, onClose } = props;
  const save = useSaveForm<z.input<typeof Form>, z.output<typeof Form>, dockingFormMutation>({
    schema: Form,
    defaults: { whiteList, callbackUrl },
    mutation: graphql`
      mutation dockingFormMutation($input: SaveCustomerDockingInput!) {
        saveCustomerDocking(input: $input) {
          docking {
            version
          }
          errors {
            message
            detail
            traceId
            field
          }
        }
      }
    `,
    variables: (values, idempotencyKey) => ({ input: { ...values, id, version, idempotencyKey } }),
    onSaved: () => {
      onClose();
      props.onSaved();
    },
  });
  return (
    <FormDialog title={t("docking")} save={save} onClose={onClose}>
      <Wide>
        <TextField
          form={save.form}
          name="callbackUrl"
          label={t("dockingIs.callbackUrl")}
          help={t("dockingHelp.callbackUrl")}
          maxLength={500}
          isOptional
          isFirst
        />
      </Wide>
      <Wide>
        <TextAreaField
          form={save.form}
          name="whiteList"
          label={t("dockingIs.whiteList")}
          help={() => t("dockingHelp.whiteList")}
          maxLength={MOST_WHITE_LIST}
        />
      </Wide>
    </FormDialog>
  );
}
