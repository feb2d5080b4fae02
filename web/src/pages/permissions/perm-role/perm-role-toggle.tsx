import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { permRoleToggle_role$key } from "../../../__generated__/permRoleToggle_role.graphql.ts";
import type { permRoleToggleDisableMutation } from "../../../__generated__/permRoleToggleDisableMutation.graphql.ts";
import type { permRoleToggleEnableMutation } from "../../../__generated__/permRoleToggleEnableMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes a role out of use or brings it back, after a question. The row follows by its id. */
export function PermRoleToggle(props: {
  readonly role: permRoleToggle_role$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-role");
  const { onClose } = props;
  const { id, code, status } = useFragment(
    graphql`
      fragment permRoleToggle_role on Role {
        id
        code
        status
      }
    `,
    props.role,
  );
  const enable = useAct<permRoleToggleEnableMutation>(
    graphql`
      mutation permRoleToggleEnableMutation($input: EnableRoleInput!) {
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
  );
  const disable = useAct<permRoleToggleDisableMutation>(
    graphql`
      mutation permRoleToggleDisableMutation($input: DisableRoleInput!) {
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
