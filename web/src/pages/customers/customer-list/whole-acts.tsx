import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MenuButton } from "@linehaul/schema/modules";
import { AssignMatching, DisableMatching, EnableMatching } from "../../../parts/customer-act/lazy.ts";
import { ActButton } from "../../../parts/order-act/act-button.tsx";
import { useShell } from "../../../tab/use-shell.ts";
import { customerAsked, type CustomerListFilter } from "./customer-list-filter.ts";

/** The buttons of acts on all that match. */
export const WHOLE_ACTS: readonly MenuButton[] = [
  "CUSTOMER_LIST.EDIT",
  "CUSTOMER_LIST.ENABLE",
  "CUSTOMER_LIST.DISABLE",
];

/** What can be done with all customers that match the filter, for those who may. */
export function WholeActs(props: { readonly filter: CustomerListFilter; readonly onActed: () => void }): ReactNode {
  const { t } = useTranslation(["customer-list", "shell"]);
  const { may } = useShell();
  const filter = customerAsked(props.filter);
  const question = (Question: typeof EnableMatching) => (onClose: () => void) => (
    <Question filter={filter} onActed={props.onActed} onClose={onClose} />
  );
  return (
    <>
      {may("CUSTOMER_LIST.EDIT") && <ActButton text={t("assign")} question={question(AssignMatching)} />}
      {may("CUSTOMER_LIST.ENABLE") && <ActButton text={t("shell:button.ENABLE")} question={question(EnableMatching)} />}
      {may("CUSTOMER_LIST.DISABLE") && (
        <ActButton text={t("shell:button.DISABLE")} question={question(DisableMatching)} />
      )}
    </>
  );
}
