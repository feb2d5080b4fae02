import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { billWhitelistPageQuery } from "../../../__generated__/billWhitelistPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";
import { ShipmentBox } from "../../../parts/shipment/lazy.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { billWhitelistList } from "./bill-whitelist-list.ts";
import { BillWhitelistRow, billWhitelistColumns } from "./bill-whitelist-row.tsx";

const BillWhitelistForm = lazyPart(() => import("./bill-whitelist-form.tsx"));

const query = graphql`
  query billWhitelistPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: BillWhitelistFilter
    $sort: BillWhitelistSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.BILL_WHITELIST"])
    }
    billWhitelists(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...billWhitelistRow_billWhitelist
        }
      }
    }
  }
`;
const enable = graphql`
  mutation billWhitelistPageEnableMutation($input: EnableBillWhitelistInput!) {
    enableBillWhitelist(input: $input) {
      billWhitelist {
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
  mutation billWhitelistPageDisableMutation($input: DisableBillWhitelistInput!) {
    disableBillWhitelist(input: $input) {
      billWhitelist {
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

/** Customers that may use bill-of-lading numbers of their own, and a box to try a shipment of one. */
export default function BillWhitelistPage(props: PageProps<billWhitelistPageQuery>): ReactNode {
  const { t } = useTranslation("bill-whitelist");
  const [isTrying, tryOne] = useState(false);
  const list = useList(props, billWhitelistList, query, (data) => data.billWhitelists);
  return (
    <CataloguePage
      list={list}
      columns={billWhitelistColumns}
      row={(given) => <BillWhitelistRow {...given} />}
      form={(given) => <BillWhitelistForm {...given} />}
      create="BILL_WHITELIST.CREATE"
      turn={{ enable, disable }}
      actions={<Button onClick={() => tryOne(true)}>{t("box")}</Button>}
      notice={<PageNote>{t("site")}</PageNote>}
    >
      <Suspense fallback={null}>{isTrying && <ShipmentBox onClose={() => tryOne(false)} />}</Suspense>
    </CataloguePage>
  );
}
