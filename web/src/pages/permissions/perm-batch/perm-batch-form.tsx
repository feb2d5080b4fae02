import { chakra, Field, Input, Textarea } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { BATCH_ACTIONS, MOST_ACCOUNTS, readAccountNames } from "@linehaul/schema/permissions/perm-batch";
import type { permBatchForm_choices$key } from "../../../__generated__/permBatchForm_choices.graphql.ts";
import { Choice } from "../../../parts/filters/choice.tsx";
import { ChoiceBox } from "../../../parts/form/choice-box.ts";
import { roleName } from "../../../i18n/role-name.ts";
import { useShell } from "../../../tab/use-shell.ts";
import type { Batch } from "./batch.ts";

const Grid = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "1fr", md: "1fr 1fr" }, gap: "4" },
});
const Actions = chakra("fieldset", {
  base: { display: "flex", gap: "4", mb: "3", "& label": { display: "flex", alignItems: "center", gap: "1.5" } },
});

/** Whom, what, and for which days. */
export function PermBatchForm(props: {
  readonly choices: permBatchForm_choices$key;
  readonly batch: Batch;
  readonly onChange: (batch: Batch) => void;
}): ReactNode {
  const { t } = useTranslation("perm-batch");
  const { may } = useShell();
  const { batch, onChange } = props;
  const set = (part: Partial<Batch>) => onChange({ ...batch, ...part });
  const { names, again, rubbish } = readAccountNames(batch.text);
  const { roleChoices, dataGroupChoices } = useFragment(
    graphql`
      fragment permBatchForm_choices on Query {
        roleChoices {
          id
          code
          name
          status
        }
        dataGroupChoices {
          id
          code
          name
        }
      }
    `,
    props.choices,
  );
  const roles = roleChoices.map(({ id, code, name: given, status }) => {
    const name = roleName(t, { roleCode: code, roleName: given });
    return { value: id, label: status === "DISABLED" ? `${name} (${t("grant.state.DISABLED")})` : name };
  });
  const groups = dataGroupChoices.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }));
  const tooMany = names.length > MOST_ACCOUNTS;
  const actions = BATCH_ACTIONS.filter((action) => may(`PERM_BATCH.${action}`));
  return (
    <>
      <Actions aria-label={t("action")}>
        {actions.map((action) => (
          <label key={action}>
            <input type="radio" name="action" checked={batch.action === action} onChange={() => set({ action })} />
            {t(`actions.${action}`)}
          </label>
        ))}
      </Actions>
      <Grid>
        <Field.Root invalid={tooMany} gridColumn={{ md: "1 / -1" }}>
          <Field.Label>{t("names")}</Field.Label>
          <Textarea
            rows={6}
            spellCheck={false}
            value={batch.text}
            onChange={(e) => set({ text: e.currentTarget.value })}
          />
          <Field.HelperText aria-live="polite">
            {t("count", { count: names.length })}
            {again.length > 0 && ` · ${t("again", { names: again.join(", ") })}`}
            {rubbish.length > 0 && ` · ${t("rubbish", { names: rubbish.join(", ") })}`}
          </Field.HelperText>
          <Field.ErrorText>{t("tooMany", { maximum: MOST_ACCOUNTS })}</Field.ErrorText>
        </Field.Root>
        <ChoiceBox>
          <legend>{t("roles")}</legend>
          <Choice label={t("roles")} options={roles} value={batch.roleIds} onChange={(roleIds) => set({ roleIds })} />
        </ChoiceBox>
        <ChoiceBox>
          <legend>{t("groups")}</legend>
          <Choice
            label={t("groups")}
            options={groups}
            value={batch.groupIds}
            onChange={(groupIds) => set({ groupIds })}
          />
        </ChoiceBox>
        {batch.action === "GRANT" && (
          <>
            <Field.Root>
              <Field.Label>{t("validFrom")}</Field.Label>
              <Input type="date" value={batch.validFrom} onChange={(e) => set({ validFrom: e.currentTarget.value })} />
            </Field.Root>
            <Field.Root>
              <Field.Label>{t("validTo")}</Field.Label>
              <Input type="date" value={batch.validTo} onChange={(e) => set({ validTo: e.currentTarget.value })} />
              <Field.HelperText>{t("daysHelp")}</Field.HelperText>
            </Field.Root>
          </>
        )}
      </Grid>
    </>
  );
}
