import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CountryField } from "../../countries/country-field.tsx";
import { AreaField } from "../../regions/area-field.tsx";
import { MaskedField } from "../masked-field.tsx";
import { Part } from "./part.tsx";
import type { PartProps } from "./part-props.ts";
import { PlainFields } from "./plain-fields.tsx";

const LETTERS = 100;

/** Where the customer is. */
export function PlacePart<Out>({ form, base }: PartProps<Out>): ReactNode {
  const { t } = useTranslation("customer-form");
  return (
    <Part part="place">
      <CountryField form={form} name="countryCode" label={t("column.countryCode")} />
      {(["province", "city", "county"] as const).map((name) => (
        <AreaField
          key={name}
          form={form}
          country="countryCode"
          name={name}
          label={t(`column.${name}`)}
          maxLength={LETTERS}
          isOptional
        />
      ))}
      <MaskedField
        form={form}
        name="address"
        label={t("column.address")}
        mask={base?.address}
        maxLength={255}
        isOptional
      />
      <PlainFields form={form} names={["postCode"]} />
    </Part>
  );
}
