import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { resourceToggle_resource$key } from "../../../__generated__/resourceToggle_resource.graphql.ts";
import type { resourceToggleDisableMutation } from "../../../__generated__/resourceToggleDisableMutation.graphql.ts";
import type { resourceToggleEnableMutation } from "../../../__generated__/resourceToggleEnableMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes a resource out of use or brings it back, after a question. The row follows by its id. */
export function ResourceToggle(props: {
  readonly resource: resourceToggle_resource$key;
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
      fragment resourceToggle_resource on Resource {
        id
        resourceCode
        status
      }
    `,
    props.resource,
  );
  const enable = useAct<resourceToggleEnableMutation>(
    graphql`
      mutation resourceToggleEnableMutation($input: EnableResourceInput!) {
        enableResource(input: $input) {
          resource {
            ...resourceRow_resource
          }
          errors {
            message
          }
        }
      }
    `,
    (response) => response.enableResource.errors,
  );
  const disable = useAct<resourceToggleDisableMutation>(
    graphql`
      mutation resourceToggleDisableMutation($input: DisableResourceInput!) {
        disableResource(input: $input) {
          resource {
            ...resourceRow_resource
          }
          errors {
            message
          }
        }
      }
    `,
    (response) => response.disableResource.errors,
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
