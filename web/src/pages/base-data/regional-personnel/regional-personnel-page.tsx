import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { regionalPersonnelPageQuery } from "../../../__generated__/regionalPersonnelPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { regionalPersonnelList } from "./regional-personnel-list.ts";
import { RegionalPersonnelRow, regionalPersonnelColumns } from "./regional-personnel-row.tsx";

const RegionalPersonnelForm = lazyPart(() => import("./regional-personnel-form.tsx"));

const query = graphql`
  query regionalPersonnelPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: RegionalPersonnelFilter
    $sort: RegionalPersonnelSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.REGIONAL_PERSONNEL"])
    }
    regionalPersonnel(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...regionalPersonnelRow_regionalPersonnel
          ...regionalPersonnelForm_regionalPersonnel
        }
      }
    }
  }
`;
const remove = graphql`
  mutation regionalPersonnelPageDeleteMutation($input: DeleteRegionalPersonnelInput!) {
    deleteRegionalPersonnel(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** Who sees to what in the regions that orders come from and go to. */
export default function RegionalPersonnelPage(props: PageProps<regionalPersonnelPageQuery>): ReactNode {
  const { t } = useTranslation("regional-personnel");
  const list = useList(props, regionalPersonnelList, query, (data) => data.regionalPersonnel);
  return (
    <CataloguePage
      list={list}
      columns={regionalPersonnelColumns}
      row={(given) => <RegionalPersonnelRow {...given} />}
      form={(given) => <RegionalPersonnelForm {...given} />}
      create="REGIONAL_PERSONNEL.CREATE"
      remove={remove}
      isUsed
      notice={<PageNote>{t("site")}</PageNote>}
    />
  );
}
