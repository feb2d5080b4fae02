import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { permResourceToggle_resource$key } from "../../../__generated__/permResourceToggle_resource.graphql.ts";
import type { permResourceToggleDisableMutation } from "../../../__generated__/permResourceToggleDisableMutation.graphql.ts";
import type { permResourceToggleEnableMutation } from "../../../__generated__/permResourceToggleEnableMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes a resource out of use or brings it back, after a question. The row follows by its id. */
export function PermResourceToggle(props: {
  readonly resource: permResourceToggle_resource$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-resource");
  const { onClose } = props;
  const {
    id,
    resourceCode: code,
    status,
  } = useFragment(
    graphql`
      fragment permResourceToggle_resource on Resource {
        id
        resourceCode
        status
      }
    `,
    props.resource,
  );
  const enable = useAct<permResourceToggleEnableMutation>(
    graphql`
      mutation permResourceToggleEnableMutation($input: EnableResourceInput!) {
        enableResource(input: $input) {
          resource {
            ...permResourceRow_resource
          }
          errors {
            message
          }
        }
      }
    `,
  );
  const disable = useAct<permResourceToggleDisableMutation>(
    graphql`
      mutation permResourceToggleDisableMutation($input: DisableResourceInput!) {
        disableResource(input: $input) {
          resource {
            ...permResourceRow_resource
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
