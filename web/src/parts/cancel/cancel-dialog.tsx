import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { CancelPage } from "@linehaul/schema/orders/order/cancel-limits";
import { MOST_ACTED } from "@linehaul/schema/orders/order/act-limits";
import type { actDialog_act$key } from "../../__generated__/actDialog_act.graphql.ts";
import type { cancelDialogQuery } from "../../__generated__/cancelDialogQuery.graphql.ts";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";
import { Dialog, DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { FailureNotice } from "../list/notices.tsx";
import { ActDialog } from "../order-act/act-dialog.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { CancelPreview } from "./cancel-preview.tsx";

export interface CancelDialogProps {
  readonly page: CancelPage;
  readonly orders: readonly string[];
  readonly onCancelled: () => void;
  readonly onClose: () => void;
}

/** Cancels orders (ORD-06): how they stand is asked first, then why, and what came of each is said. */
export default function CancelDialog(props: CancelDialogProps): ReactNode {
  const { t } = useTranslation("cancel");
  const { onClose } = props;
  const [tries, setTries] = useState(0);
  const [act, setAct] = useState<actDialog_act$key | null>(null);
  const title = t("title", { count: props.orders.length });
  if (act)
    return (
      <ActDialog
        title={t("outcome")}
        act={act}
        onClose={() => {
          onClose();
          props.onCancelled();
        }}
      />
    );
  if (props.orders.length > MOST_ACTED)
    return <Said title={title} text={t("tooMany", { most: MOST_ACTED })} onClose={onClose} />;
  return (
    <KeyedBoundary
      of={tries}
      failed={(error) => (
        <Said
          title={title}
          text={<FailureNotice error={error} onRetry={() => setTries(tries + 1)} isRetrying={false} />}
          onClose={onClose}
        />
      )}
    >
      <Suspense fallback={<Said title={title} text={t("loading")} onClose={onClose} />}>
        <Asked {...props} tries={tries} onDone={setAct} />
      </Suspense>
    </KeyedBoundary>
  );
}

/** A dialog that only says something. */
function Said(props: { readonly title: string; readonly text: ReactNode; readonly onClose: () => void }) {
  const { t } = useTranslation("cancel");
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <DialogBody>{props.text}</DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Asked(
  props: CancelDialogProps & { readonly tries: number; readonly onDone: (act: actDialog_act$key) => void },
) {
  const { t } = useTranslation("cancel");
  const { page, orders: ids, tries, onDone, onClose } = props;
  const { orders } = useLazyLoadQuery<cancelDialogQuery>(
    graphql`
      query cancelDialogQuery($ids: [ID!]!) {
        orders: cancellableOrders(ids: $ids) {
          orderId
          sfWaybillNo
          orderStatus
          viewerMayCancel
          by
          at
        }
      }
    `,
    { ids },
    { fetchKey: tries, fetchPolicy: "network-only" },
  );
  const may = orders.filter(({ viewerMayCancel }) => viewerMayCancel).map(({ orderId }) => orderId);
  const preview = <CancelPreview orders={orders} asked={ids.length} />;
  if (may.length === 0) return <Said title={t("none")} text={preview} onClose={onClose} />;
  return (
    <CancelForm page={page} orders={may} onDone={onDone} onClose={onClose}>
      {preview}
    </CancelForm>
  );
}
