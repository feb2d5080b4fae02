import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { z } from "zod";
import { MOST_REASON } from "@linehaul/schema/orders/intercept-release";
import type { sendAnewMutation } from "../../../__generated__/sendAnewMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextAreaField } from "../../../parts/form/text-area-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { Wide } from "./wide.ts";

const Why = z.object({ reason: z.string().trim().min(1, "required").max(MOST_REASON, "text.max") });

/** Why a command is sent that the outlet has already: it gets a new one. */
export default function SendAnew(props: {
  readonly command: string;
  readonly number: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("intercept-release");
  const { command: id, number, onClose } = props;
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, sendAnewMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation sendAnewMutation($input: SendOutletCommandInput!) {
        sendOutletCommand(input: $input) {
          command {
            ...interceptReleaseRow_command
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
    variables: ({ reason }, idempotencyKey) => ({ input: { id, reason, idempotencyKey } }),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t("sendAnew", { number })} save={save} onClose={onClose} verb={t("send")}>
      <Wide>
        <p>{t("sendAnewHelp")}</p>
        <TextAreaField
          form={save.form}
          name="reason"
          label={t("column.reason")}
          help={(text) => t("letters", { count: text.length, most: MOST_REASON })}
          maxLength={MOST_REASON}
        />
      </Wide>
    </FormDialog>
  );
}
