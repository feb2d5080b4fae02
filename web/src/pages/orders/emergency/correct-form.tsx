import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { z } from "zod";
import { MOST_EMERGENCY_REASON } from "@linehaul/schema/orders/emergency/limits";
import { emergencyRoutes } from "@linehaul/schema/orders/emergency/routes";
import { DECLARATION_METHODS, SENDER_REASONS, TRADE_CONDITIONS } from "@linehaul/schema/orders/order/status";
import type { correctForm_order$key } from "../../../__generated__/correctForm_order.graphql.ts";
import type { correctFormMutation } from "../../../__generated__/correctFormMutation.graphql.ts";
import { ChoiceField } from "../../../parts/form/choice-field.tsx";
import { FormDialog } from "../../../parts/form/form-dialog.tsx";
import { TextAreaField } from "../../../parts/form/text-area-field.tsx";
import { TextField } from "../../../parts/form/text-field.tsx";
import { useSaveForm } from "../../../parts/form/use-save-form.ts";
import { groupedText } from "../../../parts/numbers/grouped-number.tsx";
import { toast } from "../../../tab/toast/queue.ts";
import { useLabels } from "../order-detail/use-labels.ts";

const Wide = chakra("div", { base: { gridColumn: "1 / -1" } });
const schema = emergencyRoutes.correct.body.omit({ id: true, version: true });
const CHOICES = {
  senderReason: { kind: "senderReason", values: SENDER_REASONS },
  tradeCondition: { kind: "tradeCondition", values: TRADE_CONDITIONS },
  exportDeclaration: { kind: "declaration", values: DECLARATION_METHODS },
  importDeclaration: { kind: "declaration", values: DECLARATION_METHODS },
} as const;
const isKey = (field: string): field is keyof typeof CHOICES => field in CHOICES;
const CHOSEN = Object.keys(CHOICES).filter(isKey);

/** Corrects what an order says, by the rules of orders that are written, and with a reason. */
export default function CorrectForm(props: {
  readonly order: correctForm_order$key;
  readonly onDone: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("emergency");
  const { code } = useLabels();
  const { onDone, onClose } = props;
  const { id, version, sfWaybillNo, declaredCurrency, ...now } = useFragment(
    graphql`
      fragment correctForm_order on StuckOrder {
        id
        version
        sfWaybillNo
        declaredCurrency
        declaredValue
        insuredValue
        weight
        senderReason
        tradeCondition
        exportDeclaration
        importDeclaration
        senderCityCode
      }
    `,
    props.order,
  );
  const number = groupedText(sfWaybillNo);
  const defaults: z.input<typeof schema> = {
    reason: "",
    declaredValue: now.declaredValue,
    insuredValue: now.insuredValue ?? "",
    weight: now.weight,
    senderCityCode: now.senderCityCode ?? "",
    // What a newer release knows can't be chosen here.
    senderReason: SENDER_REASONS.find((one) => one === now.senderReason) ?? SENDER_REASONS[0],
    tradeCondition: TRADE_CONDITIONS.find((one) => one === now.tradeCondition) ?? TRADE_CONDITIONS[0],
    exportDeclaration: DECLARATION_METHODS.find((one) => one === now.exportDeclaration) ?? DECLARATION_METHODS[0],
    importDeclaration: DECLARATION_METHODS.find((one) => one === now.importDeclaration) ?? DECLARATION_METHODS[0],
  };
  const save = useSaveForm<z.input<typeof schema>, z.output<typeof schema>, correctFormMutation>({
    schema,
    defaults,
    mutation: graphql`
      mutation correctFormMutation($input: CorrectStuckOrderInput!) {
        correctStuckOrder(input: $input) {
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
    variables: (to, idempotencyKey) => ({ input: { ...to, id, version, idempotencyKey } }),
    onSaved: () => {
      toast({ tone: "success", text: t("done.CORRECT", { number }) });
      onDone();
    },
    isSilent: true,
  });
  const { form } = save;
  const label = (field: string) => t(`field.${field}`, { currency: declaredCurrency });
  return (
    <FormDialog title={t("correctTitle", { number })} save={save} onClose={onClose} verb={t("correct")}>
      <TextField form={form} name="declaredValue" label={label("declaredValue")} inputMode="decimal" isFirst />
      <TextField form={form} name="insuredValue" label={label("insuredValue")} inputMode="decimal" isOptional />
      <TextField form={form} name="weight" label={label("weight")} inputMode="decimal" />
      <TextField
        form={form}
        name="senderCityCode"
        label={label("senderCityCode")}
        help={t("cityHelp")}
        maxLength={20}
        isOptional
      />
      {CHOSEN.map((field) => (
        <ChoiceField
          key={field}
          form={form}
          name={field}
          label={label(field)}
          options={CHOICES[field].values.map((value) => ({ value, label: code(CHOICES[field].kind, value) }))}
        />
      ))}
      <Wide>
        <TextAreaField
          form={form}
          name="reason"
          label={t("reason")}
          help={(text) => t("letters", { count: text.trim().length, most: MOST_EMERGENCY_REASON })}
          maxLength={MOST_EMERGENCY_REASON}
        />
      </Wide>
    </FormDialog>
  );
}
