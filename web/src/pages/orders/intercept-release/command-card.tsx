import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { commandCardQuery } from "../../../__generated__/commandCardQuery.graphql.ts";
import { NewestCard } from "../../../parts/card/newest-card.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import { useChanges } from "../../../tab/changes.ts";
import type { PageProps } from "../../../tab/page-props.ts";

const commandCard = graphql`
  query commandCardQuery @preloadable {
    outletCommands(first: 5, filter: { state: FAILED }) {
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

/** The home page's card of commands to outlets: how many failed, and the newest of them. */
export default function CommandCard({ queryRef: first }: PageProps<commandCardQuery>): ReactNode {
  const { t } = useTranslation("intercept-release");
  const { queryRef, reload } = useReload<commandCardQuery>(commandCard, first);
  useChanges(["COMMANDS"], reload);
  const { totalCount, edges } = usePreloadedQuery<commandCardQuery>(commandCard, queryRef).outletCommands;
  return (
    <NewestCard
      title={t("card")}
      code="INTERCEPT_RELEASE"
      all={t("cardAll", { count: totalCount })}
      none={t("cardNone")}
      rows={edges.map(({ node }) => node)}
    />
  );
}
