import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import { TerminateContract } from "@linehaul/schema/customers/contract-signing/write";
import type { terminateFormMutation } from "../../../__generated__/terminateFormMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { ReasonField } from "../../../parts/form/reason-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { Wide } from "../../../parts/form/wide.ts";

const Why = TerminateContract.pick({ reason: true });

/** Why a signed contract ends before its last day. */
export function TerminateForm(props: {
  readonly id: string;
  readonly version: number;
  readonly contractNo: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("contract-signing");
  const { id, version, contractNo, onDone, onClose } = props;
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, terminateFormMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation terminateFormMutation($input: TerminateContractInput!) {
        terminateContract(input: $input) {
          contract {
            ...contractSigningRow_contract
            ...contractActs_contract
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
    variables: ({ reason }, idempotencyKey) => ({ input: { id, version, reason, idempotencyKey } }),
    onSaved: onDone,
  });
  return (
    <FormDialog
      title={t("terminateQuestion", { no: contractNo })}
      save={save}
      onClose={onClose}
      verb={t("act.TERMINATE")}
    >
      <Wide>
        <p>{t("terminateHelp")}</p>
      </Wide>
      <ReasonField
        form={save.form}
        name="reason"
        label={t("column.reason")}
        help={(count, most) => t("letters", { count, most })}
      />
    </FormDialog>
  );
}
