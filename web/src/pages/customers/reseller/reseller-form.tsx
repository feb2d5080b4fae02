import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { EditedReseller, NewReseller } from "@linehaul/schema/customers/reseller/row";
import type { resellerForm_reseller$key } from "../../../__generated__/resellerForm_reseller.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { useFieldError } from "../../../parts/form/use-field-error.ts";
import { Lookup } from "../../../parts/lookup/lookup.tsx";
import { customers } from "../../../parts/lookup/sources/customers-source.ts";

const blank = {
  customerCode: "",
  userCode: "",
  creditAccount: "",
  dcCode: "",
  storeCode: "",
  name: "",
  area: "",
  phone: "",
};

/** Adds a reseller (null), or edits one. Card and telephone that are kept are not shown: empty ones stay. */
export default function ResellerForm(props: FormProps<resellerForm_reseller$key>): ReactNode {
  const { t } = useTranslation("reseller");
  const edited = useFragment(
    graphql`
      fragment resellerForm_reseller on Reseller {
        id
        version
        customerCode
        customerName
        userCode
        creditAccount
        dcCode
        storeCode
        name
        area
        phone
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation resellerFormSaveMutation($input: SaveResellerInput!) {
      saveReseller(input: $input) {
        reseller {
          ...resellerRow_reseller
          ...resellerForm_reseller
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
  const [chosen, choose] = useState(edited?.customerName ?? "");
  const schema = edited ? EditedReseller : NewReseller;
  const values = edited ? { ...edited, creditAccount: "", phone: "" } : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const error = useFieldError(save.form, "customerCode");
  const fields = { of: save, rules: schema.shape, page: "reseller" };
  const kept = (value: string): string => t("kept", { value });
  return (
    <FormDialog title={edited ? t("edit", { name: edited.name }) : t("create")} save={save} onClose={props.onClose}>
      <Lookup
        source={customers}
        label={t("column.customer")}
        help={t("help.customer")}
        chosen={chosen}
        error={error?.message}
        onChoose={(found) => {
          choose(found?.label ?? "");
          save.form.setValue("customerCode", found?.value.customerCode ?? "", {
            shouldDirty: true,
            shouldValidate: found !== null,
          });
        }}
      />
      <Fields {...fields} names={["userCode"]} />
      <Fields
        {...fields}
        names={["creditAccount"]}
        help={edited ? { creditAccount: kept(edited.creditAccount) } : {}}
      />
      <Fields {...fields} names={["name", "area", "storeCode", "dcCode"]} />
      <Fields {...fields} names={["phone"]} help={edited ? { phone: kept(edited.phone) } : {}} />
    </FormDialog>
  );
}
