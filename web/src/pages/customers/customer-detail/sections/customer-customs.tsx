import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { customerCustomsQuery } from "../../../../__generated__/customerCustomsQuery.graphql.ts";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Asked } from "../../../../parts/boundary/asked.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { PageLink } from "../../../../parts/link/page-link.tsx";
import { SimpleTable } from "../../../../parts/table/simple-table.tsx";
import { useShell } from "../../../../tab/use-shell.ts";

/** As many countries as may have a code of it. */
const MOST = 200;

/** How a customer's goods pass customs: who declares them, and what countries' customs call it; for those who may see that list. */
export function CustomerCustoms(props: { readonly customerCode: string }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { may } = useShell();
  const { customerCode } = props;
  if (!may("CUSTOMER_CUSTOMS_TYPE.VIEW")) return null;
  return (
    <Section title={t("customs")}>
      <Asked of={customerCode} fallback={<Skeleton height="16" />}>
        {(tries) => <Customs customerCode={customerCode} fetchKey={tries} />}
      </Asked>
    </Section>
  );
}

function Customs({ customerCode, fetchKey }: { readonly customerCode: string; readonly fetchKey: number }) {
  const { t } = useTranslation("customer-detail");
  const texts = useTexts("customer-detail");
  const { customerCustomsTypes, customerClientCodes } = useLazyLoadQuery<customerCustomsQuery>(
    graphql`
      query customerCustomsQuery($first: Int!, $types: CustomerCustomsTypeFilter!, $codes: CustomerClientCodeFilter!) {
        customerCustomsTypes(first: 1, filter: $types, sort: CUSTOMER_ASC) {
          edges {
            node {
              id
              status
              customsType
              registrationNo
            }
          }
        }
        customerClientCodes(first: $first, filter: $codes, sort: COUNTRY_ASC) {
          edges {
            node {
              countryCode
              clientCode
            }
          }
        }
      }
    `,
    { first: MOST, types: { customerCode }, codes: { customerCode } },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const codes = customerClientCodes.edges.map(({ node }) => `${node.countryCode} ${node.clientCode}`).join(", ");
  return (
    <SimpleTable
      label={t("customs")}
      heads={[t("customsDeclares"), t("customsRegistration"), t("customsCodes")]}
      rows={customerCustomsTypes.edges.map(({ node }) => ({
        key: node.id,
        off: node.status === "DISABLED",
        cells: [
          <PageLink key="who" code="CUSTOMER_CUSTOMS_TYPE" params={{ keyword: customerCode }}>
            {texts(`customsTypeIs.${node.customsType}`)}
          </PageLink>,
          node.registrationNo,
          codes,
        ],
      }))}
      none={codes || t("customsNone")}
    />
  );
}
