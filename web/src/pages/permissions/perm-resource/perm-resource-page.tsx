import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { permResourcePageQuery } from "../../../__generated__/permResourcePageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { resourceList } from "./perm-resource-list.ts";
import { PermResourceRow, resourceColumns } from "./perm-resource-row.tsx";

const PermResourceForm = lazyPart(() => import("./perm-resource-form.tsx"));

const query = graphql`
  query permResourcePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ResourceFilter
    $sort: ResourceSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PERM_RESOURCE"])
    }
    resources(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...permResourceRow_resource
          ...permResourceForm_resource
        }
      }
    }
  }
`;
const enable = graphql`
  mutation permResourcePageEnableMutation($input: EnableResourceInput!) {
    enableResource(input: $input) {
      resource {
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
  mutation permResourcePageDisableMutation($input: DisableResourceInput!) {
    disableResource(input: $input) {
      resource {
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

/** Master data of other systems that roles and data groups refer to. */
export default function PermResourcePage(props: PageProps<permResourcePageQuery>): ReactNode {
  const list = useList(props, resourceList, query, (data) => data.resources);
  return (
    <CataloguePage
      list={list}
      columns={resourceColumns}
      row={(given) => <PermResourceRow {...given} />}
      form={(given) => <PermResourceForm {...given} />}
      create="PERM_RESOURCE.CREATE"
      turn={{ enable, disable }}
    />
  );
}
