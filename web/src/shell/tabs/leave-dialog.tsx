import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../../parts/confirm/confirm.tsx";

let isAllowed = false;
/** The user has just said that what is not saved may be lost: the browser need not ask once more. */
export const allowLeaving = (): void => {
  isAllowed = true;
};

/** While something is not saved the browser asks before the page is left or reloaded. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const onLeave = (e: BeforeUnloadEvent) => {
      if (!isAllowed) e.preventDefault();
    };
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, [isDirty]);
}

/** Asks before tabs with unsaved changes are closed, naming them. */
export function LeaveDialog(props: {
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
