import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { authClientReset_client$key } from "../../../__generated__/authClientReset_client.graphql.ts";
import type { authClientResetMutation } from "../../../__generated__/authClientResetMutation.graphql.ts";
import { Confirm } from "../../../parts/confirm/confirm.tsx";
import { SwitchField } from "../../../parts/form/switch-field.tsx";
import { useAct } from "../../../parts/form/use-act.ts";
import type { NewSecret } from "../../../parts/secret/secret-dialog.tsx";

/** Makes a new secret, after a question. */
export function AuthClientReset(props: {
  readonly client: authClientReset_client$key;
  readonly onClose: () => void;
  readonly onMade: (made: NewSecret) => void;
}): ReactNode {
  const { t } = useTranslation("auth-client");
  const { id, name, appKey } = useFragment(
    graphql`
      fragment authClientReset_client on AuthClient {
        id
        name
        appKey
      }
    `,
    props.client,
  );
  const form = useForm({ defaultValues: { hasLeaked: false } });
  const reset = useAct<authClientResetMutation>(graphql`
    mutation authClientResetMutation($input: ResetAuthClientSecretInput!) {
      resetAuthClientSecret(input: $input) {
        authClient {
          ...authClientRow_client
        }
        appSecret
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return (
    <Confirm
      title={t("resetQuestion", { name })}
      text={t("resetHelp")}
      verb={t("reset")}
      isBusy={reset.isBusy}
      onConfirm={(idempotencyKey) =>
        reset.act({ input: { id, ...form.getValues(), idempotencyKey } }, ({ resetAuthClientSecret: { appSecret } }) =>
          props.onMade({ name, appKey, appSecret: appSecret ?? "" }),
        )
      }
      onClose={props.onClose}
    >
      <Box mt="3">
        <SwitchField form={form} name="hasLeaked" label={t("hasLeaked")} help={t("hasLeakedHelp")} />
      </Box>
    </Confirm>
  );
}
