import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { ROLE_TYPES } from "@linehaul/schema/permissions/perm-role";
import type { permRolePageQuery } from "../../../__generated__/permRolePageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { oneOfFilter } from "../../../parts/filters/kinds.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { roleList } from "./perm-role-list.ts";
import { PermRoleRow, roleColumns } from "./perm-role-row.tsx";

const PermRoleForm = lazyPart(() => import("./perm-role-form.tsx"));
const BindModules = lazyPart(() => import("./bind-modules.tsx"));
const BindResources = lazyPart(() => import("./bind-resources.tsx"));
const CompareRoles = lazyPart(() => import("./compare-roles.tsx"));
const ButtonHolders = lazyPart(() => import("./button-holders.tsx"));

const query = graphql`
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
      ...useAnswer_rows
      edges {
        node {
          id
          ...permRoleRow_role
          ...permRoleForm_role
        }
      }
    }
  }
`;
const enable = graphql`
  mutation permRolePageEnableMutation($input: EnableRoleInput!) {
    enableRole(input: $input) {
      role {
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
  mutation permRolePageDisableMutation($input: DisableRoleInput!) {
    disableRole(input: $input) {
      role {
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

/** What stands open above the list, beside what every catalogue opens. */
type Opened = { readonly modulesOf: string } | { readonly resourcesOf: string } | "compare" | "holders" | null;

/** The roles: what each may do and which resources it works with. */
export default function PermRolePage(props: PageProps<permRolePageQuery>): ReactNode {
  const { t } = useTranslation("perm-role");
  const list = useList(props, roleList, query, (data) => data.roles);
  const type = oneOfFilter({
    id: "type",
    label: t("column.type"),
    value: list.state.filter.type,
    options: ROLE_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
    onChange: (value) => list.filterBy({ type: value }),
  });
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const onSaved = () => {
    close();
    list.reload();
  };
  return (
    <>
      <CataloguePage
        list={list}
        columns={roleColumns}
        row={(given) => (
          <PermRoleRow
            {...given}
            onModules={() => open({ modulesOf: given.row.id })}
            onResources={() => open({ resourcesOf: given.row.id })}
          />
        )}
        form={(given) => <PermRoleForm {...given} />}
        create="PERM_ROLE.CREATE"
        turn={{ enable, disable }}
        filters={[type]}
        actions={
          <>
            <Button onClick={() => open("holders")}>{t("holders.open")}</Button>
            <Button onClick={() => open("compare")}>{t("compare.open")}</Button>
          </>
        }
      />
      <Suspense fallback={null}>
        <Above opened={opened} onClose={close} onSaved={onSaved} />
      </Suspense>
    </>
  );
}

function Above(props: { readonly opened: Opened; readonly onClose: () => void; readonly onSaved: () => void }) {
  const { opened, ...ends } = props;
  if (opened === null) return null;
  if (opened === "compare") return <CompareRoles onClose={ends.onClose} />;
  if (opened === "holders") return <ButtonHolders onClose={ends.onClose} />;
  if ("modulesOf" in opened) return <BindModules id={opened.modulesOf} {...ends} />;
  return <BindResources id={opened.resourcesOf} {...ends} />;
}
