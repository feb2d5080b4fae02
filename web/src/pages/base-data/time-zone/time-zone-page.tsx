import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { timeZonePageQuery } from "../../../__generated__/timeZonePageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { RefreshZones } from "./refresh-zones.tsx";
import { timeZoneList } from "./time-zone-list.ts";
import { TimeZoneRow, timeZoneColumns } from "./time-zone-row.tsx";

const query = graphql`
  query timeZonePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: TimeZoneFilter
    $sort: TimeZoneSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.TIME_ZONE"])
    }
    timeZones(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...timeZoneRow_timeZone
        }
      }
    }
  }
`;
const remove = graphql`
  mutation timeZonePageDeleteMutation($input: DeleteTimeZoneInput!) {
    deleteTimeZone(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** What clocks show in each zone now, and when they are put forward or back next. */
export default function TimeZonePage(props: PageProps<timeZonePageQuery>): ReactNode {
  const list = useList(props, timeZoneList, query, (data) => data.timeZones);
  return (
    <CataloguePage
      list={list}
      columns={timeZoneColumns}
      row={(given) => <TimeZoneRow {...given} />}
      remove={remove}
      isUsed
      isCommon
      actions={<RefreshZones onRefreshed={list.reload} />}
    />
  );
}
