import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceField } from "../../form/choice-field.tsx";
import { NamesOrCode } from "../../form/names-or-code.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useOrganisations } from "../../organisations/organisation-choice.tsx";
import { Part } from "./part.tsx";
import type { PartProps } from "./part-props.ts";
import { PlainFields } from "./plain-fields.tsx";

/** Who looks after the customer, and what it may use. */
export function CarePart<Out>({ form }: Pick<PartProps<Out>, "form">): ReactNode {
  const { t } = useTranslation("customer-form");
  const code = <TextField form={form} name="orgCode" label={t("column.orgCode")} maxLength={64} isOptional />;
  return (
    <Part part="care">
      <Suspense fallback={code}>
        <NamesOrCode of="orgCode" code={code}>
          <Organisation form={form} />
        </NamesOrCode>
      </Suspense>
      <PlainFields form={form} names={["salesPerson", "deliveryPerson", "referrer", "takesCod", "takesDdp"]} />
    </Part>
  );
}
function Organisation<Out>({ form }: Pick<PartProps<Out>, "form">) {
  const { t } = useTranslation("customer-form");
  const organisations = useOrganisations();
  return (
    <ChoiceField
      form={form}
      name="orgCode"
      label={t("column.orgCode")}
      options={[{ value: "", label: t("choose") }, ...organisations.map(({ value, label }) => ({ value, label }))]}
      isOptional
    />
  );
}
