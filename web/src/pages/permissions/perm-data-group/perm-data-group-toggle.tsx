import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { permDataGroupToggle_dataGroup$key } from "../../../__generated__/permDataGroupToggle_dataGroup.graphql.ts";
import type { permDataGroupToggleDisableMutation } from "../../../__generated__/permDataGroupToggleDisableMutation.graphql.ts";
import type { permDataGroupToggleEnableMutation } from "../../../__generated__/permDataGroupToggleEnableMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes a data group out of use or brings it back, after a question. The row follows by its id. */
export function PermDataGroupToggle(props: {
  readonly dataGroup: permDataGroupToggle_dataGroup$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-data-group");
  const { onClose } = props;
  const { id, code, status } = useFragment(
    graphql`
      fragment permDataGroupToggle_dataGroup on DataGroup {
        id
        code
        status
      }
    `,
    props.dataGroup,
  );
  const enable = useAct<permDataGroupToggleEnableMutation>(
    graphql`
      mutation permDataGroupToggleEnableMutation($input: EnableDataGroupInput!) {
        enableDataGroup(input: $input) {
          dataGroup {
            ...permDataGroupRow_dataGroup
          }
          errors {
            message
          }
        }
      }
    `,
  );
  const disable = useAct<permDataGroupToggleDisableMutation>(
    graphql`
      mutation permDataGroupToggleDisableMutation($input: DisableDataGroupInput!) {
        disableDataGroup(input: $input) {
          dataGroup {
            ...permDataGroupRow_dataGroup
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
