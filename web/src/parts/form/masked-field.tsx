import { Button, chakra, Field, Input } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useWatch, type FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PhoneField } from "./phone-field.tsx";
import { TextField, type FieldProps } from "./text-field.tsx";
import { useFieldError } from "./use-field-error.ts";

const Line = chakra("div", { base: { display: "flex", gap: "2", "& > input": { flex: "1", minW: "0" } } });

interface MaskedProps<In extends FieldValues, Out> extends FieldProps<In, Out> {
  /** As it comes; empty where there is none. */
  readonly mask: string | null | undefined;
  readonly isPhone?: boolean;
  /** Empties the field, which holds nothing as long as the value is left alone. */
  readonly onReplace: () => void;
}

/** A value that comes masked: it is left alone, and then not sent, until somebody replaces it; replaced, it can be kept after all (PERM-12). */
export function MaskedField<In extends FieldValues, Out>(props: MaskedProps<In, Out>): ReactNode {
  const { mask, isPhone = false, onReplace: _replace, ...field } = props;
  const { form, name, label } = field;
  const { t } = useTranslation("parts");
  const value: unknown = useWatch({ control: form.control, name });
  if (mask && value === undefined) return <Kept {...props} mask={mask} />;
  const written = isPhone ? <PhoneField {...field} inputMode="tel" /> : <TextField {...field} />;
  if (!mask) return written;
  return (
    <div>
      {written}
      <Button size="2xs" mt="1" aria-label={t("form.keepOf", { what: label })} onClick={() => form.resetField(name)}>
        {t("form.keepValue")}
      </Button>
    </div>
  );
}

function Kept<In extends FieldValues, Out>(props: MaskedProps<In, Out> & { readonly mask: string }) {
  const { form, name, label, mask, onReplace } = props;
  const { t } = useTranslation("parts");
  const error = useFieldError(form, name);
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Line>
        <Input readOnly value={mask} color="fg.muted" />
        <Button
          aria-label={t("form.replaceOf", { what: label })}
          onClick={() => {
            onReplace();
            form.clearErrors(name);
          }}
        >
          {t("form.replace")}
        </Button>
      </Line>
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
