import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { customerCodPageQuery } from "../../../__generated__/customerCodPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { useList } from "../../../parts/list/use-list.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { customerCodList } from "./customer-cod-list.ts";
import { customerCodColumns, CustomerCodRow } from "./customer-cod-row.tsx";

const CustomerCodForm = lazyPart(() => import("./customer-cod-form.tsx"));

const query = graphql`
  query customerCodPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CustomerCodFilter
    $sort: CustomerCodSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CUSTOMER_COD"])
    }
    customerCods(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...customerCodRow_customerCod
          ...customerCodForm_customerCod
        }
      }
    }
  }
`;
const enable = graphql`
  mutation customerCodPageEnableMutation($input: EnableCustomerCodInput!) {
    enableCustomerCod(input: $input) {
      customerCod {
        ...catalogueRow_row
      }
      errors {
        message
        detail
        traceId
      }
    }
  }
`;
const disable = graphql`
  mutation customerCodPageDisableMutation($input: DisableCustomerCodInput!) {
    disableCustomerCod(input: $input) {
      customerCod {
        ...catalogueRow_row
      }
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** Where what customers' receivers pay goes to, and between which bounds they may (ORD-04). */
export default function CustomerCodPage(props: PageProps<customerCodPageQuery>): ReactNode {
  const { t } = useTranslation("customer-cod");
  const list = useList(props, customerCodList, query, (data) => data.customerCods);
  return (
    <CataloguePage
      list={list}
      columns={customerCodColumns}
      row={(given) => <CustomerCodRow {...given} />}
      form={(given) => <CustomerCodForm {...given} />}
      create="CUSTOMER_COD.EDIT"
      turn={{ enable, disable }}
      notice={<PageNote>{t("site")}</PageNote>}
    />
  );
}
