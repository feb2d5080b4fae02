import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { dictionaryDelete_item$key } from "../../../__generated__/dictionaryDelete_item.graphql.ts";
import type { dictionaryForm_item$key } from "../../../__generated__/dictionaryForm_item.graphql.ts";
import type { dictionaryPageQuery } from "../../../__generated__/dictionaryPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { CreateButton } from "../../../parts/catalogue/create-button.tsx";
import { KeywordBox, useStatusFilter } from "../../../parts/catalogue/filters.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useShell } from "../../../tab/use-shell.ts";
import { DictionaryClean } from "./dictionary-clean.tsx";
import { DictionaryDelete } from "./dictionary-delete.tsx";
import { dictionaryList } from "./dictionary-list.ts";
import { DictionaryPane, Panes } from "./dictionary-pane.tsx";
import { DictionaryRow, dictionaryColumns } from "./dictionary-row.tsx";

const DictionaryForm = lazyPart(() => import("./dictionary-form.tsx"));

const query = graphql`
  query dictionaryPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: DictionaryItemFilter
    $sort: DictionaryItemSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.DICTIONARY"])
    }
    dictionaries {
      pathKey
      entries
    }
    dictionaryItems(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...dictionaryRow_item
          ...dictionaryForm_item
          ...dictionaryDelete_item
        }
      }
    }
  }
`;

/** What stands open above the list. */
type Opened =
  | { readonly form: dictionaryForm_item$key | null }
  | { readonly delete: dictionaryDelete_item$key }
  | "clean"
  | null;

/** The dictionaries and their entries (SYS-01): dictionaries on the left, the entries of the open one in every language. */
export default function DictionaryPage(props: PageProps<dictionaryPageQuery>): ReactNode {
  const { t } = useTranslation("dictionary");
  const { may } = useShell();
  const list = useList(props, dictionaryList, query, (data) => data.dictionaryItems);
  const { filter } = list.state;
  const status = useStatusFilter(filter.status, (value) => list.filterBy({ status: value }));
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const done = () => {
    close();
    list.reload();
  };
  const create = <CreateButton button="DICTIONARY.CREATE" page="dictionary" onClick={() => open({ form: null })} />;
  return (
    <Panes>
      <Optional of={list.queryRef} fallback={<div />}>
        <Paths queryRef={list.queryRef} value={filter.pathKey} onChange={(pathKey) => list.filterBy({ pathKey })} />
      </Optional>
      <ListPage
        list={list}
        title={filter.pathKey}
        columns={dictionaryColumns}
        row={(item) => (
          <DictionaryRow item={item} onEdit={() => open({ form: item })} onDelete={() => open({ delete: item })} />
        )}
        actions={
          <>
            {may("DICTIONARY.CLEAN_CACHE") && <Button onClick={() => open("clean")}>{t("clean")}</Button>}
            {create}
          </>
        }
        search={
          <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => list.filterBy({ keyword })} />
        }
        filters={[status]}
        create={create}
      />
      {opened !== null && typeof opened === "object" && "form" in opened && (
        <Suspense fallback={null}>
          <DictionaryForm row={opened.form} pathKey={filter.pathKey} onClose={close} onSaved={done} />
        </Suspense>
      )}
      {opened !== null && typeof opened === "object" && "delete" in opened && (
        <DictionaryDelete item={opened.delete} onClose={close} onDeleted={done} />
      )}
      {opened === "clean" && <DictionaryClean pathKey={filter.pathKey} onClose={close} />}
    </Panes>
  );
}

function Paths(props: {
  readonly queryRef: PreloadedQuery<dictionaryPageQuery>;
  readonly value: string;
  readonly onChange: (pathKey: string) => void;
}) {
  const { dictionaries } = usePreloadedQuery<dictionaryPageQuery>(query, props.queryRef);
  return <DictionaryPane {...props} paths={dictionaries} />;
}
