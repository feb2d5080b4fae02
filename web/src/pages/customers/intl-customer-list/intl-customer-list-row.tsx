import { memo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { intlCustomerSorts } from "@linehaul/schema/customers/intl-customer";
import type {
  intlCustomerListRow_customer$data,
  intlCustomerListRow_customer$key,
} from "../../../__generated__/intlCustomerListRow_customer.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { act } from "../../../parts/cells/act.tsx";
import { pageLink } from "../../../parts/cells/page-link.tsx";
import { masked } from "../../../parts/masked/masked-value.tsx";
import { LOOKS_AS } from "../../../parts/push/look.ts";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = intlCustomerListRow_customer$data & { readonly onPush: ((id: string) => void) | null };

/** Identifier first, then whom, its cards, how far it is released and what became of the last push. */
export const intlCustomerListColumns = sortable<Row, keyof typeof intlCustomerSorts>(intlCustomerSorts, [
  { id: "intlCustomerCode", width: 150, fixed: "start", cell: code },
  { id: "nameEn", width: 190, cell: (c) => c.nameEn },
  { id: "status", width: 116, cell: (c, { t }) => tag("customer", c.status, t) },
  { id: "cards", width: 168, cell: cards },
  { id: "releaseStatus", width: 122, cell: (c, { t }) => tag("release", c.releaseStatus, t) },
  { id: "push", width: 122, cell: push },
  { id: "pushedAt", width: 144, cell: (c) => c.push && instant(c.push.askedAt) },
  { id: "acts", width: 84, fixed: "end", align: "end", cell: acts },
  { id: "answer", width: 260, optional: true, cell: (c) => c.push?.answer },
  { id: "attempts", width: 90, align: "end", optional: true, cell: (c) => c.push?.attempts },
  { id: "pushedBy", width: 130, optional: true, cell: (c) => c.push?.askedBy },
  { id: "customerCode", width: 120, optional: true, cell: (c) => c.customerCode },
  { id: "nameZh", width: 180, optional: true, cell: (c) => c.nameZh },
  { id: "customerType", width: 90, optional: true, cell: (c, { t }) => t(`type.${c.customerType}`) },
  { id: "country", width: 90, optional: true, cell: (c) => c.country?.code },
  { id: "createdAt", width: 144, optional: true, cell: (c) => instant(c.createdAt) },
  { id: "modifiedAt", width: 144, optional: true, cell: (c) => instant(c.modifiedAt) },
  { id: "site", width: 60, optional: true, cell: (c) => c.site },
]);

function code({ customerId, intlCustomerCode, nameEn, viewerMayOpen }: Row, cells: Cells): ReactNode {
  if (!viewerMayOpen) return <b>{intlCustomerCode}</b>;
  return pageLink({ code: "CUSTOMER_DETAIL", params: { id: customerId }, title: nameEn }, intlCustomerCode, cells);
}

/** The first of its cards that are in use, and how many more there are. */
function cards({ monthCards, viewerMayShowClear }: Row, { t }: Cells): ReactNode {
  const [first, ...more] = monthCards.filter(({ isUsed }) => isUsed);
  if (first === undefined) return null;
  const owner = { id: first.id, viewerMay: viewerMayShowClear };
  return (
    <>
      {masked({ value: first.card, field: "MONTH_CARD", owner }, t)}
      {more.length > 0 && ` +${more.length}`}
    </>
  );
}

function push({ push: told }: Row, { t }: Cells): ReactNode {
  if (!told) return null;
  const { state } = told;
  return tag("task", state === "%future added value" ? state : LOOKS_AS[state], t);
}

function acts({ customerId, nameEn, status, onPush }: Row, { t }: Cells): ReactNode {
  if (onPush === null || (status !== "USABLE" && status !== "UNUSABLE")) return null;
  return act({ label: t("push"), to: nameEn, onPress: () => onPush(customerId) });
}

/** A customer of the international list. */
export const IntlCustomerListRow = memo(function IntlCustomerListRow(props: {
  readonly customer: intlCustomerListRow_customer$key;
  readonly onPush: ((id: string) => void) | null;
}): ReactNode {
  const customer = useFragment(
    graphql`
      fragment intlCustomerListRow_customer on IntlCustomer {
        customerId
        customerCode
        intlCustomerCode
        nameEn
        nameZh
        customerType
        status
        country {
          code
        }
        releaseStatus
        push {
          state
          askedAt
          askedBy
          attempts
          answer
        }
        monthCards {
          id
          card
          isUsed
        }
        createdAt
        modifiedAt
        site
        viewerMayOpen
        viewerMayShowClear
      }
    `,
    props.customer,
  );
  const row = { ...customer, onPush: props.onPush };
  return <TableRow id={customer.customerId} label={customer.nameEn} row={row} columns={intlCustomerListColumns} />;
});
