import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../confirm/confirm.tsx";
import type { StatusOf } from "../status/looks.ts";

/** Asks before a row is taken out of use or brought back. */
export function ToggleConfirm(props: {
  /** The row's state now: the question is about the other one. */
  readonly status: StatusOf<"config">;
  /** What the row is called. */
  readonly name: string;
  /** What follows from it. */
  readonly text: string;
  /** What names the row, below the text. */
  readonly children?: ReactNode;
  readonly isBusy: boolean;
  readonly onConfirm: (idempotencyKey: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("parts");
  const verb = t(props.status === "ENABLED" ? "catalogue.disable" : "catalogue.enable");
  return (
    <Confirm
      title={t("catalogue.question", { verb, name: props.name })}
      text={props.text}
      verb={verb}
      isCritical={props.status === "ENABLED"}
      isBusy={props.isBusy}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    >
      {props.children}
    </Confirm>
  );
}
