import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useWatch, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { GraphQLTaggedNode } from "relay-runtime";
import { isImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { columnChoices } from "@linehaul/schema/orders/order-import/sheet-heading";
import { headOf } from "@linehaul/schema/orders/order-import/texts";
import { DEFAULT_LANGUAGE, isLanguage } from "@linehaul/schema/sites";
import { ChoiceField } from "../form/choice-field.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import type { Write } from "../form/use-act.ts";
import { useSaveForm } from "../form/use-save-form.ts";
import { choicesOf, choosable, missingOf, opened, type Choices, type Heading } from "./choices.ts";

const Wide = chakra("p", { base: { gridColumn: "1 / -1", "&[data-missing]": { color: "caution.fg" } } });

interface Values {
  readonly map: readonly { readonly heading: string; readonly column: string }[];
}
type Save = Write<{ readonly input: object }>;

/** Chooses what each heading of a sheet means: a column of orders, or that it is not read. What every order needs and nothing stands for is told. */
export default function HeadingForm(props: {
  readonly title: string;
  /** What it is kept for. */
  readonly help: string;
  readonly verb: string;
  readonly headings: readonly Heading[];
  readonly mutation: GraphQLTaggedNode;
  /** What is sent beside the choices: which sheet or template. */
  readonly input: object;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t, i18n } = useTranslation("headings");
  const { headings, input, mutation, onSaved } = props;
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  const shown = choosable(headings);
  const save = useSaveForm<Values, Choices, Save>({
    schema: choicesOf(headings),
    defaults: { map: shown.map(opened) },
    mutation,
    variables: ({ map }, idempotencyKey) => ({ input: { ...input, map, idempotencyKey } }),
    onSaved,
  });
  const options = [{ value: "", label: t("notRead") }, ...columnChoices(language)];
  const helpOf = ({ reading, offered }: Heading): string | undefined =>
    reading === "UNKNOWN" ? t(offered ? "offered" : "unknown") : undefined;
  return (
    <FormDialog title={props.title} verb={props.verb} save={save} onClose={props.onClose}>
      <Wide>{props.help}</Wide>
      <Missing control={save.form.control} />
      {shown.map((heading, n) => {
        const help = helpOf(heading);
        return (
          <ChoiceField
            key={heading.heading}
            form={save.form}
            name={`map.${n}.column`}
            label={heading.heading}
            options={options}
            isOptional
            {...(help !== undefined && { help })}
          />
        );
      })}
      {shown.length < headings.length && <Wide>{t("tooLong", { count: headings.length - shown.length })}</Wide>}
    </FormDialog>
  );
}

/** What every order needs and nothing stands for yet. On its own, so that a choice does not draw all others anew. */
function Missing({ control }: { readonly control: Control<Values, unknown, Choices> }) {
  const { t, i18n } = useTranslation("headings");
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  const chosen = useWatch({ control, name: "map" });
  const missing = missingOf(chosen.map(({ heading, column }) => ({ heading, column: column || null })));
  const columns = missing.map((key) => (isImportColumn(key) ? headOf(key, language) : key)).join(" · ");
  return (
    <Wide aria-live="polite" data-missing={missing.length > 0 || undefined}>
      {missing.length === 0 ? t("complete") : t("missing", { columns })}
    </Wide>
  );
}
