import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MOST_ACTED } from "@linehaul/schema/orders/order/act-limits";
import type { actDialog_act$key } from "../../__generated__/actDialog_act.graphql.ts";
import { ActDialog } from "./act-dialog.tsx";
import { AskedFirst } from "./asked-first.tsx";
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
  const [act, setAct] = useState<actDialog_act$key | null>(null);
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
  if (count !== null && count > MOST_ACTED)
    return <Said title={title} text={t("tooMany", { most: MOST_ACTED })} onClose={onClose} />;
  return (
    <AskedFirst title={title} asking={t("asking")} onClose={onClose}>
      {(tries) => props.children({ tries, onDone: setAct, onClose })}
    </AskedFirst>
  );
}
