import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { permModuleToggle_module$key } from "../../../__generated__/permModuleToggle_module.graphql.ts";
import type { permModuleToggleDisableMutation } from "../../../__generated__/permModuleToggleDisableMutation.graphql.ts";
import type { permModuleToggleEnableMutation } from "../../../__generated__/permModuleToggleEnableMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes a module out of use or brings it back, after a question. The row follows by its id. */
export function PermModuleToggle(props: {
  readonly module: permModuleToggle_module$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-module");
  const { onClose } = props;
  const { id, code, status } = useFragment(
    graphql`
      fragment permModuleToggle_module on Module {
        id
        code
        status
      }
    `,
    props.module,
  );
  const enable = useAct<permModuleToggleEnableMutation>(
    graphql`
      mutation permModuleToggleEnableMutation($input: EnableModuleInput!) {
        enableModule(input: $input) {
          module {
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
  const disable = useAct<permModuleToggleDisableMutation>(
    graphql`
      mutation permModuleToggleDisableMutation($input: DisableModuleInput!) {
        disableModule(input: $input) {
          module {
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
