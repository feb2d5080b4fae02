import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../../../parts/confirm/confirm.tsx";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";

/** Asks before something is taken from an account. */
export function RevokeConfirm(props: {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onConfirm: (idempotencyKey: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const [key] = useState(newIdempotencyKey);
  return (
    <Confirm
      title={t("revokeQuestion", { name: props.name })}
      text={t("revokeHelp")}
      verb={t("revoke")}
      isCritical
      isBusy={props.isBusy}
      onConfirm={() => props.onConfirm(key)}
      onClose={props.onClose}
    />
  );
}
