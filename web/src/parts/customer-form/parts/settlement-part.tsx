import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SETTLEMENT_TYPES } from "@linehaul/schema/customers/customer";
import { ChoiceField } from "../../form/choice-field.tsx";
import { MaskedField } from "../masked-field.tsx";
import { Part } from "./part.tsx";
import type { PartProps } from "./part-props.ts";
import { PlainFields } from "./plain-fields.tsx";

/** How the customer pays, and how it is billed. Who does not pay by month has no credit. */
export function SettlementPart<Out>({ form, base }: PartProps<Out>): ReactNode {
  const { t } = useTranslation("customer-form");
  return (
    <Part part="settlement">
      <ChoiceField
        form={form}
        name="settlementType"
        label={t("column.settlementType")}
        options={SETTLEMENT_TYPES.map((value) => ({ value, label: t(`settlement.${value}`) }))}
      />
      <PlainFields form={form} names={["creditCurrency"]} />
      <Credit form={form} />
      <MaskedField
        form={form}
        name="settlementAccount"
        label={t("column.settlementAccount")}
        mask={base?.settlementAccount}
        maxLength={40}
        isOptional
      />
      <PlainFields form={form} names={["prepaidAccount", "invoiceTitle", "invoiceCount"]} />
    </Part>
  );
}
function Credit<Out>({ form }: Pick<PartProps<Out>, "form">) {
  const type = useWatch({ control: form.control, name: "settlementType" });
  return type === "MONTHLY" && <PlainFields form={form} names={["creditPeriodDays", "creditLimit"]} />;
}
