import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { leafAccountToggle_leafAccount$key } from "../../../__generated__/leafAccountToggle_leafAccount.graphql.ts";
import type { leafAccountToggleDisableMutation } from "../../../__generated__/leafAccountToggleDisableMutation.graphql.ts";
import type { leafAccountToggleEnableMutation } from "../../../__generated__/leafAccountToggleEnableMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes an account out of use or brings it back, after a question. The row follows by its id. */
export function LeafAccountToggle(props: {
  readonly leafAccount: leafAccountToggle_leafAccount$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const { onClose } = props;
  const { id, userName, status } = useFragment(
    graphql`
      fragment leafAccountToggle_leafAccount on LeafAccount {
        id
        userName
        status
      }
    `,
    props.leafAccount,
  );
  const enable = useAct<leafAccountToggleEnableMutation>(
    graphql`
      mutation leafAccountToggleEnableMutation($input: EnableLeafAccountInput!) {
        enableLeafAccount(input: $input) {
          leafAccount {
            ...leafAccountRow_leafAccount
          }
          errors {
            message
          }
        }
      }
    `,
    (response) => response.enableLeafAccount.errors,
  );
  const disable = useAct<leafAccountToggleDisableMutation>(
    graphql`
      mutation leafAccountToggleDisableMutation($input: DisableLeafAccountInput!) {
        disableLeafAccount(input: $input) {
          leafAccount {
            ...leafAccountRow_leafAccount
          }
          errors {
            message
          }
        }
      }
    `,
    (response) => response.disableLeafAccount.errors,
  );
  const toggle = status === "ENABLED" ? disable : enable;
  return (
    <ToggleConfirm
      status={status}
      name={userName}
      text={t(status === "ENABLED" ? "disableHelp" : "enableHelp")}
      isBusy={toggle.isBusy}
      onConfirm={(idempotencyKey) => toggle.act({ input: { id, idempotencyKey } }, onClose)}
      onClose={onClose}
    />
  );
}
