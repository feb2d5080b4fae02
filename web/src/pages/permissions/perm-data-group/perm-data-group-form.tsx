import { Suspense, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { z } from "zod";
import {
  DATA_GROUP_KINDS,
  DATA_GROUP_RULES,
  DataGroupInput,
  MOST_CODES,
} from "@linehaul/schema/permissions/perm-data-group";
import { SITE_CODES } from "@linehaul/schema/sites";
import type {
  permDataGroupForm_dataGroup$data,
  permDataGroupForm_dataGroup$key,
} from "../../../__generated__/permDataGroupForm_dataGroup.graphql.ts";
import { useCatalogueForm, type FormProps } from "../../../parts/catalogue/use-catalogue-form.ts";
import { CountryChoice } from "../../../parts/countries/country-choice.tsx";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { ChoicesField } from "../../../parts/form/choices-field.tsx";
import { CodesField } from "../../../parts/form/codes-field.tsx";
import { Fields } from "../../../parts/form/fields.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { ListField } from "../../../parts/form/list-field.tsx";
import { OrganisationChoice } from "../../../parts/organisations/organisation-choice.tsx";

type In = z.input<typeof DataGroupInput>;
const blank: In = {
  code: "",
  name: "",
  kind: "CONSTANT",
  sites: [],
  countries: [],
  orgs: [],
  customers: [],
  accounts: [],
  rules: [],
};

/** A group as the form holds it; a kind, site or rule of a newer release is left out. */
const valuesOf = (group: permDataGroupForm_dataGroup$data): In => ({
  code: group.code,
  name: group.name,
  kind: group.kind === "VARIABLE" ? "VARIABLE" : "CONSTANT",
  sites: SITE_CODES.filter((site) => group.sites.includes(site)),
  countries: [...group.countries],
  orgs: [...group.orgs],
  customers: [...group.customers],
  accounts: [...group.accounts],
  rules: DATA_GROUP_RULES.filter((rule) => group.rules.includes(rule)),
});

/** What of the other kind was chosen before is out of sight: it is neither checked nor sent. */
const schema = z.preprocess(
  (values: In): In =>
    values.kind === "CONSTANT"
      ? { ...values, rules: [] }
      : { ...values, sites: [], countries: [], orgs: [], customers: [], accounts: [] },
  DataGroupInput,
);

/** Creates a data group (null) or edits one. */
export default function PermDataGroupForm(props: FormProps<permDataGroupForm_dataGroup$key>): ReactNode {
  const { row, onClose, onSaved } = props;
  const { t } = useTranslation("perm-data-group");
  const edited = useFragment(
    graphql`
      fragment permDataGroupForm_dataGroup on DataGroup {
        id
        version
        code
        name
        kind
        sites
        countries
        orgs
        customers
        accounts
        rules
      }
    `,
    row,
  );
  const mutation = graphql`
    mutation permDataGroupFormSaveMutation($input: SaveDataGroupInput!) {
      saveDataGroup(input: $input) {
        dataGroup {
          ...permDataGroupRow_dataGroup
          ...permDataGroupForm_dataGroup
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
  const values = edited ? valuesOf(edited) : blank;
  const save = useCatalogueForm({ schema, edited, values, mutation, onSaved });
  const { form } = save;
  const kind = useWatch({ control: form.control, name: "kind" });
  return (
    <FormDialog title={edited ? t("edit", { code: edited.code }) : t("create")} save={save} onClose={onClose}>
      <Fields of={save} rules={DataGroupInput.shape} page="perm-data-group" names={["code", "name"]} />
      <ChoiceField
        form={form}
        name="kind"
        label={t("column.kind")}
        help={t(`kindHelp.${kind}`)}
        options={DATA_GROUP_KINDS.map((value) => ({ value, label: t(`grant.kind.${value}`) }))}
      />
      {kind === "VARIABLE" ? (
        <ListField
          form={form}
          name="rules"
          label={t("rules")}
          help={t("help.rules")}
          options={DATA_GROUP_RULES.map((rule) => ({ value: rule, label: t(`grant.rule.${rule}`) }))}
        />
      ) : (
        <>
          <ListField
            form={form}
            name="sites"
            label={t("grant.dimension.SITE")}
            help={t("help.sites")}
            options={SITE_CODES.map((site) => ({ value: site, label: site }))}
          />
          <ChoicesField form={form} name="countries" label={t("grant.dimension.COUNTRY")}>
            {(value, onChange) => (
              <CountryChoice label={t("grant.dimension.COUNTRY")} value={value} onChange={onChange} most={MOST_CODES} />
            )}
          </ChoicesField>
          <ChoicesField form={form} name="orgs" label={t("grant.dimension.ORG")}>
            {(value, onChange) => (
              <Suspense fallback={null}>
                <OrganisationChoice label={t("grant.dimension.ORG")} value={value} onChange={onChange} />
              </Suspense>
            )}
          </ChoicesField>
          <CodesField form={form} name="customers" label={t("grant.dimension.CUSTOMER")} help={t("help.customers")} />
          <CodesField form={form} name="accounts" label={t("grant.dimension.ACCOUNT")} help={t("help.accounts")} />
        </>
      )}
    </FormDialog>
  );
}
