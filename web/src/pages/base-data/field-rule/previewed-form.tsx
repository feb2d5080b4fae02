import { chakra, Field, Input, NativeSelect, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import {
  codesOf,
  fieldsOf,
  isNeeded,
  mostOf,
  RULED_FORMS,
  type RuledField,
} from "@linehaul/schema/base-data/field-rule/fields";
import { headOfField } from "@linehaul/schema/base-data/field-rule/head-of-field";
import type { FormPreviewInput, previewedFormQuery } from "../../../__generated__/previewedFormQuery.graphql.ts";
import { contentLanguage } from "../../../i18n/language.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Section } from "../../../parts/detail/section.tsx";
import { Problem } from "../../../parts/form/problem.tsx";
import { limitsText } from "./limits-text.ts";

const Grid = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "1fr", md: "1fr 1fr" }, columnGap: "4", rowGap: "3" },
});
const PARTS = ["order", "cod", "importer", "exhibition", "sender", "receiver", "goods", "account"] as const;
const partOf = (field: RuledField) => PARTS.find((part) => field.startsWith(`${part}.`)) ?? "order";

/** The form's fields as the rules leave them, with what each says of what is filled in; then those that are left out. Suspends. */
export function PreviewedForm(props: { readonly input: FormPreviewInput; readonly turn: string }): ReactNode {
  const { t } = useTranslation("field-rule");
  const texts = useTexts("field-rule");
  const { formPreviewed } = useLazyLoadQuery<previewedFormQuery>(
    graphql`
      query previewedFormQuery($input: FormPreviewInput!) {
        formPreviewed(input: $input) {
          answer {
            rules {
              field
              effect
              minLength
              maxLength
              pattern
              choices
              message
            }
          }
          errors {
            message
            traceId
          }
        }
      }
    `,
    { input: props.input },
    { fetchKey: props.turn, fetchPolicy: "network-only" },
  );
  const { answer, errors } = formPreviewed;
  const [error] = errors;
  if (error) return <Problem text={error.message} traceId={error.traceId} />;
  if (!answer) return null;
  const form = RULED_FORMS.find((one) => one === props.input.form) ?? "NEW_ORDER";
  const language = contentLanguage();
  const rules = new Map(answer.rules.map((rule) => [rule.field, rule]));
  const isHidden = (field: RuledField) => rules.get(field)?.effect === "HIDDEN";
  const shown = fieldsOf(form).filter((field) => !isHidden(field));
  const hidden = fieldsOf(form).filter(isHidden);
  return (
    <Stack gap="3">
      {answer.rules.length === 0 && <p>{t("previewing.nothing")}</p>}
      {PARTS.map((part) => {
        const own = shown.filter((field) => partOf(field) === part);
        if (own.length === 0) return null;
        return (
          <Section key={part} title={t(`previewing.part.${part}`)}>
            <Grid>
              {own.map((field) => {
                const rule = rules.get(field);
                return (
                  <Shown
                    key={field}
                    label={headOfField(field, language)}
                    isNeeded={isNeeded(field) || rule?.effect === "REQUIRED"}
                    most={rule?.maxLength || mostOf(field)}
                    choices={rule !== undefined && rule.choices.length > 0 ? rule.choices : codesOf(field)}
                    says={rule === undefined ? "" : rule.message || limitsText(rule, texts)}
                  />
                );
              })}
            </Grid>
          </Section>
        );
      })}
      {hidden.length > 0 && (
        <Section title={t("previewing.hidden")}>
          <p>{hidden.map((field) => headOfField(field, language)).join(", ")}</p>
        </Section>
      )}
    </Stack>
  );
}

/** A field of the form: it can be tried out, and is sent nowhere. */
function Shown(props: {
  readonly label: string;
  readonly isNeeded: boolean;
  readonly most: number;
  /** Codes that it can be; null: anything. */
  readonly choices: readonly string[] | null;
  /** What its rule says; empty: nothing. */
  readonly says: string;
}) {
  const { t } = useTranslation("parts");
  const { label, choices, says } = props;
  return (
    <Field.Root required={props.isNeeded}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {choices === null ? (
        <Input autoComplete="off" maxLength={props.most} />
      ) : (
        <NativeSelect.Root>
          <NativeSelect.Field>
            <option value="">{t("choose")}</option>
            {choices.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
      {says !== "" && <Field.HelperText>{says}</Field.HelperText>}
    </Field.Root>
  );
}
