import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { addServicePageQuery } from "../../../__generated__/addServicePageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { addServiceList } from "./add-service-list.ts";
import { AddServiceRow, addServiceColumns } from "./add-service-row.tsx";

const AddServiceForm = lazyPart(() => import("./add-service-form.tsx"));

const query = graphql`
  query addServicePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: AddServiceFilter
    $sort: AddServiceSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.ADD_SERVICE"])
    }
    addServices(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...addServiceRow_addService
          ...addServiceForm_addService
        }
      }
    }
  }
`;
const enable = graphql`
  mutation addServicePageEnableMutation($input: EnableAddServiceInput!) {
    enableAddService(input: $input) {
      addService {
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
  mutation addServicePageDisableMutation($input: DisableAddServiceInput!) {
    disableAddService(input: $input) {
      addService {
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

/** What can be had beside the carriage: what an order says of it, and what it costs where a site says nothing else. */
export default function AddServicePage(props: PageProps<addServicePageQuery>): ReactNode {
  const list = useList(props, addServiceList, query, (data) => data.addServices);
  return (
    <CataloguePage
      list={list}
      columns={addServiceColumns}
      row={(given) => <AddServiceRow {...given} />}
      form={(given) => <AddServiceForm {...given} />}
      create="ADD_SERVICE.CREATE"
      isCommon
      isUsed
      turn={{ enable, disable }}
    />
  );
}
