import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { LIMIT_RULES, LimitRule, LIMITS } from "@linehaul/schema/scope";
import { z } from "zod";
import type { dataPermissionForm_dataPermission$key } from "../../../__generated__/dataPermissionForm_dataPermission.graphql.ts";
import type { dataPermissionFormSaveMutation } from "../../../__generated__/dataPermissionFormSaveMutation.graphql.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { TouchedConfirm } from "./touched-confirm.tsx";

const rule = LimitRule.nullable();
const schema = z.object({ country: rule, org: rule, customer: rule, account: rule });
type Values = z.infer<typeof schema>;

/** A rule of a newer release can't be chosen here: it becomes the default when it is saved. */
const known = (value: string | null | undefined): LimitRule | null =>
  value ? (LIMIT_RULES.find((one) => one === value) ?? LIMIT_RULES[0]) : null;

/** Changes how data groups limit a record; whom that touches is said before it is saved. */
export default function DataPermissionForm(props: {
  readonly dataPermission: dataPermissionForm_dataPermission$key;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): ReactNode {
  const { t } = useTranslation(["data-permission", "parts"]);
  const { record, version, ...own } = useFragment(
    graphql`
      fragment dataPermissionForm_dataPermission on DataPermission {
        record
        version
        country
        org
        customer
        account
      }
    `,
    props.dataPermission,
  );
  const defaults: Values = {
    country: known(own.country),
    org: known(own.org),
    customer: known(own.customer),
    account: known(own.account),
  };
  const save = useSaveForm<Values, Values, dataPermissionFormSaveMutation>({
    schema,
    defaults,
    mutation: graphql`
      mutation dataPermissionFormSaveMutation($input: SaveDataPermissionInput!) {
        saveDataPermission(input: $input) {
          dataPermission {
            ...dataPermissionRow_dataPermission
            ...dataPermissionForm_dataPermission
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
    variables: (values, idempotencyKey) => ({ input: { ...values, record, version, idempotencyKey } }),
    onSaved: props.onSaved,
    asks: true,
  });
  const name = t(`record.${record}`);
  const { asked } = save;
  return (
    <FormDialog title={t("edit", { name })} save={save} onClose={props.onClose}>
      {LIMITS.filter((limit) => defaults[limit] !== null).map((limit) => (
        <ChoiceField
          key={limit}
          form={save.form}
          name={limit}
          label={t(`column.${limit}`)}
          help={t(`help.${record}.${limit}`)}
          options={LIMIT_RULES.map((value) => ({ value, label: t(`rule.${value}`) }))}
        />
      ))}
      {asked !== null && (
        <KeyedBoundary of={asked} failed={() => <p role="alert">{t("parts:state.failed")}</p>}>
          <Suspense fallback={null}>
            <TouchedConfirm name={name} input={{ record, ...asked }} onConfirm={save.confirm} onClose={save.back} />
          </Suspense>
        </KeyedBoundary>
      )}
    </FormDialog>
  );
}
