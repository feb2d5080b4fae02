import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MaskedField } from "../masked-field.tsx";
import { Part } from "./part.tsx";
import type { PartProps } from "./part-props.ts";
import { PlainFields } from "./plain-fields.tsx";

/** Whom to ask for first. */
export function ContactPart<Out>({ form, base }: PartProps<Out>): ReactNode {
  const { t } = useTranslation("customer-form");
  return (
    <Part part="contact">
      <PlainFields form={form} names={["contactName"]} />
      <MaskedField
        form={form}
        name="contactPhone"
        label={t("column.contactPhone")}
        help={t("phoneHelp")}
        mask={base?.contactPhone}
        maxLength={25}
        isPhone
      />
      <MaskedField
        form={form}
        name="contactEmail"
        label={t("column.contactEmail")}
        mask={base?.contactEmail}
        maxLength={128}
        isOptional
      />
      <MaskedField form={form} name="tel" label={t("column.tel")} mask={base?.tel} maxLength={20} isPhone isOptional />
      <MaskedField
        form={form}
        name="pinCode"
        label={t("column.pinCode")}
        mask={base?.pinCode}
        maxLength={20}
        isOptional
      />
    </Part>
  );
}
