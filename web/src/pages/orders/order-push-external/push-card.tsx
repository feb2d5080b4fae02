import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { pushCardQuery } from "../../../__generated__/pushCardQuery.graphql.ts";
import { NewestCard } from "../../../parts/card/newest-card.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import { useChanges } from "../../../tab/changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";

const pushCard = graphql`
  query pushCardQuery @preloadable {
    orderPushes(first: 5, filter: { state: FAILED }) {
      totalCount
      edges {
        node {
          id
          sfWaybillNo
          endedAt
        }
      }
    }
  }
`;

/** The home page's card of pushes: how many failed, and the newest of them. */
export default function PushCard({ queryRef: first }: PageProps<pushCardQuery>): ReactNode {
  const { t } = useTranslation("order-push-external");
  const { queryRef, reload } = useReload<pushCardQuery>(pushCard, first);
  useChanges(["PUSHES"], reload);
  const { totalCount, edges } = usePreloadedQuery<pushCardQuery>(pushCard, queryRef).orderPushes;
  return (
    <NewestCard
      title={t("card")}
      code="ORDER_PUSH_EXTERNAL"
      all={t("cardAll", { count: totalCount })}
      none={t("cardNone")}
      rows={edges.map(({ node }) => node)}
    />
  );
}
