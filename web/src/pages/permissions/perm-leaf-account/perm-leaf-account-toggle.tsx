import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { permLeafAccountToggle_leafAccount$key } from "../../../__generated__/permLeafAccountToggle_leafAccount.graphql.ts";
import type { permLeafAccountToggleDisableMutation } from "../../../__generated__/permLeafAccountToggleDisableMutation.graphql.ts";
import type { permLeafAccountToggleEnableMutation } from "../../../__generated__/permLeafAccountToggleEnableMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes an account out of use or brings it back, after a question. The row follows by its id. */
export function PermLeafAccountToggle(props: {
  readonly leafAccount: permLeafAccountToggle_leafAccount$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const { onClose } = props;
  const { id, userName, status } = useFragment(
    graphql`
      fragment permLeafAccountToggle_leafAccount on LeafAccount {
        id
        userName
        status
      }
    `,
    props.leafAccount,
  );
  const enable = useAct<permLeafAccountToggleEnableMutation>(
    graphql`
      mutation permLeafAccountToggleEnableMutation($input: EnableLeafAccountInput!) {
        enableLeafAccount(input: $input) {
          leafAccount {
            ...permLeafAccountRow_leafAccount
          }
          errors {
            message
          }
        }
      }
    `,
  );
  const disable = useAct<permLeafAccountToggleDisableMutation>(
    graphql`
      mutation permLeafAccountToggleDisableMutation($input: DisableLeafAccountInput!) {
        disableLeafAccount(input: $input) {
          leafAccount {
            ...permLeafAccountRow_leafAccount
          }
          errors {
            message
          }
        }
      }
    `,
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
