import type { ReactNode } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { PhoneField } from "./phone-field.tsx";
import { said } from "./said.ts";
import { SwitchField } from "./switch-field.tsx";
import { IntegerField, TextField } from "./text-field.tsx";
import type { SaveForm } from "./use-save-form.ts";

/** Which keys a small screen offers. */
const MODES = { text: undefined, phone: "tel", digits: "numeric", decimal: "decimal" } as const;

/**
 * Fields of a contract's input, each drawn by what the contract says of it: a line of text as long as it may be, a telephone, a whole number,
 * yes or no. Labels are `column.<name>` of the page's texts; help is `help.<name>` where there is one, with the bounds as `least` and `most`. A
 * field that is drawn otherwise stands between two of these.
 */
export function Fields<In extends FieldValues, Out>(props: {
  readonly of: Pick<SaveForm<In, Out>, "form">;
  /** The contract's fields. */
  readonly rules: Readonly<Record<string, z.ZodType>>;
  /** The namespace of the page's texts. */
  readonly page: string;
  readonly names: readonly Path<In>[];
  /** Help that depends on the row, in place of the page's. */
  readonly help?: { readonly [Name in Path<In>]?: string };
  /** Lines that are shown and stay as they are. */
  readonly isReadOnly?: boolean;
}): ReactNode {
  const { of, rules, page, names, isReadOnly = false } = props;
  const { t: say } = useTranslation(page);
  return names.map((name, n) => {
    const { kind, least, most, isOptional } = said(rules[name]);
    const keys: Readonly<Record<"label" | "help", string>> = { label: `column.${name}`, help: `help.${name}` };
    const help = props.help?.[name] ?? say(keys.help, { defaultValue: "", least, most });
    const given = { form: of.form, name, label: say(keys.label), ...(help !== "" && { help }) };
    if (kind === "switch") return <SwitchField key={name} {...given} />;
    const line = { ...given, isFirst: n === 0 && !isReadOnly, isOptional, isReadOnly };
    if (kind === "integer") return <IntegerField key={name} {...line} />;
    const text = {
      ...line,
      ...(most !== null && { maxLength: most }),
      ...(MODES[kind] !== undefined && { inputMode: MODES[kind] }),
    };
    return kind === "phone" ? <PhoneField key={name} {...text} /> : <TextField key={name} {...text} />;
  });
}
