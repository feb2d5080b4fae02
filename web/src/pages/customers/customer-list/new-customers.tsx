import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { follow } from "../../../parts/link/follow.ts";
import { useShell } from "../../../tab/use-shell.ts";

/** Begins a new customer, a person or a company, each in a tab of its own. */
export function NewCustomers(): ReactNode {
  const { t } = useTranslation("customer-list");
  const { may, open } = useShell();
  return (
    <>
      {may("PERSON_CUSTOMER_FORM.CREATE") && (
        <Button asChild>
          <a {...follow({ code: "PERSON_CUSTOMER_FORM" }, open)}>{t("newPerson")}</a>
        </Button>
      )}
      {may("COMPANY_CUSTOMER_FORM.CREATE") && (
        <Button asChild variant="solid">
          <a {...follow({ code: "COMPANY_CUSTOMER_FORM" }, open)}>{t("newCompany")}</a>
        </Button>
      )}
    </>
  );
}
