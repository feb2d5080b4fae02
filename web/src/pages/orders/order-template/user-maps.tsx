import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import { isImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { headOf } from "@linehaul/schema/orders/order-import/texts";
import { DEFAULT_LANGUAGE, isLanguage } from "@linehaul/schema/sites";
import type { userMapsDeleteMutation } from "../../../__generated__/userMapsDeleteMutation.graphql.ts";
import type { userMapsQuery } from "../../../__generated__/userMapsQuery.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { useAct } from "../../../parts/form/use-act.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

const MOST = 50;

/** What the viewer chose for headings of his sheets, the latest first; each can be forgotten. */
export default function UserMaps({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t, i18n } = useTranslation("order-template");
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  const [fetchKey, count] = useState(0);
  const { userTemplateMaps } = useLazyLoadQuery<userMapsQuery>(
    graphql`
      query userMapsQuery($first: Int!) {
        userTemplateMaps(first: $first, sort: MODIFIED_AT_DESC) {
          edges {
            node {
              id
              fileName
              modifiedAt
              viewerMayDelete
              headings {
                heading
                column
                reading
              }
            }
          }
        }
      }
    `,
    { first: MOST },
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const forget = useAct<userMapsDeleteMutation>(graphql`
    mutation userMapsDeleteMutation($input: DeleteUserTemplateMapInput!) {
      deleteUserTemplateMap(input: $input) {
        userTemplateMap {
          id
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return (
    <TabDialog title={t("mine")} size="4xl" onClose={onClose}>
      <DialogBody>
        <p>{t("mineHelp")}</p>
        <SimpleTable
          label={t("mine")}
          heads={[t("column.fileName"), t("chosen"), t("chosenAt"), t("forgetting")]}
          rows={userTemplateMaps.edges.map(({ node }) => ({
            key: node.id,
            cells: [
              node.fileName,
              node.headings
                .filter(({ reading }) => reading === "CHOSEN")
                .map(({ heading, column }) =>
                  column && isImportColumn(column) ? `${heading} → ${headOf(column, language)}` : heading,
                )
                .join(" · "),
              <Instant key="at" at={node.modifiedAt} />,
              node.viewerMayDelete && (
                <Button
                  key="forget"
                  size="2xs"
                  variant="outline"
                  disabled={forget.isBusy}
                  aria-label={t("forgetOne", { name: node.fileName })}
                  onClick={() => forget.act({ input: { id: node.id } }, () => count((n) => n + 1))}
                >
                  {t("forget")}
                </Button>
              ),
            ],
          }))}
          none={t("mineNone")}
        />
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
