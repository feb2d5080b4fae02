import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { EmergencyAct } from "@linehaul/schema/orders/emergency/routes";
import type { emergency_order$key } from "../../../__generated__/emergency_order.graphql.ts";
import ActForm from "./act-form.tsx";
import CorrectForm from "./correct-form.tsx";
import { EmergencyDrawer } from "./emergency-drawer.tsx";

/** An order that is stuck: how it stands and what can be done, or the question before that is done. */
export default function Emergency(props: {
  readonly order: emergency_order$key;
  readonly onDone: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { onDone, onClose } = props;
  const [asking, ask] = useState<EmergencyAct | "CORRECT" | null>(null);
  const order = useFragment(
    graphql`
      fragment emergency_order on StuckOrder {
        id
        version
        sfWaybillNo
        ...emergencyDrawer_order
        ...correctForm_order
      }
    `,
    props.order,
  );
  const done = () => {
    onDone();
    onClose();
  };
  const given = { onDone: done, onClose: () => ask(null) };
  if (asking === null) return <EmergencyDrawer order={order} onAsk={ask} onDone={done} onClose={onClose} />;
  if (asking === "CORRECT") return <CorrectForm order={order} {...given} />;
  const { id, version, sfWaybillNo } = order;
  return <ActForm id={id} version={version} number={sfWaybillNo} act={asking} {...given} />;
}
