import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { preMergeAsk_import$key } from "../../../../__generated__/preMergeAsk_import.graphql.ts";
import type { preMergeAskMutation } from "../../../../__generated__/preMergeAskMutation.graphql.ts";
import { BusyButton } from "../../../../parts/button/busy-button.tsx";
import { newIdempotencyKey } from "../../../../parts/form/idempotency.ts";
import { useAct } from "../../../../parts/form/use-act.ts";

/** Has a sheet that is ready looked at for what of it can travel together; a single order has nobody to travel with. */
export function PreMergeAsk(props: {
  readonly record: preMergeAsk_import$key;
  readonly onAsked: (preMerge: string) => void;
}): ReactNode {
  const { t } = useTranslation("order-import");
  const { id, state, orders, viewerMayStore } = useFragment(
    graphql`
      fragment preMergeAsk_import on OrderImport {
        id
        state
        orders
        viewerMayStore
      }
    `,
    props.record,
  );
  const asking = useAct<preMergeAskMutation>(graphql`
    mutation preMergeAskMutation($input: PreMergeOrderImportInput!) {
      preMergeOrderImport(input: $input) {
        preMerge {
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
  if (state !== "READY" || !viewerMayStore || (orders ?? 0) < 2) return null;
  const ask = () =>
    asking.act({ input: { id, idempotencyKey: newIdempotencyKey() } }, ({ preMergeOrderImport: { preMerge } }) => {
      if (preMerge) props.onAsked(preMerge.id);
    });
  return (
    <BusyButton isBusy={asking.isBusy} onClick={ask}>
      {t("preMerge.ask")}
    </BusyButton>
  );
}
