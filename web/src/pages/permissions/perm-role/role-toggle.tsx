import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { roleToggle_role$key } from "../../../__generated__/roleToggle_role.graphql.ts";
import type { roleToggleDisableMutation } from "../../../__generated__/roleToggleDisableMutation.graphql.ts";
import type { roleToggleEnableMutation } from "../../../__generated__/roleToggleEnableMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes a role out of use or brings it back, after a question. The row follows by its id. */
export function RoleToggle(props: { readonly role: roleToggle_role$key; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("perm-role");
  const { onClose } = props;
  const { id, code, status } = useFragment(
    graphql`
      fragment roleToggle_role on Role {
        id
        code
        status
      }
    `,
    props.role,
  );
  const enable = useAct<roleToggleEnableMutation>(
    graphql`
      mutation roleToggleEnableMutation($input: EnableRoleInput!) {
        enableRole(input: $input) {
          role {
            id
            status
            version
            modifiedBy
            modifiedAt
          }
          errors {
            message
          }
        }
      }
    `,
    (response) => response.enableRole.errors,
  );
  const disable = useAct<roleToggleDisableMutation>(
    graphql`
      mutation roleToggleDisableMutation($input: DisableRoleInput!) {
        disableRole(input: $input) {
          role {
            id
            status
            version
            modifiedBy
            modifiedAt
          }
          errors {
            message
          }
        }
      }
    `,
    (response) => response.disableRole.errors,
  );
  const toggle = status === "ENABLED" ? disable : enable;
  return (
    <ToggleConfirm
      status={status}
      name={code}
      text={t(status === "ENABLED" ? "disableHelp" : "enableHelp")}
      isBusy={toggle.isBusy}
      onConfirm={(idempotencyKey) => toggle.act({ input: { id, idempotencyKey } }, onClose)}
      onClose={onClose}
    />
  );
}
