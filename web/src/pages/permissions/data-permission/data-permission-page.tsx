import { chakra } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { dataPermissionForm_dataPermission$key } from "../../../__generated__/dataPermissionForm_dataPermission.graphql.ts";
import type { dataPermissionPageQuery } from "../../../__generated__/dataPermissionPageQuery.graphql.ts";
import { GraphiqlButton } from "../../../parts/graphiql/graphiql-button.tsx";
import { ListRegion } from "../../../parts/list/region.tsx";
import { PageBar, PageFrame } from "../../../parts/page/page-bar.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import { DataTable } from "../../../parts/table/data-table.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { dataPermissionColumns, DataPermissionRow } from "./data-permission-row.tsx";

const DataPermissionForm = lazyPart(() => import("./data-permission-form.tsx"));
const Help = chakra("p", { base: { px: "4", pb: "2", color: "fg.muted" } });

const dataPermissionQuery = graphql`
  query dataPermissionPageQuery @preloadable {
    dataPermissions {
      id
      ...dataPermissionRow_dataPermission
      ...dataPermissionForm_dataPermission
    }
  }
`;

/** Which records data groups limit, and by what (PERM-02). */
export default function DataPermissionPage({ queryRef: first }: PageProps<dataPermissionPageQuery>): ReactNode {
  const { t } = useTranslation("data-permission");
  const { queryRef, isPending, reload } = useReload<dataPermissionPageQuery>(dataPermissionQuery, first);
  const [edited, edit] = useState<dataPermissionForm_dataPermission$key | null>(null);
  return (
    <PageFrame>
      <PageBar title={t("title")} actions={<GraphiqlButton question={queryRef} />} />
      <Help>{t("help.page")}</Help>
      <ListRegion list={{ queryRef, isPending, reload }} page="data-permission" columns={dataPermissionColumns}>
        <Rows queryRef={queryRef} isPending={isPending} onEdit={edit} />
      </ListRegion>
      {edited !== null && (
        <Suspense fallback={null}>
          <DataPermissionForm
            dataPermission={edited}
            onClose={() => edit(null)}
            onSaved={() => {
              edit(null);
              reload();
            }}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}

function Rows(props: {
  readonly queryRef: PreloadedQuery<dataPermissionPageQuery>;
  readonly isPending: boolean;
  readonly onEdit: (edited: dataPermissionForm_dataPermission$key) => void;
}) {
  const { t } = useTranslation("data-permission");
  const { dataPermissions } = usePreloadedQuery<dataPermissionPageQuery>(dataPermissionQuery, props.queryRef);
  return (
    <DataTable
      label={t("title")}
      page="data-permission"
      columns={dataPermissionColumns}
      density={null}
      busy={props.isPending}
    >
      {dataPermissions.map((one) => (
        <DataPermissionRow key={one.id} dataPermission={one} onEdit={() => props.onEdit(one)} />
      ))}
    </DataTable>
  );
}
