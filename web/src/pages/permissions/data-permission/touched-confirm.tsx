import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type {
  DataPermissionRulesInput,
  touchedConfirmQuery,
} from "../../../__generated__/touchedConfirmQuery.graphql.ts";
import { Confirm } from "../../../parts/confirm/confirm.tsx";

/** Says how many accounts would see other rows, and asks. */
export function TouchedConfirm(props: {
  /** What the record is called. */
  readonly name: string;
  readonly input: DataPermissionRulesInput;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("data-permission");
  const { name, input } = props;
  const { dataPermissionTouched: touched } = useLazyLoadQuery<touchedConfirmQuery>(
    graphql`
      query touchedConfirmQuery($input: DataPermissionRulesInput!) {
        dataPermissionTouched(input: $input) {
          accounts
          of
        }
      }
    `,
    { input },
    { fetchPolicy: "network-only" },
  );
  return (
    <Confirm
      title={t("question", { name })}
      text={t("touched", { count: touched.accounts, of: touched.of })}
      verb={t("verb")}
      isCritical={touched.accounts > 0}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    />
  );
}
