import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import { LABELS_A_PAGE } from "@linehaul/schema/orders/order/print-limits";
import type { printPreviewInvoicesQuery } from "../../__generated__/printPreviewInvoicesQuery.graphql.ts";
import type { printPreviewLabelsQuery } from "../../__generated__/printPreviewLabelsQuery.graphql.ts";
import { Instant } from "../../format/instant.tsx";
import { ActPreview } from "../order-act/act-preview.tsx";
import { groupedText } from "../numbers/grouped-number.tsx";
import type { PrintChoice } from "./what.ts";

const Told = chakra("div", {
  base: {
    display: "grid",
    gap: "2",
    "& > section > h3": { textStyle: "xs", fontWeight: "semibold", color: "fg.muted" },
    "& ul": { listStyle: "none", m: "0", p: "0", fontVariantNumeric: "tabular-nums" },
    "& li > b": { fontWeight: "medium", whiteSpace: "nowrap", me: "1.5" },
  },
});

type Orders = printPreviewLabelsQuery["response"]["printable"];
interface Asked {
  readonly orders: readonly string[];
  readonly choice: PrintChoice;
  /** Changes when it is to be asked again. */
  readonly tries: number;
}

/** What will be printed: how much, what is left out, and what was printed before. */
export function PrintPreview(props: Asked): ReactNode {
  return props.choice.what === "LABEL" ? <Labels {...props} /> : <Invoices {...props} />;
}

function Labels({ orders, choice, tries }: Asked) {
  const { t } = useTranslation("print");
  const { printable } = useLazyLoadQuery<printPreviewLabelsQuery>(
    graphql`
      query printPreviewLabelsQuery($ids: [ID!]!) {
        printable: printableLabels(ids: $ids) {
          orderId
          sfWaybillNo
          isCancelled
          parcels
          pages
          by
          at
          printed {
            times
            by
            at
          }
        }
      }
    `,
    { ids: orders },
    { fetchKey: tries, fetchPolicy: "network-only" },
  );
  const kept = printable.filter((order) => !order.isCancelled);
  const labels = sum(kept.map((order) => order.parcels));
  const pages = Math.ceil(labels / LABELS_A_PAGE[choice.paper]);
  return (
    <Preview printable={printable} asked={orders.length} says={t("sheets", { orders: kept.length, labels, pages })} />
  );
}

function Invoices({ orders, choice, tries }: Asked) {
  const { t } = useTranslation("print");
  const { printable } = useLazyLoadQuery<printPreviewInvoicesQuery>(
    graphql`
      query printPreviewInvoicesQuery($ids: [ID!]!) {
        printable: printableInvoices(ids: $ids) {
          orderId
          sfWaybillNo
          isCancelled
          parcels
          pages
          by
          at
          printed {
            times
            by
            at
          }
        }
      }
    `,
    { ids: orders },
    { fetchKey: tries, fetchPolicy: "network-only" },
  );
  const kept = printable.filter((order) => !order.isCancelled);
  const copies = /^\d{1,3}$/.test(choice.copies.trim()) ? Number(choice.copies) : 1;
  const pages = sum(kept.map((order) => order.pages)) * copies;
  return <Preview printable={printable} asked={orders.length} says={t("invoices", { orders: kept.length, pages })} />;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

function Preview(props: { readonly printable: Orders; readonly asked: number; readonly says: string }) {
  const { t } = useTranslation("print");
  const { printable, asked, says } = props;
  const cancelled = printable.filter((order) => order.isCancelled);
  const printed = printable.filter((order) => !order.isCancelled && order.printed);
  return (
    <Told>
      <ActPreview
        says={[cancelled.length === printable.length ? t("nothing") : says]}
        cant={t("cant")}
        hindered={
          cancelled.length > 0
            ? [{ key: "CANCELLED", text: t("cancelled", { count: cancelled.length }), orders: cancelled }]
            : []
        }
        missing={asked - printable.length}
      />
      <section>
        <h3>{t("before")}</h3>
        {printed.length === 0 ? (
          t("never")
        ) : (
          <ul aria-label={t("before")}>
            {printed.map(({ orderId, sfWaybillNo, printed: last }) => (
              <li key={orderId}>
                <b>{groupedText(sfWaybillNo)}</b>
                {last && (
                  <>
                    {t("times", { count: last.times, by: last.by })} <Instant at={last.at} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Told>
  );
}
