import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { MOST_CONTACTS } from "@linehaul/schema/customers/customer-form/contact";
import { CountryField } from "../../countries/country-field.tsx";
import { TextField } from "../../form/text-field.tsx";
import { nobody } from "../customer-form-data.ts";
import { AreaField } from "../../regions/area-field.tsx";
import { MaskedField } from "../masked-field.tsx";
import { Part } from "./part.tsx";
import type { PartProps } from "./part-props.ts";

const Person = chakra("fieldset", {
  base: {
    gridColumn: "1 / -1",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr" },
    columnGap: "4",
    rowGap: "3",
    minW: "0",
    p: "3",
    borderWidth: "1px",
    borderRadius: "l2",
    "& > legend": { px: "1", textStyle: "xs", fontWeight: "semibold", color: "fg.muted" },
  },
});
const Wide = chakra("div", { base: { gridColumn: "1 / -1" } });

/** The customer's other people, as many as a form takes (CUS-06, CUS-10). */
export function PeoplePart<Out>({ form, base }: PartProps<Out>): ReactNode {
  const { t } = useTranslation("customer-form");
  // Rows have an id of their own: what tells them apart while somebody edits stands beside it.
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "contacts", keyName: "key" });
  const maskOf = (id: string | undefined) => base?.contacts.find((one) => one.id === id);
  return (
    <Part part="people">
      {fields.map((field, n) => {
        const at = `contacts.${n}` as const;
        const masks = maskOf(field.id);
        return (
          <Person key={field.key}>
            <legend>{t("person", { number: n + 1 })}</legend>
            <TextField form={form} name={`${at}.name`} label={t("column.name")} maxLength={150} />
            <MaskedField
              form={form}
              name={`${at}.mobile`}
              label={t("column.mobile")}
              help={t("phoneHelp")}
              mask={masks?.mobile}
              maxLength={25}
              isPhone
            />
            <TextField
              form={form}
              name={`${at}.contactType`}
              label={t("column.contactType")}
              maxLength={30}
              isOptional
            />
            <TextField form={form} name={`${at}.title`} label={t("column.title")} maxLength={10} isOptional />
            <MaskedField
              form={form}
              name={`${at}.phone`}
              label={t("column.phone")}
              mask={masks?.phone}
              maxLength={20}
              isPhone
              isOptional
            />
            <MaskedField
              form={form}
              name={`${at}.email`}
              label={t("column.contactEmail")}
              mask={masks?.email}
              maxLength={128}
              isOptional
            />
            <TextField
              form={form}
              name={`${at}.companyName`}
              label={t("column.companyName")}
              maxLength={100}
              isOptional
            />
            <CountryField
              form={form}
              name={`${at}.countryCode`}
              label={t("column.countryCode")}
              none={t("personHere")}
            />
            {(["province", "city"] as const).map((level) => (
              <AreaField
                key={level}
                form={form}
                country={`${at}.countryCode`}
                orCountry="countryCode"
                name={`${at}.${level}`}
                label={t(`column.${level}`)}
                maxLength={100}
                isOptional
              />
            ))}
            <MaskedField
              form={form}
              name={`${at}.address`}
              label={t("column.address")}
              mask={masks?.address}
              maxLength={200}
              isOptional
            />
            <TextField form={form} name={`${at}.postCode`} label={t("column.postCode")} maxLength={20} isOptional />
            <Wide>
              <Button size="xs" onClick={() => remove(n)}>
                {t("personRemove", { number: n + 1 })}
              </Button>
            </Wide>
          </Person>
        );
      })}
      <Wide>
        <Button size="sm" disabled={fields.length >= MOST_CONTACTS} onClick={() => append(nobody)}>
          {t("personAdd")}
        </Button>{" "}
        <small>{t("people", { count: fields.length, most: MOST_CONTACTS })}</small>
      </Wide>
    </Part>
  );
}
