import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { z } from "zod";
import { line } from "@linehaul/schema/field";
import { MOST_EMERGENCY_REASON } from "@linehaul/schema/orders/emergency/limits";
import type { EmergencyAct } from "@linehaul/schema/orders/emergency/routes";
import type { actFormMutation } from "../../../__generated__/actFormMutation.graphql.ts";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextAreaField } from "../../../parts/form/text-area-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { groupedText } from "../../../parts/numbers/grouped-number.tsx";
import { toast } from "../../../tab/toast/queue.ts";

const Wide = chakra("div", { base: { gridColumn: "1 / -1" } });
const Why = z.object({ reason: line(MOST_EMERGENCY_REASON) });

/** Why something is done about an order that is stuck: nothing is without a reason. */
export default function ActForm(props: {
  readonly id: string;
  readonly version: number;
  /** Its waybill. */
  readonly number: string;
  readonly act: EmergencyAct;
  readonly onDone: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("emergency");
  const { id, version, act, onDone, onClose } = props;
  const number = groupedText(props.number);
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, actFormMutation>({
    schema: Why,
    defaults: { reason: "" },
    mutation: graphql`
      mutation actFormMutation($input: HandleStuckOrderInput!) {
        handleStuckOrder(input: $input) {
          order {
            ...emergencyRow_order
            ...emergency_order
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
    variables: ({ reason }, idempotencyKey) => ({ input: { id, version, act, reason, idempotencyKey } }),
    onSaved: () => {
      toast({ tone: "success", text: t(`done.${act}`, { number }) });
      onDone();
    },
    isSilent: true,
  });
  return (
    <FormDialog title={t(`actTitle.${act}`, { number })} save={save} onClose={onClose} verb={t(`act.${act}`)}>
      <Wide>
        <TextAreaField
          form={save.form}
          name="reason"
          label={t("reason")}
          help={(text) => t("letters", { count: text.trim().length, most: MOST_EMERGENCY_REASON })}
          maxLength={MOST_EMERGENCY_REASON}
        />
      </Wide>
    </FormDialog>
  );
}
