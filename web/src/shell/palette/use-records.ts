import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRecordsQuery } from "../../__generated__/useRecordsQuery.graphql.ts";
import { formatCount } from "../../format/money.ts";
import { groupedText } from "../../parts/numbers/grouped-number.tsx";
import type { PageParams } from "../../tab/tab-id.ts";
import type { Choice } from "./choice.ts";

/** How long the typing must rest before anything is asked. */
const REST_MS = 300;
/** A number of an order in full: waybill, customer's or agent's. */
const NUMBER = /^(?=.*\d)[A-Za-z0-9-]{8,32}$/;
const CUSTOMER_CODE = /^\d{10}$/;

const query = graphql`
  query useRecordsQuery(
    $numbers: [String!]
    $customerCode: String
    $byNumber: Boolean!
    $byCustomer: Boolean!
    $isCustomer: Boolean!
  ) {
    customer(code: $customerCode) @include(if: $isCustomer) {
      id
      nameEn
      customerCode
    }
    byNumber: orders(first: 5, filter: { numbers: $numbers }) @include(if: $byNumber) {
      edges {
        node {
          id
          sfWaybillNo
          customerName
        }
      }
    }
    ofCustomer: orders(first: 1, filter: { customerCode: $customerCode }) @include(if: $byCustomer) {
      totalCount
      totalIsExact
      edges {
        node {
          id
          customerName
        }
      }
    }
  }
`;

/** Orders with the number that was typed, a customer with that code and his orders. Nothing is asked for other texts, nor without the permission. */
export function useRecords(o: {
  readonly text: string;
  readonly mayFindOrders: boolean;
  readonly mayOpenCustomers: boolean;
  readonly open: (code: "ORDER_DETAIL" | "ORDER_LIST" | "CUSTOMER_DETAIL", params: PageParams, title?: string) => void;
}): { readonly choices: readonly Choice[]; readonly isPending: boolean } {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const text = o.text.replaceAll(/\s/g, "");
  const byNumber = o.mayFindOrders && NUMBER.test(text);
  const isCustomer = o.mayOpenCustomers && CUSTOMER_CODE.test(text);
  const isNumber = byNumber || isCustomer;
  const [found, setFound] = useState<{ readonly text: string; readonly data: useRecordsQuery["response"] | null }>();

  useEffect(() => {
    if (!isNumber) return undefined;
    const byCustomer = byNumber && CUSTOMER_CODE.test(text);
    let asked: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      const customerCode = byCustomer || isCustomer ? text : null;
      const variables = { numbers: [text], customerCode, byNumber, byCustomer, isCustomer };
      asked = fetchQuery<useRecordsQuery>(environment, query, variables).subscribe({
        next: (data) => setFound({ text, data }),
        error: () => setFound({ text, data: null }),
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asked?.unsubscribe();
    };
  }, [environment, isNumber, byNumber, isCustomer, text]);

  // An answer for an older text is not for this one.
  const data = isNumber && found?.text === text ? found.data : null;
  const orders = (data?.byNumber?.edges ?? []).map(({ node }) => ({
    key: node.id,
    label: groupedText(node.sfWaybillNo),
    note: node.customerName,
    icon: "ORDERS" as const,
    run: () => o.open("ORDER_DETAIL", { id: node.id }, groupedText(node.sfWaybillNo)),
  }));
  const customers = [data?.customer ?? []].flat().map(({ id, nameEn, customerCode }) => ({
    key: id,
    label: nameEn,
    note: customerCode,
    icon: "CUSTOMERS" as const,
    run: () => o.open("CUSTOMER_DETAIL", { id }, nameEn),
  }));
  const customer = data?.ofCustomer?.edges[0]?.node;
  const ofCustomer =
    data?.ofCustomer && customer
      ? [
          {
            key: `customer ${text}`,
            label: t("palette.ordersOf", { customer: customer.customerName }),
            note: formatCount(data.ofCustomer.totalCount, data.ofCustomer.totalIsExact),
            icon: "CUSTOMERS" as const,
            run: () => o.open("ORDER_LIST", { customerCode: text }),
          },
        ]
      : [];
  return { choices: [...orders, ...customers, ...ofCustomer], isPending: isNumber && found?.text !== text };
}
