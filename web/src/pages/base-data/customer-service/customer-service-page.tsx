import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { customerServicePageQuery } from "../../../__generated__/customerServicePageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { customerServiceList } from "./customer-service-list.ts";
import { CustomerServiceRow, customerServiceColumns } from "./customer-service-row.tsx";
import { OpenNow } from "./open-now.tsx";

const CustomerServiceForm = lazyPart(() => import("./customer-service-form.tsx"));

const query = graphql`
  query customerServicePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CustomerServiceFilter
    $sort: CustomerServiceSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CUSTOMER_SERVICE"])
    }
    ...openNow_customerService
    customerServices(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...customerServiceRow_customerService
          ...customerServiceForm_customerService
        }
      }
    }
  }
`;
const remove = graphql`
  mutation customerServicePageDeleteMutation($input: DeleteCustomerServiceInput!) {
    deleteCustomerService(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

type QueryRef = PageProps<customerServicePageQuery>["queryRef"];
const Open = ({ queryRef }: { readonly queryRef: QueryRef }) => (
  <OpenNow query={usePreloadedQuery<customerServicePageQuery>(query, queryRef)} />
);

/** Whom to call about what is sent from where. */
export default function CustomerServicePage(props: PageProps<customerServicePageQuery>): ReactNode {
  const { t } = useTranslation("customer-service");
  const list = useList(props, customerServiceList, query, (data) => data.customerServices);
  return (
    <CataloguePage
      list={list}
      columns={customerServiceColumns}
      row={(given) => <CustomerServiceRow {...given} />}
      form={(given) => <CustomerServiceForm {...given} />}
      create="CUSTOMER_SERVICE.CREATE"
      remove={remove}
      notice={
        <>
          <PageNote>{t("site")}</PageNote>
          <Optional of={list.queryRef}>
            <Open queryRef={list.queryRef} />
          </Optional>
        </>
      }
    />
  );
}
