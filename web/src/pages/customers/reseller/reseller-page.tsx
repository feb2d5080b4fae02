import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { resellerPageQuery } from "../../../__generated__/resellerPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { useList } from "../../../parts/list/use-list.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { resellerList } from "./reseller-list.ts";
import { resellerColumns, ResellerRow } from "./reseller-row.tsx";

const ResellerForm = lazyPart(() => import("./reseller-form.tsx"));
const QrCodes = lazyPart(() => import("./qr-codes.tsx"));

const query = graphql`
  query resellerPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ResellerFilter
    $sort: ResellerSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.RESELLER"])
    }
    resellers(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...resellerRow_reseller
          ...resellerForm_reseller
        }
      }
    }
  }
`;
const remove = graphql`
  mutation resellerPageDeleteMutation($input: DeleteResellerInput!) {
    deleteReseller(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** Shops that take in shipments in the carrier's name, and the codes at their doors (CUS-23). */
export default function ResellerPage(props: PageProps<resellerPageQuery>): ReactNode {
  const { t } = useTranslation("reseller");
  const list = useList(props, resellerList, query, (data) => data.resellers);
  const [coded, setCoded] = useState<{ readonly id: string; readonly name: string } | null>(null);
  return (
    <CataloguePage
      list={list}
      columns={resellerColumns}
      row={(given) => <ResellerRow {...given} onCode={(name) => setCoded({ id: given.row.id, name })} />}
      form={(given) => <ResellerForm {...given} />}
      create="RESELLER.CREATE"
      remove={remove}
      notice={<PageNote>{t("site")}</PageNote>}
    >
      <Suspense fallback={null}>{coded && <QrCodes {...coded} onClose={() => setCoded(null)} />}</Suspense>
    </CataloguePage>
  );
}
