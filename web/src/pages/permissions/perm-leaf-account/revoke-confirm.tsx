import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../../../parts/confirm/confirm.tsx";

/** Asks before something is taken from an account. */
export function RevokeConfirm(props: {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onConfirm: (idempotencyKey: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  return (
    <Confirm
      title={t("revokeQuestion", { name: props.name })}
      text={t("revokeHelp")}
      verb={t("revoke")}
      isCritical
      isBusy={props.isBusy}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    />
  );
}
