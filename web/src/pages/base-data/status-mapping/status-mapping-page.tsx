import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { statusMappingPageQuery } from "../../../__generated__/statusMappingPageQuery.graphql.ts";
import { CatalogueDelete } from "../../../parts/catalogue/catalogue-delete.tsx";
import { Common } from "../../../parts/catalogue/common.tsx";
import { GraphiqlButton } from "../../../parts/graphiql/graphiql-button.tsx";
import { ListRegion } from "../../../parts/list/region.tsx";
import { PageBar, PageFrame } from "../../../parts/page/page-bar.tsx";
import { PageNote } from "../../../parts/page/page-note.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import type { Cell } from "./cell.ts";
import { StatusMatrix } from "./status-matrix.tsx";

const query = graphql`
  query statusMappingPageQuery @preloadable {
    statusMappings(first: 200, sort: EXTERNAL_CODE_ASC) {
      ...statusMatrix_mappings
    }
  }
`;
const remove = graphql`
  mutation statusMappingPageDeleteMutation($input: DeleteStatusMappingInput!) {
    deleteStatusMapping(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** While it loads. */
const columns = [
  { id: "state", width: 220 },
  { id: "system", width: 480 },
];

/** What stands open over or in the matrix. */
type Opened = { readonly cell: Cell } | { readonly gone: { readonly id: string; readonly name: string } } | null;

/** What outside systems call the states of orders: our states by their systems, edited in place (ORD-13). */
export default function StatusMappingPage({ queryRef: first }: PageProps<statusMappingPageQuery>): ReactNode {
  const { t } = useTranslation("status-mapping");
  const { queryRef, isPending, reload } = useReload<statusMappingPageQuery>(query, first);
  const [opened, open] = useState<Opened>(null);
  const edited = opened !== null && "cell" in opened ? opened.cell : null;
  const [left, leave] = useState<Cell | null>(null);
  const close = () => {
    leave(edited);
    open(null);
  };
  const done = () => {
    close();
    reload();
  };
  return (
    <PageFrame>
      <PageBar title={t("title")} actions={<GraphiqlButton question={queryRef} />} />
      <PageNote>{t("help")}</PageNote>
      <ListRegion list={{ queryRef, isPending, reload }} page="status-mapping" columns={columns}>
        <Matrix
          queryRef={queryRef}
          edited={edited}
          left={left}
          onEdit={(cell) => open({ cell })}
          onClose={close}
          onSaved={done}
          onDelete={(gone) => open({ gone })}
        />
      </ListRegion>
      <Common />
      {opened !== null && "gone" in opened && (
        <CatalogueDelete {...opened.gone} page="status-mapping" mutation={remove} onClose={close} onDeleted={done} />
      )}
    </PageFrame>
  );
}

function Matrix({
  queryRef,
  ...given
}: Omit<Parameters<typeof StatusMatrix>[0], "mappings"> & {
  readonly queryRef: PreloadedQuery<statusMappingPageQuery>;
}) {
  const { statusMappings } = usePreloadedQuery<statusMappingPageQuery>(query, queryRef);
  return <StatusMatrix {...given} mappings={statusMappings} />;
}
