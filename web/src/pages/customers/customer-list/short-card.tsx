import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { shortCardQuery } from "../../../__generated__/shortCardQuery.graphql.ts";
import { formatCount } from "../../../format/money.ts";
import { Card } from "../../../parts/card/card.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useRefresh, useShell } from "../../../tab/use-shell.ts";
import { SHORT_IN } from "./short-in.ts";

const shortCard = graphql`
  query shortCardQuery($now: String!, $week: String!, $month: String!) @preloadable {
    approved: customers(first: 3, filter: { status: [APPROVED] }) {
      totalCount
      edges {
        node {
          id
          nameEn
        }
      }
    }
    now: customers(first: 1, filter: { shortOn: $now }) {
      totalCount
    }
    week: customers(first: 1, filter: { shortOn: $week }) {
      totalCount
    }
    month: customers(first: 1, filter: { shortOn: $month }) {
      totalCount
    }
  }
`;

/** The home page's card of customers to see to: approved ones that are not usable yet, and those that a rule leaves short of a paper. */
export default function ShortCard({ queryRef: first }: PageProps<shortCardQuery>): ReactNode {
  const { t } = useTranslation("customer-list");
  const { may } = useShell();
  const { queryRef, reload } = useReload<shortCardQuery>(shortCard, first);
  useRefresh(reload);
  const { approved, now, week, month } = usePreloadedQuery<shortCardQuery>(shortCard, queryRef);
  const counts = { "0": now, "7": week, "30": month };
  const mayBegin = may("COMPANY_CUSTOMER_ENABLE_EDIT.ENABLE") || may("COMPANY_CUSTOMER_ENABLE_EDIT.EDIT");
  return (
    <Card>
      <h2>
        {t("card.title")}
        <small>
          <PageLink code="CUSTOMER_LIST" params={{ status: "APPROVED" }}>
            {t("card.approved", { count: approved.totalCount })}
          </PageLink>
        </small>
      </h2>
      {mayBegin &&
        approved.edges.map(({ node: { id, nameEn } }) => (
          <p key={id}>
            <PageLink code="COMPANY_CUSTOMER_ENABLE_EDIT" params={{ id }} title={nameEn}>
              {nameEn}
            </PageLink>
          </p>
        ))}
      <p>
        {t("short")}:{" "}
        {SHORT_IN.map((short, n) => (
          <span key={short}>
            {n > 0 && " · "}
            {t(`shortIn.${short}`)}{" "}
            <PageLink code="CUSTOMER_LIST" params={{ short }}>
              {formatCount(counts[short].totalCount)}
            </PageLink>
          </span>
        ))}
      </p>
    </Card>
  );
}
