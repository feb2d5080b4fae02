import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { DATA_GROUP_KINDS } from "@linehaul/schema/permissions/perm-data-group";
import type { permDataGroupPageQuery } from "../../../__generated__/permDataGroupPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { oneOfFilter } from "../../../parts/filters/kinds.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { dataGroupList } from "./perm-data-group-list.ts";
import { PermDataGroupRow, dataGroupColumns } from "./perm-data-group-row.tsx";

const EffectiveScope = lazyPart(() => import("./effective-scope.tsx"));
const PermDataGroupForm = lazyPart(() => import("./perm-data-group-form.tsx"));

const query = graphql`
  query permDataGroupPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: DataGroupFilter
    $sort: DataGroupSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PERM_DATA_GROUP"])
    }
    dataGroups(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...permDataGroupRow_dataGroup
          ...permDataGroupForm_dataGroup
        }
      }
    }
  }
`;
const enable = graphql`
  mutation permDataGroupPageEnableMutation($input: EnableDataGroupInput!) {
    enableDataGroup(input: $input) {
      dataGroup {
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
  mutation permDataGroupPageDisableMutation($input: DisableDataGroupInput!) {
    disableDataGroup(input: $input) {
      dataGroup {
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

/** Who sees which rows (PERM-02): constant and variable data groups. */
export default function PermDataGroupPage(props: PageProps<permDataGroupPageQuery>): ReactNode {
  const { t } = useTranslation("perm-data-group");
  const list = useList(props, dataGroupList, query, (data) => data.dataGroups);
  const kind = oneOfFilter({
    id: "kind",
    label: t("column.kind"),
    value: list.state.filter.kind,
    options: DATA_GROUP_KINDS.map((value) => ({ value, label: t(`grant.kind.${value}`) })),
    onChange: (value) => list.filterBy({ kind: value }),
  });
  const [asks, ask] = useState(false);
  return (
    <>
      <CataloguePage
        list={list}
        columns={dataGroupColumns}
        row={(given) => <PermDataGroupRow {...given} />}
        form={(given) => <PermDataGroupForm {...given} />}
        create="PERM_DATA_GROUP.CREATE"
        turn={{ enable, disable }}
        filters={[kind]}
        actions={<Button onClick={() => ask(true)}>{t("effective.open")}</Button>}
      />
      {asks && (
        <Suspense fallback={null}>
          <EffectiveScope onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  );
}
