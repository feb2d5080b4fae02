import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { authClientToggle_client$key } from "../../../__generated__/authClientToggle_client.graphql.ts";
import type { authClientToggleDisableMutation } from "../../../__generated__/authClientToggleDisableMutation.graphql.ts";
import type { authClientToggleEnableMutation } from "../../../__generated__/authClientToggleEnableMutation.graphql.ts";
import { ToggleConfirm } from "../../../parts/catalogue/toggle-confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";

/** Takes a client out of use or brings it back, after a question. The row follows by its id. */
export function AuthClientToggle(props: {
  readonly client: authClientToggle_client$key;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("auth-client");
  const { onClose } = props;
  const { id, name, status } = useFragment(
    graphql`
      fragment authClientToggle_client on AuthClient {
        id
        name
        status
      }
    `,
    props.client,
  );
  const enable = useAct<authClientToggleEnableMutation>(
    graphql`
      mutation authClientToggleEnableMutation($input: EnableAuthClientInput!) {
        enableAuthClient(input: $input) {
          authClient {
            ...authClientRow_client
          }
          errors {
            message
          }
        }
      }
    `,
  );
  const disable = useAct<authClientToggleDisableMutation>(
    graphql`
      mutation authClientToggleDisableMutation($input: DisableAuthClientInput!) {
        disableAuthClient(input: $input) {
          authClient {
            ...authClientRow_client
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
      name={name}
      text={t(status === "ENABLED" ? "disableHelp" : "enableHelp")}
      isBusy={toggle.isBusy}
      onConfirm={(idempotencyKey) => toggle.act({ input: { id, idempotencyKey } }, onClose)}
      onClose={onClose}
    />
  );
}
