import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import type { nonCoreCustomerPageQuery } from "../../../__generated__/nonCoreCustomerPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { listExport, useListExport } from "../../../parts/export/list-export.tsx";
import { oneOfFilter } from "../../../parts/filters/kinds.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { useList } from "../../../parts/list/use-list.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { LINKS, nonCoreCustomerAsked, nonCoreCustomerList } from "./non-core-customer-list.ts";
import { nonCoreCustomerColumns, NonCoreCustomerRow } from "./non-core-customer-row.tsx";
import type { Promoting } from "./promote-non-core.tsx";

const NonCoreCustomerExport = listExport(() => import("./non-core-customer-export.tsx"));
const NonCoreCustomerForm = lazyPart(() => import("./non-core-customer-form.tsx"));
const PromoteNonCore = lazyPart(() => import("./promote-non-core.tsx"));

const query = graphql`
  query nonCoreCustomerPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: NonCoreCustomerFilter
    $sort: NonCoreCustomerSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.NON_CORE_CUSTOMER"])
    }
    nonCoreCustomers(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...nonCoreCustomerRow_nonCoreCustomer
          ...nonCoreCustomerForm_nonCoreCustomer
        }
      }
    }
  }
`;

/** Those who ship and are kept in systems of others, each linked to the customer of ours that it is, or none yet (CUS-19). */
export default function NonCoreCustomerPage(props: PageProps<nonCoreCustomerPageQuery>): ReactNode {
  const { t } = useTranslation("non-core-customer");
  const list = useList(props, nonCoreCustomerList, query, (data) => data.nonCoreCustomers);
  const [promoting, promote] = useState<Promoting | null>(null);
  const { filter } = list.state;
  const exporting = useListExport({
    list: "NON_CORE_CUSTOMER",
    dialog: NonCoreCustomerExport,
    filter: nonCoreCustomerAsked(filter),
  });
  return (
    <CataloguePage
      list={list}
      columns={nonCoreCustomerColumns}
      row={(given) => <NonCoreCustomerRow {...given} onPromote={promote} />}
      form={(given) => <NonCoreCustomerForm {...given} />}
      create="NON_CORE_CUSTOMER.EDIT"
      actions={exporting.button()}
      filters={[
        oneOfFilter({
          id: "link",
          label: t("column.link"),
          value: filter.link,
          options: LINKS.map((value) => ({ value, label: t(`link.${value}`) })),
          onChange: (link) => list.filterBy({ link }),
        }),
        oneOfFilter({
          id: "customerType",
          label: t("column.customerType"),
          value: filter.customerType,
          options: CUSTOMER_TYPES.map((value) => ({ value, label: t(`customerType.${value}`) })),
          onChange: (customerType) => list.filterBy({ customerType }),
        }),
      ]}
      notice={<PageNote>{t("site")}</PageNote>}
    >
      {exporting.dialog}
      <Suspense fallback={null}>
        {promoting && (
          <PromoteNonCore
            {...promoting}
            onDone={() => {
              promote(null);
              list.reload();
            }}
            onClose={() => promote(null)}
          />
        )}
      </Suspense>
    </CataloguePage>
  );
}
