import type { ReactNode } from "react";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import type { turnOutcomes_turned$key } from "../../__generated__/turnOutcomes_turned.graphql.ts";
import { Confirm } from "../confirm/confirm.tsx";
import { TooMany, TurnOutcomes, type TurnProps } from "./turn-outcomes.tsx";

/** The question before something is done with customers that asks for nothing else; afterwards what became of each. */
export function TurnQuestion(
  props: TurnProps & {
    readonly turned: turnOutcomes_turned$key | null;
    readonly told?: (done: number, all: number) => string;
    readonly title: string;
    readonly text: string;
    readonly verb: string;
    readonly isBusy: boolean;
    readonly onConfirm: (idempotencyKey: string) => void;
  },
): ReactNode {
  const { ids, turned, told, title, text, verb, isBusy, onConfirm, onTurned, onClose } = props;
  if (turned) return <TurnOutcomes turned={turned} onClose={onTurned} {...(told && { told })} />;
  if (ids.length > MOST_TURNED) return <TooMany count={ids.length} onClose={onClose} />;
  return <Confirm title={title} text={text} verb={verb} isBusy={isBusy} onConfirm={onConfirm} onClose={onClose} />;
}
