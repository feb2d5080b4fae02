import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import {
  MOST_AUDIT_COUNTRIES,
  MOST_AUDIT_REMARK,
  StaffAuditAuthForm as schema,
} from "@linehaul/schema/orders/staff-audit-auth/row";
import type { staffAuditAuthForm_staffAuditAuth$key } from "../../../__generated__/staffAuditAuthForm_staffAuditAuth.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryChoice } from "../../../parts/countries/country-choice.tsx";
import { ChoicesField } from "../../../parts/form/choices-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { SwitchField } from "../../../parts/form/switch-field.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { LookupField } from "../../../parts/lookup/lookup-field.tsx";
import { accounts } from "../../../parts/lookup/sources/accounts-source.ts";

type In = z.input<typeof schema>;
const blank: In = { userName: "", countries: [], reviewsAll: false, remark: "" };

/** Says to where a person reviews (null), or edits what is said. */
export default function StaffAuditAuthForm(props: FormProps<staffAuditAuthForm_staffAuditAuth$key>): ReactNode {
  const { t } = useTranslation("staff-audit-auth");
  const edited = useFragment(
    graphql`
      fragment staffAuditAuthForm_staffAuditAuth on StaffAuditAuth {
        id
        version
        userName
        countries
        remark
      }
    `,
    props.row,
  );
  const mutation = graphql`
    mutation staffAuditAuthFormSaveMutation($input: SaveStaffAuditAuthInput!) {
      saveStaffAuditAuth(input: $input) {
        staffAuditAuth {
          ...staffAuditAuthRow_staffAuditAuth
          ...staffAuditAuthForm_staffAuditAuth
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
    ? { ...edited, countries: [...(edited.countries ?? [])], reviewsAll: !edited.countries }
    : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved: props.onSaved });
  const { form } = save;
  const reviewsAll = useWatch({ control: form.control, name: "reviewsAll" });
  const title = edited ? t("edit", { name: edited.userName }) : t("create");
  return (
    <FormDialog title={title} save={save} onClose={props.onClose}>
      <LookupField form={form} name="userName" label={t("column.userName")} source={accounts} />
      <SwitchField form={form} name="reviewsAll" label={t("everywhere")} help={t("help.everywhere")} />
      {!reviewsAll && (
        <ChoicesField form={form} name="countries" label={t("column.countries")} isWide>
          {(value, onChange) => (
            <CountryChoice
              label={t("column.countries")}
              value={value}
              onChange={onChange}
              most={MOST_AUDIT_COUNTRIES}
            />
          )}
        </ChoicesField>
      )}
      <TextField form={form} name="remark" label={t("column.remark")} maxLength={MOST_AUDIT_REMARK} isOptional />
    </FormDialog>
  );
}
