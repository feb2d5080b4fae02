import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { holidayPageQuery } from "../../../__generated__/holidayPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { holidayList } from "./holiday-list.ts";
import { HolidayRow, holidayColumns } from "./holiday-row.tsx";

const HolidayForm = lazyPart(() => import("./holiday-form.tsx"));

const Year = lazyPart(() => import("./year.tsx"));

const query = graphql`
  query holidayPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: HolidayFilter
    $sort: HolidaySort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.HOLIDAY"])
    }
    holidays(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...holidayRow_holiday
          ...holidayForm_holiday
        }
      }
    }
  }
`;
const remove = graphql`
  mutation holidayPageDeleteMutation($input: DeleteHolidayInput!) {
    deleteHoliday(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** Days on which countries and their regions do not work, or make up for others. */
export default function HolidayPage(props: PageProps<holidayPageQuery>): ReactNode {
  const { t } = useTranslation("holiday");
  const [isYear, show] = useState(false);
  const list = useList(props, holidayList, query, (data) => data.holidays);
  return (
    <CataloguePage
      list={list}
      columns={holidayColumns}
      row={(given) => <HolidayRow {...given} />}
      form={(given) => <HolidayForm {...given} />}
      create="HOLIDAY.CREATE"
      remove={remove}
      actions={<Button onClick={() => show(true)}>{t("yearView")}</Button>}
      notice={<PageNote>{t("common")}</PageNote>}
    >
      <Suspense fallback={null}>{isYear && <Year onClose={() => show(false)} onTaken={list.reload} />}</Suspense>
    </CataloguePage>
  );
}
