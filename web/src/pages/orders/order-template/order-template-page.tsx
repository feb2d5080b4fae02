import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { orderTemplatePageDownloadMutation } from "../../../__generated__/orderTemplatePageDownloadMutation.graphql.ts";
import type { orderTemplatePageQuery } from "../../../__generated__/orderTemplatePageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useStatusFilter } from "../../../parts/catalogue/filters.tsx";
import { fetchFile } from "../../../parts/export/fetch-file.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { useList } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { orderTemplateList } from "./order-template-list.ts";
import { orderTemplateColumns, OrderTemplateRow } from "./order-template-row.tsx";

const OrderTemplateForm = lazyPart(() => import("./order-template-form.tsx"));
const TemplateMapping = lazyPart(() => import("./template-mapping.tsx"));
const UserMaps = lazyPart(() => import("./user-maps.tsx"));

const query = graphql`
  query orderTemplatePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: OrderTemplateFilter
    $sort: OrderTemplateSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.ORDER_TEMPLATE"])
    }
    orderTemplates(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...orderTemplateRow_orderTemplate
          ...orderTemplateForm_orderTemplate
        }
      }
    }
  }
`;
const remove = graphql`
  mutation orderTemplatePageDeleteMutation($input: DeleteOrderTemplateInput!) {
    deleteOrderTemplate(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

type Opened = { readonly id: string; readonly name: string; readonly mayEdit: boolean } | "mine" | null;

/** Workbooks that orders come in, the site's and its customers', and what their headings mean (ORD-11). */
export default function OrderTemplatePage(props: PageProps<orderTemplatePageQuery>): ReactNode {
  const { t } = useTranslation("order-template");
  const list = useList(props, orderTemplateList, query, (data) => data.orderTemplates);
  const status = useStatusFilter(list.state.filter.status, (value) => list.filterBy({ status: value }));
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const taking = useAct<orderTemplatePageDownloadMutation>(graphql`
    mutation orderTemplatePageDownloadMutation($input: DownloadOrderTemplateInput!) {
      downloadOrderTemplate(input: $input) {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const download = (id: string) =>
    taking.act({ input: { id } }, ({ downloadOrderTemplate: { ticket } }) => {
      if (ticket) fetchFile(ticket);
    });
  return (
    <CataloguePage
      list={list}
      columns={orderTemplateColumns}
      row={(given) => (
        <OrderTemplateRow
          {...given}
          onMap={(template) => open({ id: given.row.id, ...template })}
          onDownload={() => download(given.row.id)}
        />
      )}
      form={(given) => <OrderTemplateForm {...given} />}
      create="ORDER_TEMPLATE.UPLOAD"
      remove={remove}
      filters={[status]}
      actions={<Button onClick={() => open("mine")}>{t("mine")}</Button>}
    >
      <Suspense fallback={null}>
        {opened === "mine" && <UserMaps onClose={close} />}
        {opened !== null && opened !== "mine" && (
          <TemplateMapping
            {...opened}
            onClose={close}
            onSaved={() => {
              close();
              list.reload();
            }}
          />
        )}
      </Suspense>
    </CataloguePage>
  );
}
