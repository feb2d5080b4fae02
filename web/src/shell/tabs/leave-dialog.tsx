import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../../parts/confirm/confirm.tsx";

/** Asks before tabs with unsaved changes are closed, naming them. */
export default function LeaveDialog(props: {
  readonly names: readonly string[];
  readonly onStay: () => void;
  readonly onGo: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const [first, ...more] = props.names;
  return (
    <Confirm
      title={t("leave.title")}
      text={
        more.length === 0 ? t("leave.body", { name: first ?? "" }) : t("leave.several", { count: props.names.length })
      }
      keep={t("leave.stay")}
      verb={t("leave.go")}
      isCritical
      onClose={props.onStay}
      onConfirm={props.onGo}
    />
  );
}
