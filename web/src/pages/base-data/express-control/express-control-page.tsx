import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { expressControlPageQuery } from "../../../__generated__/expressControlPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ShipmentBox } from "../../../parts/shipment/lazy.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { expressControlList } from "./express-control-list.ts";
import { ExpressControlRow, expressControlColumns } from "./express-control-row.tsx";

const ExpressControlForm = lazyPart(() => import("./express-control-form.tsx"));

const query = graphql`
  query expressControlPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ExpressControlFilter
    $sort: ExpressControlSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.EXPRESS_CONTROL"])
    }
    expressControls(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...expressControlRow_expressControl
          ...expressControlForm_expressControl
        }
      }
    }
  }
`;
const enable = graphql`
  mutation expressControlPageEnableMutation($input: EnableExpressControlInput!) {
    enableExpressControl(input: $input) {
      expressControl {
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
  mutation expressControlPageDisableMutation($input: DisableExpressControlInput!) {
    disableExpressControl(input: $input) {
      expressControl {
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

/** What must not be sent, or not without being looked at, and a panel to try a shipment. */
export default function ExpressControlPage(props: PageProps<expressControlPageQuery>): ReactNode {
  const { t } = useTranslation("express-control");
  const [isTrying, tryOne] = useState(false);
  const list = useList(props, expressControlList, query, (data) => data.expressControls);
  return (
    <CataloguePage
      list={list}
      columns={expressControlColumns}
      row={(given) => <ExpressControlRow {...given} />}
      form={(given) => <ExpressControlForm {...given} />}
      create="EXPRESS_CONTROL.CREATE"
      turn={{ enable, disable }}
      isCommon
      actions={<Button onClick={() => tryOne(true)}>{t("box")}</Button>}
    >
      <Suspense fallback={null}>{isTrying && <ShipmentBox onClose={() => tryOne(false)} />}</Suspense>
    </CataloguePage>
  );
}
