import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import { APPLICATION_KINDS, APPLICATION_STATUSES } from "@linehaul/schema/customers/information-application/lifecycle";
import type {
  informationApplicationPageQuery,
  informationApplicationPageQuery$data,
} from "../../../__generated__/informationApplicationPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { CreateButton } from "../../../parts/catalogue/create-button.tsx";
import { KeywordBox } from "../../../parts/catalogue/filters.tsx";
import { oneOfFilter } from "../../../parts/filters/kinds.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { StatusTabs } from "../../../parts/page/status-tabs.tsx";
import { useLook } from "../../../relay/use-look.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useRestedChanges } from "../../../tab/use-rested-changes.ts";
import { useShell } from "../../../tab/use-shell.ts";
import { applicationList } from "./application-list.ts";
import { applicationColumns, ApplicationRow, type ApplicationAct } from "./information-application-row.tsx";

const ApplicationActs = lazyPart(() => import("./application-acts.tsx"));

const query = graphql`
  query informationApplicationPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CustomerApplicationFilter
    $sort: CustomerApplicationSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.INFORMATION_APPLICATION"])
    }
    customerApplications(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      statusCounts {
        status
        count
        isExact
      }
      edges {
        node {
          id
          ...informationApplicationRow_application
          ...applicationActs_application
        }
      }
    }
  }
`;
type Node = informationApplicationPageQuery$data["customerApplications"]["edges"][number]["node"];
/** What is being done: a new one, or something with one that is there. */
export type Doing =
  | { readonly act: "CREATE"; readonly with: null }
  | { readonly act: ApplicationAct; readonly with: Node };

const useApplicationList = (props: PageProps<informationApplicationPageQuery>) =>
  useList(props, applicationList, query, (data) => data.customerApplications);
interface InList {
  readonly list: ReturnType<typeof useApplicationList>;
}

/** What customers apply for, with the papers that it needs: written, submitted, taken back, and how it was decided (CUS-19). */
export default function InformationApplicationPage(props: PageProps<informationApplicationPageQuery>): ReactNode {
  const { t } = useTranslation(["information-application", "application"]);
  const list = useApplicationList(props);
  const { filter } = list.state;
  const { filterBy } = list;
  const { refresh } = useShell();
  const [doing, does] = useState<Doing | null>(null);
  // Others write and decide them while it is looked at.
  useRestedChanges(["APPLICATIONS"], useLook(query, list.queryRef));
  const create = (
    <CreateButton
      button="INFORMATION_APPLICATION.SUBMIT"
      page="information-application"
      onClick={() => does({ act: "CREATE", with: null })}
    />
  );
  return (
    <>
      <ListPage
        list={list}
        columns={applicationColumns}
        row={(node) => <ApplicationRow application={node} onAct={(act) => does({ act, with: node })} />}
        tabs={
          <Optional of={list.queryRef} fallback={<Tabs list={list} counts={[]} />}>
            <CountedTabs list={list} />
          </Optional>
        }
        actions={create}
        create={create}
        search={
          <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => filterBy({ keyword })} />
        }
        filters={[
          oneOfFilter({
            id: "kind",
            label: t("column.kind"),
            value: filter.kind,
            options: APPLICATION_KINDS.map((value) => ({ value, label: t(`application:kind.${value}`) })),
            onChange: (kind) => filterBy({ kind }),
          }),
        ]}
      />
      <Suspense fallback={null}>
        {doing && (
          <ApplicationActs
            doing={doing}
            onEdit={() => doing.with && does({ act: "EDIT", with: doing.with })}
            onClose={() => does(null)}
            onDone={() => {
              does(null);
              list.reload();
              // What waits for a decision stands there, and what changed here.
              refresh("CUSTOMER_REVIEW");
              refresh("CUSTOMER_DETAIL");
            }}
          />
        )}
      </Suspense>
    </>
  );
}

const CountedTabs = ({ list }: InList) => (
  <Tabs
    list={list}
    counts={usePreloadedQuery<informationApplicationPageQuery>(query, list.queryRef).customerApplications.statusCounts}
  />
);

function Tabs(
  props: InList & {
    readonly counts: informationApplicationPageQuery["response"]["customerApplications"]["statusCounts"];
  },
) {
  const { t } = useTranslation("information-application");
  const { list, counts } = props;
  return (
    <StatusTabs
      kind="application"
      label={t("statuses")}
      statuses={APPLICATION_STATUSES}
      counts={counts}
      value={list.state.filter.status}
      onChange={(status) => list.filterBy({ status })}
    />
  );
}
