import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import { REAL_NAME_CHANNELS, REAL_NAME_STATES } from "@linehaul/schema/accounts/member/row";
import { DATA_SOURCES } from "@linehaul/schema/accounts/user-account/row";
import { CERTS_OF } from "@linehaul/schema/customers/identity/kinds";
import type {
  memberListPageQuery,
  memberListPageQuery$data,
} from "../../../__generated__/memberListPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { KeywordBox } from "../../../parts/catalogue/filters.tsx";
import { oneOfFilter } from "../../../parts/filters/kinds.tsx";
import { findingFilter } from "../../../parts/finding/finding-filter.tsx";
import { FoundBy } from "../../../parts/finding/lazy.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { StatusTabs } from "../../../parts/page/status-tabs.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { memberList } from "./member-list.ts";
import { memberListColumns, MemberListRow } from "./member-list-row.tsx";

const MemberDrawer = lazyPart(() => import("./member-drawer.tsx"));

const query = graphql`
  query memberListPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: MemberFilter
    $sort: MemberSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.MEMBER_LIST"])
    }
    members(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      stateCounts {
        status
        count
        isExact
      }
      finding {
        kind
        count
        isMore
      }
      edges {
        node {
          id
          ...memberListRow_member
          ...memberDrawer_member
        }
      }
    }
  }
`;
type Node = memberListPageQuery$data["members"]["edges"][number]["node"];
type Counts = memberListPageQuery$data["members"]["stateCounts"];

const useMemberList = (props: PageProps<memberListPageQuery>) =>
  useList(props, memberList, query, (data) => data.members);
interface InList {
  readonly list: ReturnType<typeof useMemberList>;
}

/** Persons with accounts of their own, and who they are by the certificates that they showed. */
export default function MemberListPage(props: PageProps<memberListPageQuery>): ReactNode {
  const { t } = useTranslation("member-list");
  const list = useMemberList(props);
  const { filter } = list.state;
  const { filterBy } = list;
  const [opened, opens] = useState<Node | null>(null);
  return (
    <>
      <ListPage
        list={list}
        columns={memberListColumns}
        row={(node) => <MemberListRow member={node} onOpen={() => opens(node)} />}
        tabs={
          <Optional of={list.queryRef} fallback={<Tabs list={list} counts={[]} />}>
            <CountedTabs list={list} />
          </Optional>
        }
        search={
          <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => filterBy({ keyword })} />
        }
        filters={[
          findingFilter({
            thing: "MEMBER",
            label: t("finding"),
            chip: t("foundByMasked"),
            value: filter.finding,
            found: (
              <Optional of={list.queryRef} fallback="…">
                <Found list={list} />
              </Optional>
            ),
            onChange: (finding) => filterBy({ finding }),
          }),
          oneOfFilter({
            id: "certType",
            label: t("column.certType"),
            value: filter.certType,
            options: CERTS_OF.PERSONAL.map((value) => ({ value, label: t(`cert.${value}`) })),
            onChange: (certType) => filterBy({ certType }),
          }),
          oneOfFilter({
            id: "channel",
            label: t("column.channel"),
            value: filter.channel,
            options: REAL_NAME_CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) })),
            onChange: (channel) => filterBy({ channel }),
          }),
          oneOfFilter({
            id: "dataSource",
            label: t("column.dataSource"),
            value: filter.dataSource,
            options: DATA_SOURCES.map((value) => ({ value, label: t(`source.${value}`) })),
            onChange: (dataSource) => filterBy({ dataSource }),
          }),
        ]}
      />
      <Suspense fallback={null}>{opened && <MemberDrawer member={opened} onClose={() => opens(null)} />}</Suspense>
    </>
  );
}

/** What the list is kept to that was found by a masked value; the answer before it knows nothing of it. */
const Found = ({ list }: InList) => {
  const { finding } = usePreloadedQuery<memberListPageQuery>(query, list.queryRef).members;
  return list.isPending ? "…" : <FoundBy thing="MEMBER" finding={finding ?? null} />;
};

const CountedTabs = ({ list }: InList) => (
  <Tabs list={list} counts={usePreloadedQuery<memberListPageQuery>(query, list.queryRef).members.stateCounts} />
);

function Tabs({ list, counts }: InList & { readonly counts: Counts }) {
  const { t } = useTranslation("member-list");
  return (
    <StatusTabs
      kind="realName"
      label={t("states")}
      statuses={REAL_NAME_STATES}
      counts={counts}
      value={list.state.filter.realNameState}
      onChange={(realNameState) => list.filterBy({ realNameState })}
    />
  );
}
