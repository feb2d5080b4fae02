import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useShell } from "../../tab/use-shell.ts";
import { ActButton } from "../order-act/act-button.tsx";
import { DisableMany, EnableMany } from "./lazy.ts";

/** Enables or disables customers, for those who may. */
export function TurnButtons(props: {
  /** Node ids. */
  readonly ids: readonly string[];
  /** Which way; both, where they stand differently. */
  readonly ways?: readonly ("ENABLE" | "DISABLE")[];
  readonly onTurned: () => void;
}): ReactNode {
  const { t } = useTranslation("shell");
  const { may } = useShell();
  const { ids, ways = ["ENABLE", "DISABLE"], onTurned } = props;
  return (
    <>
      {ways.includes("ENABLE") && may("CUSTOMER_LIST.ENABLE") && (
        <ActButton
          text={t("button.ENABLE")}
          question={(onClose) => <EnableMany ids={ids} onTurned={onTurned} onClose={onClose} />}
        />
      )}
      {ways.includes("DISABLE") && may("CUSTOMER_LIST.DISABLE") && (
        <ActButton
          text={t("button.DISABLE")}
          question={(onClose) => <DisableMany ids={ids} onTurned={onTurned} onClose={onClose} />}
        />
      )}
    </>
  );
}
