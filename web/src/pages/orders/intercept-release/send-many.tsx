import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { z } from "zod";
import { MOST_REASON } from "@linehaul/schema/orders/intercept-release";
import type { sendManyMutation } from "../../../__generated__/sendManyMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextAreaField } from "../../../parts/form/text-area-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { ActQuestion, type Asking } from "../../../parts/order-act/act-question.tsx";
import { Wide } from "./wide.ts";

const Why = z.object({ reason: z.string().trim().max(MOST_REASON, "text.max") });
interface Sending {
  readonly orders: readonly string[];
  readonly onClose: () => void;
}

/** Sends the last commands of orders again; each has its outcome. */
export default function SendMany({ orders, onClose, onSent }: Sending & { readonly onSent: () => void }): ReactNode {
  const { t } = useTranslation("intercept-release");
  const count = orders.length;
  return (
    <ActQuestion
      title={t("sendMany", { count })}
      outcome={t("sendOutcome")}
      count={count}
      onActed={onSent}
      onClose={onClose}
    >
      {({ onDone }) => <Question orders={orders} onDone={onDone} onClose={onClose} />}
    </ActQuestion>
  );
}

function Question({ orders: ids, onDone, onClose }: Sending & Pick<Asking, "onDone">) {
  const { t } = useTranslation("intercept-release");
  const count = ids.length;
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, sendManyMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation sendManyMutation($input: SendOutletCommandsInput!) {
        sent: sendOutletCommands(input: $input) {
          act {
            ...actDialog_act
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
    variables: ({ reason }, idempotencyKey) => ({ input: { ids, reason: reason || null, idempotencyKey } }),
    onSaved: ({ sent }) => {
      if (sent.act) onDone(sent.act);
    },
    isSilent: true,
  });
  return (
    <FormDialog title={t("sendMany", { count })} save={save} onClose={onClose} verb={t("send")}>
      <Wide>
        <p>{t("sendManyHelp")}</p>
        <TextAreaField
          form={save.form}
          name="reason"
          label={t("reasonOptional")}
          help={(text) => t("letters", { count: text.length, most: MOST_REASON })}
          maxLength={MOST_REASON}
        />
      </Wide>
    </FormDialog>
  );
}
