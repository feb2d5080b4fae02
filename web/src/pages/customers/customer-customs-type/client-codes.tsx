import { Button, chakra } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { clientCodesQuery, clientCodesQuery$data } from "../../../__generated__/clientCodesQuery.graphql.ts";
import { AskedDrawer } from "../../../parts/dialog/asked-drawer.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";
import type { OfCustomer } from "./customer-customs-type-row.tsx";

const ClientCodeForm = lazyPart(() => import("./client-code-form.tsx"));
const MOST = 200;
const Bar = chakra("div", { base: { display: "flex", justifyContent: "flex-end", mb: "3" } });
type Node = clientCodesQuery$data["customerClientCodes"]["edges"][number]["node"];

/** What countries' customs call a customer: a code a country. */
export default function ClientCodes(props: OfCustomer & { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("customer-customs-type");
  const { customerCode, customerName, onClose } = props;
  const [saved, count] = useState(0);
  const [opened, open] = useState<Node | "NEW" | null>(null);
  return (
    <>
      <AskedDrawer
        title={t("codesOf", { name: customerName })}
        help={t("codesHelp")}
        of={customerCode}
        onClose={onClose}
      >
        {(tries) => <Codes customerCode={customerCode} turn={`${tries} ${saved}`} onOpen={open} />}
      </AskedDrawer>
      <Suspense fallback={null}>
        {opened && (
          <ClientCodeForm
            customerCode={customerCode}
            row={opened === "NEW" ? null : opened}
            onClose={() => open(null)}
            onSaved={() => {
              open(null);
              count((n) => n + 1);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function Codes(props: {
  readonly customerCode: string;
  readonly turn: string;
  readonly onOpen: (of: Node | "NEW") => void;
}) {
  const { t } = useTranslation("customer-customs-type");
  const { customerCode, turn, onOpen } = props;
  const { customerClientCodes } = useLazyLoadQuery<clientCodesQuery>(
    graphql`
      query clientCodesQuery($first: Int!, $filter: CustomerClientCodeFilter!) {
        customerClientCodes(first: $first, filter: $filter, sort: COUNTRY_ASC) {
          viewerMayCreate
          edges {
            node {
              id
              countryCode
              country {
                name
              }
              clientCode
              viewerMayEdit
              ...clientCodeForm_customerClientCode
            }
          }
        }
      }
    `,
    { first: MOST, filter: { customerCode } },
    { fetchKey: turn, fetchPolicy: "network-only" },
  );
  return (
    <>
      {customerClientCodes.viewerMayCreate && (
        <Bar>
          <Button size="sm" variant="outline" onClick={() => onOpen("NEW")}>
            {t("createCode")}
          </Button>
        </Bar>
      )}
      <SimpleTable
        label={t("codes")}
        heads={[t("column.country"), t("column.clientCode"), t("column.acts")]}
        none={t("noCodes")}
        rows={customerClientCodes.edges.map(({ node }) => ({
          key: node.id,
          cells: [
            node.country?.name ?? node.countryCode,
            node.clientCode,
            node.viewerMayEdit && (
              <Button
                key="edit"
                size="2xs"
                variant="outline"
                aria-label={t("editCode", { name: node.clientCode })}
                onClick={() => onOpen(node)}
              >
                {t("editOne")}
              </Button>
            ),
          ],
        }))}
      />
    </>
  );
}
