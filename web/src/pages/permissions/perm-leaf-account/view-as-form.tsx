import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { RevealReason } from "@linehaul/schema/reveal";
import { z } from "zod";
import type { viewAsFormMutation } from "../../../__generated__/viewAsFormMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { startAnew } from "../../../signin/start-anew.ts";

const schema = z.object({ reason: RevealReason });
type Values = z.infer<typeof schema>;

/** Asks why somebody must look as this user does; then the console begins anew, as his, read-only. */
export default function ViewAsForm(props: {
  readonly accountId: string;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const { accountId: id } = props;
  const save = useSaveForm<Values, Values, viewAsFormMutation>({
    schema,
    defaults: { reason: "" },
    mutation: graphql`
      mutation viewAsFormMutation($input: ViewAsInput!) {
        viewAs(input: $input) {
          viewing {
            until
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
    variables: (values, idempotencyKey) => ({ input: { ...values, id, idempotencyKey } }),
    onSaved: startAnew,
  });
  return (
    <FormDialog
      title={t("viewAs.title", { name: props.name })}
      save={save}
      onClose={props.onClose}
      verb={t("viewAs.do")}
    >
      <TextField
        form={save.form}
        name="reason"
        label={t("viewAs.reason")}
        help={t("viewAs.help")}
        maxLength={200}
        isFirst
      />
    </FormDialog>
  );
}
