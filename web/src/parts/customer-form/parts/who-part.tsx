import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { INDUSTRIES, NATURES } from "@linehaul/schema/customers/customer-form/kinds";
import { CERTS_OF, certKind, taxKind } from "@linehaul/schema/customers/identity/kinds";
import { ChoiceField } from "../../form/choice-field.tsx";
import { TextField } from "../../form/text-field.tsx";
import { MaskedField } from "../masked-field.tsx";
import { CertPictures } from "./cert-pictures.tsx";
import { Part } from "./part.tsx";
import type { PartProps } from "./part-props.ts";
import { PlainFields } from "./plain-fields.tsx";

type Whom = (typeof CUSTOMER_TYPES)[number];

/** What the customer is called, what it does, and what it shows of itself: numbers as its country gives them. */
export function WhoPart<Out>({ form, base, whom }: PartProps<Out> & { readonly whom: Whom }): ReactNode {
  const { t } = useTranslation("customer-form");
  return (
    <Part part="who">
      <PlainFields form={form} names={["nameEn", "nameZh"]} />
      {whom === "ENTERPRISE" && (
        <>
          <ChoiceField
            form={form}
            name="nature"
            label={t("column.nature")}
            options={[
              { value: "", label: t("choose") },
              ...NATURES.map((value) => ({ value, label: t(`nature.${value}`) })),
            ]}
            isOptional
          />
          <ChoiceField
            form={form}
            name="industry"
            label={t("column.industry")}
            options={[
              { value: "", label: t("choose") },
              ...INDUSTRIES.map((value) => ({ value, label: t(`industry.${value}`) })),
            ]}
            isOptional
          />
          <PlainFields form={form} names={["businessScope"]} />
        </>
      )}
      <Numbers form={form} base={base} whom={whom} />
    </Part>
  );
}

/** They are drawn anew when the country changes, and nothing else is. */
function Numbers<Out>({ form, base, whom }: PartProps<Out> & { readonly whom: Whom }) {
  const { t } = useTranslation("customer-form");
  const [countryCode, certType] = useWatch({ control: form.control, name: ["countryCode", "certType"] });
  const cert = certType ? certKind(countryCode, whom, certType) : null;
  const tax = taxKind(countryCode, whom);
  return (
    <>
      <ChoiceField
        form={form}
        name="certType"
        label={t("column.certType")}
        options={[
          { value: "", label: t("choose") },
          ...CERTS_OF[whom].map((value) => ({ value, label: t(`cert.${value}`) })),
        ]}
        isOptional
      />
      <MaskedField
        form={form}
        name="certNo"
        label={t("column.certNo")}
        mask={base?.certNo}
        maxLength={40}
        isOptional
        {...(cert && { help: t("numberLike", { kind: cert.name, example: cert.example }) })}
      />
      <TextField
        form={form}
        name="taxNo"
        label={t("column.taxNo")}
        maxLength={40}
        isOptional
        help={t("numberLike", { kind: tax.name, example: tax.example })}
      />
      <CertPictures form={form} base={base} />
    </>
  );
}
