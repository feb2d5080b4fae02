import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { customerPeekFactsQuery } from "../../../../__generated__/customerPeekFactsQuery.graphql.ts";
import { Notice } from "../../../../parts/list/notices.tsx";
import { Revealable } from "../../../../parts/masked/revealable.ts";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { CustomerFacts } from "../sections/customer-facts.tsx";
import { CustomerSettlement } from "../sections/customer-settlement.tsx";

const Head = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", "& > b": { textStyle: "lg" } },
});

/** Who a customer is, whom to ask there, how he pays, and where he stands. One call. */
export function CustomerPeekFacts({ id, fetchKey }: { readonly id: string; readonly fetchKey: number }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { customer } = useLazyLoadQuery<customerPeekFactsQuery>(
    graphql`
      query customerPeekFactsQuery($id: ID!) {
        customer(id: $id) {
          id
          nameEn
          status
          viewerMayShowClear
          ...customerFacts_customer
          ...customerSettlement_customer
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!customer) return <Notice title={t("notFound")} text={t("notFoundHelp")} />;
  return (
    <Revealable value={{ id: customer.id, viewerMay: customer.viewerMayShowClear }}>
      <Head>
        <b>{customer.nameEn}</b>
        <StatusTag kind="customer" value={customer.status} />
      </Head>
      <CustomerFacts customer={customer} />
      <CustomerSettlement customer={customer} />
    </Revealable>
  );
}
