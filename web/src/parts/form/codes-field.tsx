import { Field, Textarea } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Controller, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { splitNumbers } from "../filters/numbers.ts";

/** One entry a line. */
export const splitLines = (text: string): string[] => [
  ...new Set(
    text
      .split(/\n/u)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  ),
];

/** Many entries in one box, typed or pasted: codes by lines, spaces or commas, unless it is said how else they are parted. */
export function CodesField<In extends FieldValues, Out>(props: {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly name: Path<In>;
  readonly label: string;
  readonly help: string;
  readonly split?: (text: string) => string[];
}): ReactNode {
  const { form, name, label, help, split = splitNumbers } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      // A server names the entry that it refuses.
      exact={false}
      render={({ field, fieldState: { error } }) => (
        <Field.Root invalid={error !== undefined}>
          <Field.Label>{label}</Field.Label>
          <Textarea
            rows={4}
            spellCheck={false}
            defaultValue={Array.isArray(field.value) ? field.value.join("\n") : ""}
            onBlur={field.onBlur}
            onChange={(e) => field.onChange(split(e.currentTarget.value))}
          />
          {!error && <Field.HelperText>{help}</Field.HelperText>}
          <Field.ErrorText role="alert">{messageOf(error, field.value)}</Field.ErrorText>
        </Field.Root>
      )}
    />
  );
}

/** What is wrong with the list, or with the first of its entries that is wrong, which is named. */
function messageOf(error: unknown, entries: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  for (const [place, inner] of Object.entries(error)) {
    const message = messageOf(inner, null);
    if (message === undefined) continue;
    const entry: unknown = Array.isArray(entries) ? entries[Number(place)] : undefined;
    return typeof entry === "string" ? `${entry}: ${message}` : message;
  }
  return undefined;
}
