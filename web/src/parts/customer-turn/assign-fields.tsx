import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ChoiceField } from "../form/choice-field.tsx";
import { TextField } from "../form/text-field.tsx";
import { useOrganisations } from "../organisations/organisation-choice.tsx";

const MOST_LETTERS = 100;
/** As the form holds it: what is empty stays as it is. */
export const Wanted = z
  .object({ salesPerson: z.string().trim().max(MOST_LETTERS, "text.max"), orgCode: z.string() })
  .refine(({ salesPerson, orgCode }) => salesPerson !== "" || orgCode !== "", {
    message: "required",
    path: ["salesPerson"],
  });
export type Wanted = z.output<typeof Wanted>;

/** Who looks after customers from now on. */
export function AssignFields({ form }: { readonly form: UseFormReturn<Wanted, unknown, Wanted> }): ReactNode {
  const { t } = useTranslation("customer-turn");
  const organisations = useOrganisations();
  return (
    <>
      <TextField
        form={form}
        name="salesPerson"
        label={t("salesPerson")}
        help={t("assignHelp")}
        maxLength={MOST_LETTERS}
        isOptional
        isFirst
      />
      <ChoiceField
        form={form}
        name="orgCode"
        label={t("organisation")}
        options={[{ value: "", label: t("stays") }, ...organisations]}
        isOptional
      />
    </>
  );
}
