import { FEE_KINDS } from "@linehaul/schema/base-data/add-service-fee-fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { ADD_SERVICE_ASKS, AddServiceFields, AddServiceForm as schema } from "@linehaul/schema/base-data/add-service";
import { SITES } from "@linehaul/schema/sites";
import type { addServiceForm_addService$key } from "../../../__generated__/addServiceForm_addService.graphql.ts";
import { config } from "../../../browser/config.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";

type In = z.input<typeof schema>;
const blank: In = {
  code: "",
  nameEn: "",
  nameZhCn: "",
  nameZhHk: "",
  helpEn: "",
  helpZhCn: "",
  helpZhHk: "",
  asks: "FLAG",
  feeKind: "FIXED",
  fee: "",
  feeLeast: "",
  feeMost: "",
  feeCurrency: SITES[config.site].currency,
  sort: 0,
};

/** Creates a add service (null) or edits one. */
export default function AddServiceForm(props: FormProps<addServiceForm_addService$key>): ReactNode {
  const { t } = useTranslation("add-service");
  const edited = useFragment(
    graphql`
      fragment addServiceForm_addService on AddService {
        id
        version
        code
        nameEn
        nameZhCn
        nameZhHk
        helpEn
        helpZhCn
        helpZhHk
        asks
        feeKind
        fee
        feeLeast
        feeMost
        feeCurrency
        sort
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation addServiceFormSaveMutation($input: SaveAddServiceInput!) {
      saveAddService(input: $input) {
        addService {
          ...addServiceRow_addService
          ...addServiceForm_addService
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
  const values: In = edited
    ? {
        ...edited,
        // What a newer release knows can't be chosen here.
        asks: ADD_SERVICE_ASKS.find((one) => one === edited.asks) ?? "FLAG",
        feeKind: FEE_KINDS.find((one) => one === edited.feeKind) ?? "FIXED",
        feeLeast: edited.feeLeast ?? "",
        feeMost: edited.feeMost ?? "",
      }
    : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const fields = { of: save, rules: AddServiceFields.shape, page: "add-service" };
  const title = edited ? t("edit", { name: edited.code }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <Fields {...fields} names={["code"]} isReadOnly={Boolean(edited)} />
      <Fields {...fields} names={["nameEn", "nameZhCn", "nameZhHk"]} />
      <ChoiceField
        form={form}
        name="asks"
        label={t("column.asks")}
        options={ADD_SERVICE_ASKS.map((one) => ({ value: one, label: t(`asks.${one}`) }))}
      />
      <ChoiceField
        form={form}
        name="feeKind"
        label={t("column.feeKind")}
        options={FEE_KINDS.map((one) => ({ value: one, label: t(`feeKind.${one}`) }))}
      />
      <Fields
        {...fields}
        names={["fee", "feeCurrency", "feeLeast", "feeMost", "helpEn", "helpZhCn", "helpZhHk", "sort"]}
      />
    </FormDialog>
  );
}
