import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { uncovered_query$key } from "../../../__generated__/uncovered_query.graphql.ts";

const Line = chakra("p", {
  base: { mx: "4", mb: "2", px: "3", py: "1.5", borderRadius: "l2", bg: "caution.subtle", color: "caution.fg" },
});

/** The destinations whose waiting orders nobody may review: they would pass unseen (PERM-10). Nothing where there are none. */
export function Uncovered(props: { readonly query: uncovered_query$key }): ReactNode {
  const { t } = useTranslation("staff-audit-auth");
  const { auditCoverage } = useFragment(
    graphql`
      fragment uncovered_query on Query {
        auditCoverage {
          countryCode
          country {
            name
          }
          waiting
          userNames
        }
      }
    `,
    props.query,
  );
  const bare = auditCoverage.filter(({ userNames }) => userNames.length === 0);
  if (bare.length === 0) return null;
  const places = bare.map(
    ({ country, countryCode, waiting }) => `${country?.name ?? countryCode} (${String(waiting)})`,
  );
  return <Line role="note">{t("uncovered", { places: places.join(", ") })}</Line>;
}
