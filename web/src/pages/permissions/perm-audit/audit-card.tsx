import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { auditCardQuery } from "../../../__generated__/auditCardQuery.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { moduleName } from "../../../i18n/module-name.ts";
import { Card } from "../../../parts/card/card.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import type { PageProps } from "../../../tab/page-props.ts";

const List = chakra("ul", {
  base: {
    listStyle: "none",
    "& > li": {
      display: "grid",
      gridTemplateColumns: "9.5rem minmax(0, 1fr)",
      columnGap: "3",
      py: "1",
      borderTopWidth: "1px",
      _first: { borderTopWidth: "0" },
      "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
      "& > span:first-of-type": { color: "fg.muted" },
    },
  },
});

/** The home page's card of the audit: the last changes of permissions, each opening what else was done to the same thing. */
export default function AuditCard({ queryRef }: PageProps<auditCardQuery>): ReactNode {
  const { t } = useTranslation(["perm-audit", "shell"]);
  const { auditEntries } = usePreloadedQuery<auditCardQuery>(
    graphql`
      query auditCardQuery @preloadable {
        auditEntries(first: 6, sort: AT_DESC, filter: { kind: [PERMISSION] }) {
          edges {
            node {
              id
              at
              userName
              module
              subject
            }
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <Card>
      <h2>{t("home.recent")}</h2>
      {auditEntries.edges.length === 0 && <p>{t("home.none")}</p>}
      <List>
        {auditEntries.edges.map(({ node }) => (
          <li key={node.id}>
            <span>
              <Instant at={node.at} />
            </span>
            <span>
              <PageLink code="PERM_AUDIT" params={node.subject ? { subject: node.subject } : {}}>
                {node.module ? moduleName(t, node.module) : t("home.all")}
              </PageLink>
              {` · ${node.userName}`}
            </span>
          </li>
        ))}
      </List>
    </Card>
  );
}
