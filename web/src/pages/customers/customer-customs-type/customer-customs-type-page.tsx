import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { customerCustomsTypePageQuery } from "../../../__generated__/customerCustomsTypePageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { useList } from "../../../parts/list/use-list.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { customerCustomsTypeList } from "./customer-customs-type-list.ts";
import { customerCustomsTypeColumns, CustomerCustomsTypeRow, type OfCustomer } from "./customer-customs-type-row.tsx";

const CustomerCustomsTypeForm = lazyPart(() => import("./customer-customs-type-form.tsx"));
const ClientCodes = lazyPart(() => import("./client-codes.tsx"));

const query = graphql`
  query customerCustomsTypePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CustomerCustomsTypeFilter
    $sort: CustomerCustomsTypeSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CUSTOMER_CUSTOMS_TYPE"])
    }
    customerCustomsTypes(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...customerCustomsTypeRow_customerCustomsType
          ...customerCustomsTypeForm_customerCustomsType
        }
      }
    }
  }
`;
const remove = graphql`
  mutation customerCustomsTypePageDeleteMutation($input: DeleteCustomerCustomsTypeInput!) {
    deleteCustomerCustomsType(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** Who declares customers' goods, and what customs call them. */
export default function CustomerCustomsTypePage(props: PageProps<customerCustomsTypePageQuery>): ReactNode {
  const { t } = useTranslation("customer-customs-type");
  const list = useList(props, customerCustomsTypeList, query, (data) => data.customerCustomsTypes);
  const [opened, open] = useState<OfCustomer | null>(null);
  return (
    <CataloguePage
      list={list}
      columns={customerCustomsTypeColumns}
      row={(given) => <CustomerCustomsTypeRow {...given} onCodes={open} />}
      form={(given) => <CustomerCustomsTypeForm {...given} />}
      create="CUSTOMER_CUSTOMS_TYPE.CREATE"
      remove={remove}
      notice={<PageNote>{t("site")}</PageNote>}
    >
      <Suspense fallback={null}>{opened && <ClientCodes {...opened} onClose={() => open(null)} />}</Suspense>
    </CataloguePage>
  );
}
