import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { CommandKind } from "@linehaul/schema/orders/command-kind";
import type { commandQuestionInterceptMutation } from "../../../../__generated__/commandQuestionInterceptMutation.graphql.ts";
import type { commandQuestionReleaseMutation } from "../../../../__generated__/commandQuestionReleaseMutation.graphql.ts";
import { Confirm } from "../../../../parts/confirm/confirm.tsx";
import { useAct } from "../../../../parts/form/use-act.ts";
import { groupedText } from "../../../../parts/numbers/grouped-number.tsx";

/** Asks before an outlet is told something by hand. */
export function CommandQuestion(props: {
  readonly kind: CommandKind;
  readonly id: string;
  readonly sfWaybillNo: string;
  readonly outlet: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("order-review");
  const { kind, id, sfWaybillNo, outlet, onClose } = props;
  const intercepting = useAct<commandQuestionInterceptMutation>(graphql`
    mutation commandQuestionInterceptMutation($input: InterceptCaseInput!) {
      interceptCase(input: $input) {
        case {
          ...caseOutlet_stands
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const releasing = useAct<commandQuestionReleaseMutation>(graphql`
    mutation commandQuestionReleaseMutation($input: ReleaseCaseInput!) {
      releaseCase(input: $input) {
        case {
          ...caseOutlet_stands
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const command = kind === "INTERCEPT" ? intercepting : releasing;
  return (
    <Confirm
      title={t(`command.${kind}.title`, { number: groupedText(sfWaybillNo) })}
      text={t(`command.${kind}.help`, { outlet })}
      verb={t(`command.${kind}.verb`)}
      isBusy={command.isBusy}
      onConfirm={(idempotencyKey) => command.act({ input: { id, idempotencyKey } }, onClose)}
      onClose={onClose}
    />
  );
}
