import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { rowUsesQuery } from "../../__generated__/rowUsesQuery.graphql.ts";

const List = chakra("ul", { base: { mt: "3", ps: "4", listStyleType: "disc", textStyle: "sm" } });

/** What names a row that is to go out of use, of what the viewer may see. Nothing where nothing does. Suspends. */
export default function RowUses(props: { readonly id: string; readonly turn?: number }): ReactNode {
  const { t } = useTranslation(["parts", "used-by"]);
  const { node } = useLazyLoadQuery<rowUsesQuery>(
    graphql`
      query rowUsesQuery($id: ID!) {
        node(id: $id) {
          ... on UsedRow {
            uses {
              by
              count
              names
            }
          }
        }
      }
    `,
    { id: props.id },
    { fetchKey: props.turn ?? 0, fetchPolicy: "network-only" },
  );
  const uses = node?.uses ?? [];
  if (uses.length === 0) return null;
  return (
    <>
      <chakra.p mt="3">{t("catalogue.uses")}</chakra.p>
      <List>
        {uses.map(({ by, count, names }) => (
          <li key={by}>
            {t(`used-by:${by}`, { count })}
            {names.length > 0 && `: ${names.join(", ")}${count > names.length ? " …" : ""}`}
          </li>
        ))}
      </List>
    </>
  );
}
