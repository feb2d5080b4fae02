import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MOST_ACCOUNTS } from "@linehaul/schema/accounts/user-account/turn";
import type { accountOutcomes_turned$key } from "../../../../__generated__/accountOutcomes_turned.graphql.ts";
import { Confirm } from "../../../../parts/confirm/confirm.tsx";
import { FormDialog } from "../../../../parts/form/form-dialog.tsx";
import { ReasonField } from "../../../../parts/form/reason-field.tsx";
import type { SaveForm } from "../../../../parts/form/use-save-form.ts";
import { Wide } from "../../../../parts/form/wide.ts";
import { Said } from "../../../../parts/outcomes/outcomes-dialog.tsx";
import { AccountOutcomes } from "./account-outcomes.tsx";

export interface TurnProps {
  /** Node ids of accounts. */
  readonly ids: readonly string[];
  readonly onTurned: () => void;
  readonly onClose: () => void;
}
interface Asking extends TurnProps {
  readonly way: "ENABLE" | "DISABLE" | "UNLOCK" | "CANCEL" | "KEEP" | "MAIL";
  /** What became of them; null as long as it is asked. */
  readonly turned: accountOutcomes_turned$key | null;
}

/** The outcomes once they are there, or that too many are ticked; else the question. */
function Around({ ids, turned, onTurned, onClose, children }: Asking & { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation("user-list");
  if (turned) return <AccountOutcomes turned={turned} onClose={onTurned} />;
  if (ids.length <= MOST_ACCOUNTS) return children;
  return (
    <Said title={t("tooMany", { count: ids.length })} onClose={onClose}>
      <p>{t("tooManyHelp", { most: MOST_ACCOUNTS })}</p>
    </Said>
  );
}

/** The question before something is done with accounts. */
export function AskTurn(
  props: Asking & { readonly isBusy: boolean; readonly onConfirm: (idempotencyKey: string) => void },
): ReactNode {
  const { t } = useTranslation("user-list");
  const { way, ids } = props;
  return (
    <Around {...props}>
      <Confirm
        title={t(`question.${way}`, { count: ids.length })}
        text={t(`help.${way}`)}
        verb={t(`turn.${way}`)}
        isBusy={props.isBusy}
        onConfirm={props.onConfirm}
        onClose={props.onClose}
      />
    </Around>
  );
}

/** The same where a reason is asked for. */
export function AskTurnFor(
  props: Asking & { readonly save: SaveForm<{ reason: string }, { reason: string }> },
): ReactNode {
  const { t } = useTranslation("user-list");
  const { way, ids, save } = props;
  return (
    <Around {...props}>
      <FormDialog
        title={t(`question.${way}`, { count: ids.length })}
        save={save}
        onClose={props.onClose}
        verb={t(`turn.${way}`)}
      >
        <Wide>
          <p>{t(`help.${way}`)}</p>
        </Wide>
        <ReasonField
          form={save.form}
          name="reason"
          label={t("reason")}
          help={(count, most) => t("letters", { count, most })}
        />
      </FormDialog>
    </Around>
  );
}
