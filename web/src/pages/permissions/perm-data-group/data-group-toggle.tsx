import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { dataGroupToggle_dataGroup$key } from "../../../__generated__/dataGroupToggle_dataGroup.graphql.ts";
import type { dataGroupToggleDisableMutation } from "../../../__generated__/dataGroupToggleDisableMutation.graphql.ts";
import type { dataGroupToggleEnableMutation } from "../../../__generated__/dataGroupToggleEnableMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes a data group out of use or brings it back, after a question. The row follows by its id. */
export function DataGroupToggle(props: {
  readonly dataGroup: dataGroupToggle_dataGroup$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-data-group");
  const { onClose } = props;
  const { id, code, status } = useFragment(
    graphql`
      fragment dataGroupToggle_dataGroup on DataGroup {
        id
        code
        status
      }
    `,
    props.dataGroup,
  );
  const enable = useAct<dataGroupToggleEnableMutation>(
    graphql`
      mutation dataGroupToggleEnableMutation($input: EnableDataGroupInput!) {
        enableDataGroup(input: $input) {
          dataGroup {
            ...dataGroupRow_dataGroup
          }
          errors {
            message
          }
        }
      }
    `,
    (response) => response.enableDataGroup.errors,
  );
  const disable = useAct<dataGroupToggleDisableMutation>(
    graphql`
      mutation dataGroupToggleDisableMutation($input: DisableDataGroupInput!) {
        disableDataGroup(input: $input) {
          dataGroup {
            ...dataGroupRow_dataGroup
          }
          errors {
            message
          }
        }
      }
    `,
    (response) => response.disableDataGroup.errors,
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
