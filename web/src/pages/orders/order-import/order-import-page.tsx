import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { orderImportPageQuery } from "../../../__generated__/orderImportPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { KeywordBox } from "../../../parts/catalogue/filters.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { useChanges } from "../../../tab/changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { ImportTabs, type ImportView } from "./merging/import-tabs.tsx";
import { orderImportList } from "./order-import-list.ts";
import { orderImportColumns, OrderImportRow } from "./order-import-row.tsx";
import { useTemplate } from "./use-template.ts";

const ImportUpload = lazyPart(() => import("./import-upload.tsx"));
const ImportOutcome = lazyPart(() => import("./import-outcome.tsx"));
const PreMergeList = lazyPart(() => import("./merging/pre-merge-list.tsx"));
const PreMergeOutcome = lazyPart(() => import("./merging/pre-merge-outcome.tsx"));
const MergeList = lazyPart(() => import("./merging/merge-list.tsx"));
const MergeOutcome = lazyPart(() => import("./merging/merge-outcome.tsx"));

const query = graphql`
  query orderImportPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: OrderImportFilter
    $sort: OrderImportSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.ORDER_IMPORT"])
    }
    orderImports(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      viewerMayUpload
      edges {
        node {
          id
          ...orderImportRow_import
        }
      }
    }
  }
`;

type Opened =
  | { readonly what: "upload" }
  | { readonly what: "outcome" | "preMerge" | "merge"; readonly id: string }
  | null;

/** Sheets of orders that one uploaded: what was found in each, and what is left to do (ORD-12). */
export default function OrderImportPage(props: PageProps<orderImportPageQuery>): ReactNode {
  const { t } = useTranslation("order-import");
  const list = useList(props, orderImportList, query, (data) => data.orderImports);
  const [opened, open] = useState<Opened>(null);
  const [view, show] = useState<ImportView>("sheets");
  const [changes, count] = useState(0);
  useChanges(["IMPORTS"], () => {
    list.reload();
    count((n) => n + 1);
  });
  const askAgain = () => count((n) => n + 1);
  const close = () => open(null);
  const tabs = <ImportTabs value={view} onChange={show} />;
  const beside = { tabs, fetchKey: changes, onAskAgain: askAgain };
  const dialog = { fetchKey: changes, onAskAgain: askAgain, onClose: close };
  const opening = (what: "preMerge" | "merge") => (id: string) => {
    askAgain();
    open({ what, id });
  };
  const upload = (
    <Optional of={list.queryRef}>
      <Upload queryRef={list.queryRef} onOpen={() => open({ what: "upload" })} />
    </Optional>
  );
  return (
    <>
      {view === "sheets" && (
        <ListPage
          list={list}
          tabs={tabs}
          actions={
            <>
              <Template />
              {upload}
            </>
          }
          search={
            <KeywordBox
              label={t("keyword")}
              value={list.state.filter.keyword}
              onChange={(keyword) => list.filterBy({ keyword })}
            />
          }
          filters={[]}
          columns={orderImportColumns}
          create={upload}
          row={(node) => <OrderImportRow record={node} onOpen={() => open({ what: "outcome", id: node.id })} />}
        />
      )}
      <Suspense fallback={null}>
        {view === "preMerges" && <PreMergeList {...beside} onOpen={(id) => open({ what: "preMerge", id })} />}
        {view === "merges" && <MergeList {...beside} onOpen={(id) => open({ what: "merge", id })} />}
      </Suspense>
      <Suspense fallback={null}>
        {opened?.what === "upload" && (
          <ImportUpload
            onClose={close}
            onTaken={(id) => {
              list.reload();
              open({ what: "outcome", id });
            }}
          />
        )}
        {opened?.what === "outcome" && <ImportOutcome {...dialog} id={opened.id} onPreMerge={opening("preMerge")} />}
        {opened?.what === "preMerge" && <PreMergeOutcome {...dialog} id={opened.id} onMerge={opening("merge")} />}
        {opened?.what === "merge" && <MergeOutcome {...dialog} id={opened.id} />}
      </Suspense>
    </>
  );
}

function Upload(props: { readonly queryRef: PreloadedQuery<orderImportPageQuery>; readonly onOpen: () => void }) {
  const { t } = useTranslation("order-import");
  const { orderImports } = usePreloadedQuery<orderImportPageQuery>(query, props.queryRef);
  return (
    orderImports.viewerMayUpload && (
      <Button variant="solid" onClick={props.onOpen}>
        {t("upload")}
      </Button>
    )
  );
}

function Template() {
  const { t } = useTranslation("order-import");
  const template = useTemplate();
  return (
    <Button onClick={template.fetch} loading={template.isBusy} loadingText={t("template")}>
      {t("template")}
    </Button>
  );
}
