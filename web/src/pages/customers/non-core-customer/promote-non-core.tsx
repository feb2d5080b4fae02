import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { promoteNonCoreMutation } from "../../../__generated__/promoteNonCoreMutation.graphql.ts";
import { Confirm } from "../../../parts/confirm/confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";
import { toast } from "../../../tab/toast/queue.ts";
import { useShell } from "../../../tab/use-shell.ts";

/** Who is to be made a customer. */
export interface Promoting {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

/** Asks before a customer is made of a non-core one, then opens it: its form for whoever may go on there, else its page. */
export default function PromoteNonCore(
  props: Promoting & { readonly onDone: () => void; readonly onClose: () => void },
): ReactNode {
  const { t } = useTranslation("non-core-customer");
  const { may, open } = useShell();
  const { id, version, name, onDone, onClose } = props;
  const promote = useAct<promoteNonCoreMutation>(graphql`
    mutation promoteNonCoreMutation($input: PromoteNonCoreCustomerInput!) {
      promoteNonCoreCustomer(input: $input) {
        nonCoreCustomer {
          id
          customerId
          customerType
          ...nonCoreCustomerRow_nonCoreCustomer
          ...nonCoreCustomerForm_nonCoreCustomer
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const show = (customerId: string, isPerson: boolean): void => {
    const form = isPerson ? "PERSON_CUSTOMER_FORM" : "COMPANY_CUSTOMER_FORM";
    if (may(`${form}.EDIT`)) open(form, { id: customerId }, { title: name });
    else if (may("CUSTOMER_DETAIL.VIEW")) open("CUSTOMER_DETAIL", { id: customerId }, { title: name });
  };
  return (
    <Confirm
      title={t("promoteTitle", { name })}
      text={t("promoteText")}
      verb={t("promote")}
      isBusy={promote.isBusy}
      onConfirm={(idempotencyKey) =>
        promote.act({ input: { id, version, idempotencyKey } }, ({ promoteNonCoreCustomer: { nonCoreCustomer } }) => {
          toast({ tone: "success", text: t("promoted", { name }) });
          onDone();
          if (nonCoreCustomer?.customerId)
            show(nonCoreCustomer.customerId, nonCoreCustomer.customerType === "PERSONAL");
        })
      }
      onClose={onClose}
    />
  );
}
