import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { pickupSupportPageQuery } from "../../../__generated__/pickupSupportPageQuery.graphql.ts";
import { askedRows } from "../../../parts/catalogue/catalogue-list.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { useList } from "../../../parts/list/use-list.ts";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { allTicked, useSelection, useTicked, type Selection } from "../../../parts/table/selection.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useShell } from "../../../tab/use-shell.ts";
import type { WhichPlaces } from "./by-date-form.tsx";
import { pickupSupportList } from "./pickup-support-list.ts";
import { PickupSupportRow, pickupSupportColumns } from "./pickup-support-row.tsx";

const PickupSupportForm = lazyPart(() => import("./pickup-support-form.tsx"));
const PickupBox = lazyPart(() => import("./pickup-box.tsx"));
const ByDateForm = lazyPart(() => import("./by-date-form.tsx"));

const query = graphql`
  query pickupSupportPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: PickupNoticeFilter
    $sort: PickupNoticeSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PICKUP_SUPPORT"])
    }
    pickupNotices(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...pickupSupportRow_pickupNotice
          ...pickupSupportForm_pickupNotice
        }
      }
    }
  }
`;
const enable = graphql`
  mutation pickupSupportPageEnableMutation($input: EnablePickupNoticeInput!) {
    enablePickupNotice(input: $input) {
      pickupNotice {
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
  mutation pickupSupportPageDisableMutation($input: DisablePickupNoticeInput!) {
    disablePickupNotice(input: $input) {
      pickupNotice {
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

/** How parcels are picked up at the places of the site, and a box that says what holds where and when. */
export default function PickupSupportPage(props: PageProps<pickupSupportPageQuery>): ReactNode {
  const { t } = useTranslation("pickup-support");
  const { may } = useShell();
  const list = useList(props, pickupSupportList, query, (data) => data.pickupNotices);
  const selection = useSelection(list.queryRef);
  const [isAsking, ask] = useState(false);
  const [changed, change] = useState<WhichPlaces | null>(null);
  const mayChange = may("PICKUP_SUPPORT.EDIT");
  return (
    <CataloguePage
      list={list}
      columns={pickupSupportColumns}
      row={(given) => <PickupSupportRow {...given} />}
      form={(given) => <PickupSupportForm {...given} />}
      create="PICKUP_SUPPORT.CREATE"
      turn={{ enable, disable }}
      {...(mayChange && { ticked: { selection, bulk: <Bulk selection={selection} onPress={change} /> } })}
      actions={
        <>
          <Button onClick={() => ask(true)}>{t("box")}</Button>
          {mayChange && <Button onClick={() => change({ filter: askedRows(list.state.filter) })}>{t("byDate")}</Button>}
        </>
      }
    >
      <Suspense fallback={null}>
        {isAsking && (
          <PickupBox
            onClose={() => ask(false)}
            onShow={(keyword) => {
              ask(false);
              list.filterBy({ keyword, status: "" });
            }}
          />
        )}
        {changed !== null && (
          <ByDateForm
            which={changed}
            onClose={() => change(null)}
            onSaved={() => {
              change(null);
              list.reload();
            }}
          />
        )}
      </Suspense>
    </CataloguePage>
  );
}

function Bulk(props: { readonly selection: Selection; readonly onPress: (which: WhichPlaces) => void }) {
  const { t } = useTranslation("pickup-support");
  const { selection, onPress } = props;
  const ids = [...useTicked(selection, allTicked)];
  return (
    <BulkBar count={ids.length} onClear={() => selection.clear()}>
      <Button size="sm" variant="outline" onClick={() => onPress({ ids })}>
        {t("byDate")}
      </Button>
    </BulkBar>
  );
}
