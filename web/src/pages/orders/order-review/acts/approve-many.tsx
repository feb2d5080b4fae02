import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { z } from "zod";
import { MOST_APPROVED } from "@linehaul/schema/orders/order-review/limits";
import type { approveManyMutation } from "../../../../__generated__/approveManyMutation.graphql.ts";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { SwitchField } from "../../../../parts/form/switch-field.tsx";
import { useSaveForm } from "../../../../parts/form/use-save-form.ts";
import { ActQuestion, type Asking } from "../../../../parts/order-act/act-question.tsx";
import { Wide } from "../../../../parts/form/wide.ts";

const How = z.object({ release: z.boolean() });
interface Approving {
  /** Each with the version that was seen. */
  readonly cases: readonly { readonly id: string; readonly version: number }[];
  readonly onClose: () => void;
}

/** Approves cases together; each has its outcome, and one that is refused stops no other. */
export default function ApproveMany({
  cases,
  onClose,
  onActed,
}: Approving & { readonly onActed: () => void }): ReactNode {
  const { t } = useTranslation("order-review");
  const count = cases.length;
  return (
    <ActQuestion
      title={t("approveMany", { count })}
      outcome={t("approvedMany")}
      count={count}
      onActed={onActed}
      onClose={onClose}
    >
      {({ onDone }) => <Question cases={cases} onDone={onDone} onClose={onClose} />}
    </ActQuestion>
  );
}

function Question({ cases, onDone, onClose }: Approving & Pick<Asking, "onDone">) {
  const { t } = useTranslation("order-review");
  const count = cases.length;
  const save = useSaveForm<z.input<typeof How>, z.output<typeof How>, approveManyMutation>({
    schema: How,
    defaults: { release: true },
    mutation: graphql`
      mutation approveManyMutation($input: ApproveCasesInput!) {
        approveCases(input: $input) {
          act {
            ...actDialog_act
          }
          errors {
            message
            detail
            traceId
            field
          }
        }
      }
    `,
    variables: ({ release }, idempotencyKey) => ({ input: { cases, release, idempotencyKey } }),
    onSaved: ({ approveCases: { act } }) => {
      if (act) onDone(act);
    },
    isSilent: true,
  });
  return (
    <FormDialog title={t("approveMany", { count })} save={save} onClose={onClose} verb={t("act.approve")}>
      <Wide>
        <p>{t("approveManyHelp", { most: MOST_APPROVED })}</p>
        <SwitchField form={save.form} name="release" label={t("releaseMany")} help={t("releaseHelp")} />
      </Wide>
    </FormDialog>
  );
}
