import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { BusyButton } from "../../../../parts/button/busy-button.tsx";
import type {
  orderCustomer_order$data,
  orderCustomer_order$key,
} from "../../../../__generated__/orderCustomer_order.graphql.ts";
import { Amount } from "../../../../parts/detail/amount.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { maskedFact } from "../../../../parts/masked/masked.tsx";
import { Revealable } from "../../../../parts/masked/revealable.ts";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { useShell } from "../../../../tab/use-shell.ts";
import { useLabels } from "../use-labels.ts";

type Found = Extract<orderCustomer_order$data["customer"], { readonly ok: true }>["value"];

/**
 * The customer as it is today. It belongs to another service: when that is down the order still shows, with another try here;
 * who may not see customers is told so.
 */
export function OrderCustomer(props: {
  readonly order: orderCustomer_order$key;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}): ReactNode {
  const { t } = useTranslation(["order-detail", "parts"]);
  const { may } = useShell();
  const { label } = useLabels();
  const { customer, customerCode, customerName } = useFragment(
    graphql`
      fragment orderCustomer_order on Order {
        customerCode
        customerName
        customer @catch(to: RESULT) {
          id
          intlCustomerCode
          nameEn
          nameZh
          customerType
          status
          industry
          country {
            name
          }
          province
          city
          address
          postCode
          salesPerson
          settlementType
          creditPeriodDays
          creditLimit
          creditCurrency
          contactName
          contactPhone
          contactEmail
          viewerMayShowClear
        }
      }
    `,
    props.order,
  );
  const found = customer.ok ? customer.value : null;
  const missing = !customer.ok
    ? "customerDown"
    : may("CUSTOMER_LIST.VIEW") || may("CUSTOMER_DETAIL.VIEW")
      ? "customerNone"
      : "customerDenied";
  return (
    <Section title={t("section.customer")}>
      {found ? (
        <Revealable value={{ id: found.id, viewerMay: found.viewerMayShowClear }}>
          <CustomerFacts code={customerCode} customer={found} />
        </Revealable>
      ) : (
        <>
          <Facts
            label={label}
            facts={{
              customerCode,
              customerName,
            }}
          />
          <p>{t(missing)}</p>
          {!customer.ok && (
            <BusyButton size="xs" isBusy={props.isRetrying} onClick={props.onRetry}>
              {t("parts:state.retry")}
            </BusyButton>
          )}
        </>
      )}
    </Section>
  );
}

function CustomerFacts({
  code: customerCode,
  customer,
}: {
  readonly code: string;
  readonly customer: NonNullable<Found>;
}) {
  const { t } = useTranslation("order-detail");
  const { label, code } = useLabels();
  const names = [customer.nameEn, customer.nameZh].filter(Boolean).join(" · ");
  const place = [customer.city, customer.province, customer.country?.name].filter(Boolean).join(", ");
  return (
    <Facts
      label={label}
      facts={{
        customerCode,
        intlCustomerCode: customer.intlCustomerCode,
        customerName: names,
        customerType: code("customerType", customer.customerType),
        customerStatus: <StatusTag kind="customer" value={customer.status} />,
        industry: customer.industry && code("industry", customer.industry),
        place,
        address: maskedFact(customer.address, "CUSTOMER_ADDRESS"),
        postCode: customer.postCode,
        contactName: customer.contactName,
        phone: maskedFact(customer.contactPhone, "CONTACT_PHONE"),
        email: maskedFact(customer.contactEmail, "CONTACT_EMAIL"),
        salesPerson: customer.salesPerson,
        settlementType: code("settlementType", customer.settlementType),
        creditPeriod: typeof customer.creditPeriodDays === "number" && t("days", { count: customer.creditPeriodDays }),
        creditLimit: customer.creditLimit && <Amount value={customer.creditLimit} currency={customer.creditCurrency} />,
      }}
    />
  );
}
