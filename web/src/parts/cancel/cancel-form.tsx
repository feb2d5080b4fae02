import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { z } from "zod";
import { CancelOrders } from "@linehaul/schema/orders/order/cancel";
import {
  MOST_CANCEL_CHARACTERS,
  MOST_CANCEL_WORDS,
  type CancelPage,
} from "@linehaul/schema/orders/order/cancel-limits";
import { countWords } from "@linehaul/schema/word-count";
import type { actDialog_act$key } from "../../__generated__/actDialog_act.graphql.ts";
import type { cancelFormApprovedMutation } from "../../__generated__/cancelFormApprovedMutation.graphql.ts";
import type { cancelFormMutation } from "../../__generated__/cancelFormMutation.graphql.ts";
import { useShell } from "../../tab/use-shell.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { SwitchField } from "../form/switch-field.tsx";
import { TextAreaField } from "../form/text-area-field.tsx";
import { useSaveForm } from "../form/use-save-form.ts";
import { Wide } from "../form/wide.ts";

const Why = CancelOrders.pick({ reason: true, byCustomer: true });

/** Why orders are cancelled. Who may cancel what is approved does it by that button, whatever the orders' states. */
export function CancelForm(props: {
  readonly page: CancelPage;
  /** Those that may be cancelled. */
  readonly orders: readonly string[];
  readonly onDone: (act: actDialog_act$key) => void;
  readonly onClose: () => void;
  /** How the orders stand. */
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslation("cancel");
  const { may } = useShell();
  const { page, orders, onDone, onClose, children } = props;
  const count = orders.length;
  const mutation = may("ORDER_LIST.CANCEL_APPROVED")
    ? graphql`
        mutation cancelFormApprovedMutation($input: CancelOrdersInput!) {
          cancelled: cancelApprovedOrders(input: $input) {
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
      `
    : graphql`
        mutation cancelFormMutation($input: CancelOrdersInput!) {
          cancelled: cancelOrders(input: $input) {
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
      `;
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, cancelFormApprovedMutation | cancelFormMutation>({
    schema: Why,
    defaults: { reason: "", byCustomer: false },
    mutation,
    variables: (why, idempotencyKey) => ({ input: { ...why, ids: orders, page, idempotencyKey } }),
    onSaved: ({ cancelled: { act } }) => {
      if (act) onDone(act);
    },
    isSilent: true,
  });
  return (
    <FormDialog title={t("title", { count })} save={save} onClose={onClose} verb={t("verb", { count })}>
      {children}
      <Wide>
        <TextAreaField
          form={save.form}
          name="reason"
          label={t("reason")}
          help={(text) => t("words", { count: countWords(text), most: MOST_CANCEL_WORDS })}
          maxLength={MOST_CANCEL_CHARACTERS}
        />
        <SwitchField form={save.form} name="byCustomer" label={t("byCustomer")} />
      </Wide>
    </FormDialog>
  );
}
