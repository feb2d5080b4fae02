import { Button, chakra, Field, Input } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useWatch, type Path, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { CustomerValues } from "@linehaul/schema/customers/customer-form/form";
import { PhoneField } from "../form/phone-field.tsx";
import { TextField } from "../form/text-field.tsx";
import { useFieldError } from "../form/use-field-error.ts";
import type { MASKED_OF_PEOPLE, MaskedName } from "./customer-form-data.ts";

type Name = MaskedName | `contacts.${number}.${(typeof MASKED_OF_PEOPLE)[number]}`;
export type Form<Out> = UseFormReturn<CustomerValues, unknown, Out>;

const Line = chakra("div", { base: { display: "flex", gap: "2", "& > input": { flex: "1", minW: "0" } } });

/** A value that comes masked: it is left alone, and then not sent, until somebody replaces it; replaced, it can be kept after all (PERM-12). */
export function MaskedField<Out>(props: {
  readonly form: Form<Out>;
  readonly name: Name;
  readonly label: string;
  readonly help?: string;
  /** As it comes; empty where there is none. */
  readonly mask: string | null | undefined;
  readonly isPhone?: boolean;
  readonly isOptional?: boolean;
  readonly maxLength: number;
}): ReactNode {
  const { form, name, label, mask } = props;
  const { t } = useTranslation("customer-form");
  const value = useWatch({ control: form.control, name });
  if (mask && value === undefined) return <Kept {...props} mask={mask} />;
  const path: Path<CustomerValues> = name;
  const given = {
    form,
    name: path,
    label,
    isOptional: props.isOptional ?? false,
    maxLength: props.maxLength,
    ...(props.help !== undefined && { help: props.help }),
  };
  const field = props.isPhone === true ? <PhoneField {...given} inputMode="tel" /> : <TextField {...given} />;
  if (!mask) return field;
  return (
    <div>
      {field}
      <Button size="2xs" mt="1" aria-label={t("keepOf", { what: label })} onClick={() => form.resetField(name)}>
        {t("keep")}
      </Button>
    </div>
  );
}

function Kept<Out>(props: {
  readonly form: Form<Out>;
  readonly name: Name;
  readonly label: string;
  readonly mask: string;
}) {
  const { form, name, label, mask } = props;
  const { t } = useTranslation("customer-form");
  const error = useFieldError(form, name);
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Line>
        <Input readOnly value={mask} color="fg.muted" />
        <Button
          aria-label={t("replaceOf", { what: label })}
          onClick={() => {
            form.setValue(name, "", { shouldDirty: true });
            form.clearErrors(name);
          }}
        >
          {t("replace")}
        </Button>
      </Line>
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
