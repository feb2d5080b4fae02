import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { callbackBlacklistPageQuery } from "../../../__generated__/callbackBlacklistPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { callbackBlacklistList } from "./callback-blacklist-list.ts";
import { CallbackBlacklistRow, callbackBlacklistColumns } from "./callback-blacklist-row.tsx";

const CallbackBlacklistForm = lazyPart(() => import("./callback-blacklist-form.tsx"));
const CallbackBox = lazyPart(() => import("./callback-box.tsx"));

const query = graphql`
  query callbackBlacklistPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CallbackBlacklistFilter
    $sort: CallbackBlacklistSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CALLBACK_BLACKLIST"])
    }
    callbackBlacklists(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...callbackBlacklistRow_callbackBlacklist
        }
      }
    }
  }
`;
const remove = graphql`
  mutation callbackBlacklistPageDeleteMutation($input: DeleteCallbackBlacklistInput!) {
    deleteCallbackBlacklist(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** Whose call-backs are withheld, and a box to try one. */
export default function CallbackBlacklistPage(props: PageProps<callbackBlacklistPageQuery>): ReactNode {
  const { t } = useTranslation("callback-blacklist");
  const [isTrying, tryOne] = useState(false);
  const list = useList(props, callbackBlacklistList, query, (data) => data.callbackBlacklists);
  return (
    <CataloguePage
      list={list}
      columns={callbackBlacklistColumns}
      row={(given) => <CallbackBlacklistRow {...given} />}
      form={(given) => <CallbackBlacklistForm {...given} />}
      create="CALLBACK_BLACKLIST.CREATE"
      remove={remove}
      actions={<Button onClick={() => tryOne(true)}>{t("box")}</Button>}
      notice={<PageNote>{t("site")}</PageNote>}
    >
      <Suspense fallback={null}>{isTrying && <CallbackBox onClose={() => tryOne(false)} />}</Suspense>
    </CataloguePage>
  );
}
