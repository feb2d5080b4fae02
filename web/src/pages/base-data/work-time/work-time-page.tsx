import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { workTimePageQuery } from "../../../__generated__/workTimePageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { OpenNow } from "./open-now.tsx";
import { workTimeList } from "./work-time-list.ts";
import { WorkTimeRow, workTimeColumns } from "./work-time-row.tsx";

const WorkTimeForm = lazyPart(() => import("./work-time-form.tsx"));

const query = graphql`
  query workTimePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: WorkTimeFilter
    $sort: WorkTimeSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.WORK_TIME"])
    }
    ...openNow_query
    workTimes(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...workTimeRow_workTime
          ...workTimeForm_workTime
        }
      }
    }
  }
`;
const enable = graphql`
  mutation workTimePageEnableMutation($input: EnableWorkTimeInput!) {
    enableWorkTime(input: $input) {
      workTime {
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
  mutation workTimePageDisableMutation($input: DisableWorkTimeInput!) {
    disableWorkTime(input: $input) {
      workTime {
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

type QueryRef = PageProps<workTimePageQuery>["queryRef"];
const Open = ({ queryRef }: { readonly queryRef: QueryRef }) => (
  <OpenNow query={usePreloadedQuery<workTimePageQuery>(query, queryRef)} />
);

/** The hours in which the site reviews, picks up, delivers and answers. */
export default function WorkTimePage(props: PageProps<workTimePageQuery>): ReactNode {
  const { t } = useTranslation("work-time");
  const list = useList(props, workTimeList, query, (data) => data.workTimes);
  return (
    <CataloguePage
      list={list}
      columns={workTimeColumns}
      row={(given) => <WorkTimeRow {...given} />}
      form={(given) => <WorkTimeForm {...given} />}
      create="WORK_TIME.EDIT"
      turn={{ enable, disable, onTurned: list.reload }}
      notice={
        <>
          <PageNote>{t("common")}</PageNote>
          <Optional of={list.queryRef}>
            <Open queryRef={list.queryRef} />
          </Optional>
        </>
      }
    />
  );
}
