import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { newSecretMutation } from "../../../../__generated__/newSecretMutation.graphql.ts";
import { Confirm } from "../../../../parts/confirm/confirm.tsx";
import { useAct } from "../../../../parts/form/use-act.ts";
import { SecretDialog, type NewSecret } from "../../../../parts/secret/secret-dialog.tsx";

/** Makes a customer's secret, after a question, and shows it once. */
export default function NewSecretQuestion(props: {
  readonly customerId: string;
  readonly name: string;
  /** It has one already, which is taken for a day more. */
  readonly isAnother: boolean;
  readonly onMade: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { customerId: id, name, onClose } = props;
  const [made, setMade] = useState<NewSecret | null>(null);
  const making = useAct<newSecretMutation>(graphql`
    mutation newSecretMutation($input: NewCustomerSecretInput!) {
      newCustomerSecret(input: $input) {
        docking {
          appKey
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
  if (made !== null)
    return (
      <SecretDialog
        page="customer-detail"
        made={made}
        onClose={() => {
          onClose();
          props.onMade();
        }}
      />
    );
  return (
    <Confirm
      title={t("secretQuestion", { name })}
      text={t(props.isAnother ? "secretAnother" : "secretFirst")}
      verb={t("secretNew")}
      isBusy={making.isBusy}
      onConfirm={(idempotencyKey) =>
        making.act({ input: { id, idempotencyKey } }, ({ newCustomerSecret: { docking, appSecret } }) =>
          setMade({ name, appKey: docking?.appKey ?? "", appSecret: appSecret ?? "" }),
        )
      }
      onClose={onClose}
    />
  );
}
