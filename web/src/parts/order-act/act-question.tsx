import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MOST_ACTED } from "@linehaul/schema/orders/order/act-limits";
import type { actDialog_act$key } from "../../__generated__/actDialog_act.graphql.ts";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";
import { FailureNotice } from "../list/notices.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { Said } from "./said.tsx";

/** What draws the question itself. */
export interface Asking {
  /** Changes when how the orders stand is to be asked again. */
  readonly tries: number;
  readonly onDone: (act: actDialog_act$key) => void;
  readonly onClose: () => void;
}

/** The question before an act on orders: how they stand is asked first, and what came of each is said after it. */
export function ActQuestion(props: {
  readonly title: string;
  /** Over the outcomes. */
  readonly outcome: string;
  /** How many orders it is about, where that is known. */
  readonly count: number | null;
  /** After the outcomes were seen. */
  readonly onActed: () => void;
  readonly onClose: () => void;
  readonly children: (asking: Asking) => ReactNode;
}): ReactNode {
  const { t } = useTranslation("order-act");
  const { title, count, onClose } = props;
  const [tries, setTries] = useState(0);
  const [act, setAct] = useState<actDialog_act$key | null>(null);
  const say = (text: ReactNode) => <Said title={title} text={text} onClose={onClose} />;
  if (act)
    return (
      <ActDialog
        title={props.outcome}
        act={act}
        onClose={() => {
          onClose();
          props.onActed();
        }}
      />
    );
  if (count !== null && count > MOST_ACTED) return say(t("tooMany", { most: MOST_ACTED }));
  return (
    <KeyedBoundary
      of={tries}
      failed={(error) => say(<FailureNotice error={error} onRetry={() => setTries(tries + 1)} isRetrying={false} />)}
    >
      <Suspense fallback={say(t("asking"))}>{props.children({ tries, onDone: setAct, onClose })}</Suspense>
    </KeyedBoundary>
  );
}
