import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { payMethodPageQuery } from "../../../__generated__/payMethodPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { payMethodList } from "./pay-method-list.ts";
import { PaymentMethodRow, payMethodColumns } from "./pay-method-row.tsx";

const PaymentMethodForm = lazyPart(() => import("./pay-method-form.tsx"));

const query = graphql`
  query payMethodPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: PaymentMethodFilter
    $sort: PaymentMethodSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PAY_METHOD"])
    }
    payMethods(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...payMethodRow_payMethod
          ...payMethodForm_payMethod
        }
      }
    }
  }
`;
const enable = graphql`
  mutation payMethodPageEnableMutation($input: EnablePaymentMethodInput!) {
    enablePaymentMethod(input: $input) {
      payMethod {
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
  mutation payMethodPageDisableMutation($input: DisablePaymentMethodInput!) {
    disablePaymentMethod(input: $input) {
      payMethod {
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

/** How freight, duties and taxes are paid, by whom, and which of it takes a monthly card. */
export default function PaymentMethodPage(props: PageProps<payMethodPageQuery>): ReactNode {
  const list = useList(props, payMethodList, query, (data) => data.payMethods);
  return (
    <CataloguePage
      list={list}
      columns={payMethodColumns}
      row={(given) => <PaymentMethodRow {...given} />}
      form={(given) => <PaymentMethodForm {...given} />}
      create="PAY_METHOD.CREATE"
      isCommon
      turn={{ enable, disable }}
    />
  );
}
