import { Button } from "@chakra-ui/react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import { ROLE_TYPES } from "@linehaul/schema/permissions/perm-role";
import type { permRoleForm_role$key } from "../../../__generated__/permRoleForm_role.graphql.ts";
import type { permRolePageQuery, RoleSort } from "../../../__generated__/permRolePageQuery.graphql.ts";
import type { permRoleToggle_role$key } from "../../../__generated__/permRoleToggle_role.graphql.ts";
import { KeywordBox, useStatusFilter } from "../../../parts/catalogue/filters.tsx";
import { useColumnTitle } from "../../../parts/catalogue/use-column-title.ts";
import { chosen } from "../../../parts/filters/choice.tsx";
import type { Filter } from "../../../parts/filters/filter.ts";
import { OneOf } from "../../../parts/filters/one-of.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { ListRows } from "../../../parts/list/list-rows.tsx";
import { useList, type List } from "../../../parts/list/use-list.ts";
import { TitleCount } from "../../../parts/page/page-bar.tsx";
import { TableSettings } from "../../../parts/table/settings.tsx";
import { useArrangement } from "../../../parts/table/use-arrangement.ts";
import { useShell } from "../../../tab/use-shell.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { roleList, roleVariables, type RoleFilter } from "./perm-role-list.ts";
import { PermRoleRow, roleColumns } from "./perm-role-row.tsx";
import { PermRoleToggle } from "./perm-role-toggle.tsx";

const PermRoleForm = lazy(() => import("./perm-role-form.tsx"));
const BindModules = lazy(() => import("./bind-modules.tsx"));
const BindResources = lazy(() => import("./bind-resources.tsx"));
const CompareRoles = lazy(() => import("./compare-roles.tsx"));
const ButtonHolders = lazy(() => import("./button-holders.tsx"));

const roleQuery = graphql`
  query permRolePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: RoleFilter
    $sort: RoleSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PERM_ROLE"])
    }
    roles(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      totalCount
      totalIsExact
      pageInfo {
        ...paging_pageInfo
      }
      pageCursors {
        ...paging_pageCursors
      }
      edges {
        node {
          id
          ...permRoleRow_role
          ...permRoleForm_role
          ...permRoleToggle_role
        }
      }
    }
  }
`;

/** What stands open above the list. */
type Opened =
  | { readonly form: permRoleForm_role$key | null }
  | { readonly toggle: permRoleToggle_role$key }
  | { readonly modulesOf: string }
  | { readonly resourcesOf: string }
  | "compare"
  | "holders"
  | null;
interface InList {
  readonly list: List<permRolePageQuery, RoleFilter, RoleSort>;
}

/** The roles: what each may do and which resources it works with. */
export default function PermRolePage({ queryRef, params }: PageProps<permRolePageQuery>): ReactNode {
  const { t } = useTranslation("perm-role");
  const { may } = useShell();
  const list = useList<permRolePageQuery, RoleFilter, RoleSort>({
    shape: roleList,
    params,
    query: roleQuery,
    queryRef,
    variables: roleVariables,
  });
  const { filter } = list.state;
  const status = useStatusFilter(filter.status, (value) => list.filterBy({ status: value }));
  const type = useTypeFilter(filter.type, (value) => list.filterBy({ type: value }));
  const [opened, open] = useState<Opened>(null);
  const create = may("PERM_ROLE.CREATE") && (
    <Button variant="solid" onClick={() => open({ form: null })}>
      {t("create")}
    </Button>
  );
  return (
    <ListPage
      list={list}
      title={t("title")}
      count={<Count list={list} />}
      actions={
        <>
          <Button onClick={() => open("holders")}>{t("holders.open")}</Button>
          <Button onClick={() => open("compare")}>{t("compare.open")}</Button>
          {create}
        </>
      }
      search={
        <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => list.filterBy({ keyword })} />
      }
      filters={[status, type]}
      settings={<Settings list={list} />}
      columns={roleColumns}
      columnTitle={useColumnTitle("perm-role")}
    >
      <Rows list={list} open={open} create={create} />
      <Suspense fallback={null}>
        <Above
          opened={opened}
          onClose={() => open(null)}
          onSaved={() => {
            open(null);
            list.reload();
          }}
        />
      </Suspense>
    </ListPage>
  );
}

function Above(props: { readonly opened: Opened; readonly onClose: () => void; readonly onSaved: () => void }) {
  const { opened, ...ends } = props;
  if (opened === null) return null;
  if (opened === "compare") return <CompareRoles onClose={ends.onClose} />;
  if (opened === "holders") return <ButtonHolders onClose={ends.onClose} />;
  if ("form" in opened) return <PermRoleForm role={opened.form} {...ends} />;
  if ("toggle" in opened) return <PermRoleToggle role={opened.toggle} onClose={ends.onClose} />;
  if ("modulesOf" in opened) return <BindModules id={opened.modulesOf} {...ends} />;
  return <BindResources id={opened.resourcesOf} {...ends} />;
}

/** PERM-07: common, admin, or (empty) both. */
function useTypeFilter(value: RoleFilter["type"], onChange: (value: RoleFilter["type"]) => void): Filter {
  const { t } = useTranslation("perm-role");
  const label = t("column.type");
  const options = ROLE_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }));
  return {
    id: "type",
    label,
    applied: value === "" ? null : chosen(options, [value]),
    clear: () => onChange(""),
    control: (done) => (
      <OneOf
        label={label}
        options={options}
        value={value}
        onChange={(next) => {
          onChange(next);
          done();
        }}
      />
    ),
  };
}

function Rows({
  list,
  open,
  create,
}: InList & { readonly open: (opened: Opened) => void; readonly create: ReactNode }) {
  const { t } = useTranslation("perm-role");
  const { viewer, roles } = usePreloadedQuery<permRolePageQuery>(roleQuery, list.queryRef);
  const { columns, arrangement } = useArrangement(viewer, "PERM_ROLE", roleColumns);
  return (
    <ListRows
      list={list}
      connection={roles}
      label={t("title")}
      columns={columns}
      columnTitle={useColumnTitle("perm-role")}
      arrangement={arrangement}
      none={{ title: t("none"), action: create }}
    >
      {roles.edges.map(({ node }) => (
        <PermRoleRow
          key={node.id}
          role={node}
          onEdit={() => open({ form: node })}
          onToggle={() => open({ toggle: node })}
          onModules={() => open({ modulesOf: node.id })}
          onResources={() => open({ resourcesOf: node.id })}
        />
      ))}
    </ListRows>
  );
}

function Count({ list }: InList) {
  const { roles } = usePreloadedQuery<permRolePageQuery>(roleQuery, list.queryRef);
  return <TitleCount count={roles.totalCount} isExact={roles.totalIsExact} />;
}

function Settings({ list }: InList) {
  const { viewer } = usePreloadedQuery<permRolePageQuery>(roleQuery, list.queryRef);
  return (
    <TableSettings
      {...useArrangement(viewer, "PERM_ROLE", roleColumns)}
      columns={roleColumns}
      title={useColumnTitle("perm-role")}
    />
  );
}
