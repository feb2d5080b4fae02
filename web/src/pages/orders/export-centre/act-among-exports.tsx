import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { actAmongExports_customers$key } from "../../../__generated__/actAmongExports_customers.graphql.ts";
import type { actAmongExports_task$key } from "../../../__generated__/actAmongExports_task.graphql.ts";
import type { OwnActs } from "../../../parts/order-act/use-own-acts.ts";
import { useTableTexts } from "../../../parts/table/layout.ts";
import { ActLine, type OpenedAct } from "./act-line.tsx";

interface Acting {
  readonly acts: OwnActs;
  readonly onOpen: (act: OpenedAct) => void;
}

/** An act on many orders among the exports. */
export function OrderActRow({ task, ...acting }: Acting & { readonly task: actAmongExports_task$key }): ReactNode {
  const t = useTableTexts();
  const { kind, orders, ...act } = useFragment(
    graphql`
      fragment actAmongExports_task on OrderActTask {
        taskId
        kind
        state
        orders
        looked
        done
        errorCode
        traceId
        askedAt
        viewerMayStop
        viewerMayRetry
      }
    `,
    task,
  );
  const title = t("actOn", { act: t(`order-act:kind.${kind}`) });
  return <ActLine {...acting} act={act} title={title} all={orders} of="ORDERS" />;
}

/** An act on all customers that matched a filter, among the exports. */
export function CustomerActRow({
  task,
  ...acting
}: Acting & { readonly task: actAmongExports_customers$key }): ReactNode {
  const t = useTableTexts();
  const { kind, customers, ...act } = useFragment(
    graphql`
      fragment actAmongExports_customers on CustomerAct {
        taskId
        kind
        state
        customers
        looked
        done
        errorCode
        traceId
        askedAt
        viewerMayStop
        viewerMayRetry
      }
    `,
    task,
  );
  return <ActLine {...acting} act={act} title={t(`customer-act:kind.${kind}`)} all={customers} of="CUSTOMERS" />;
}
