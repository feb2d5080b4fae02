import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { DeliveryState } from "@linehaul/schema/delivery";
import type { useCommandInterceptMutation } from "../../../__generated__/useCommandInterceptMutation.graphql.ts";
import type { useCommandReleaseMutation } from "../../../__generated__/useCommandReleaseMutation.graphql.ts";
import type { useCommandSendMutation } from "../../../__generated__/useCommandSendMutation.graphql.ts";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { toast } from "../../../tab/toast/queue.ts";

/** A command as far as sending it again goes: what the outlet has is sent anew, with a reason. */
export interface Sendable {
  readonly id: string;
  readonly sfWaybillNo: string;
  readonly state: DeliveryState | "%future added value";
}

/** What sends an unsent command again, at once and by its key. */
export function useSend(): (command: string) => void {
  const { t } = useTranslation("intercept-release");
  const sending = useAct<useCommandSendMutation>(graphql`
    mutation useCommandSendMutation($input: SendOutletCommandInput!) {
      sendOutletCommand(input: $input) {
        command {
          ...interceptReleaseRow_command
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return (id) =>
    sending.act({ input: { id, idempotencyKey: newIdempotencyKey() } }, () =>
      toast({ tone: "success", text: t("sent") }),
    );
}

/** What tells an order's outlet the opposite of what it was told last. */
export function useOpposite(kind: string, onDone: () => void) {
  const { t } = useTranslation("intercept-release");
  const isRelease = kind === "INTERCEPT";
  const telling = useAct<useCommandReleaseMutation | useCommandInterceptMutation>(
    isRelease
      ? graphql`
          mutation useCommandReleaseMutation($input: CommandOrderInput!) {
            told: releaseOrder(input: $input) {
              command {
                state
                ...interceptReleaseRow_command
              }
              errors {
                message
                detail
                traceId
              }
            }
          }
        `
      : graphql`
          mutation useCommandInterceptMutation($input: CommandOrderInput!) {
            told: interceptOrder(input: $input) {
              command {
                state
                ...interceptReleaseRow_command
              }
              errors {
                message
                detail
                traceId
              }
            }
          }
        `,
  );
  return {
    label: t(isRelease ? "release" : "intercept"),
    isBusy: telling.isBusy,
    tell: (order: string) =>
      telling.act({ input: { id: order, idempotencyKey: newIdempotencyKey() } }, ({ told }) => {
        const isWithdrawn = told.command?.state === "WITHDRAWN";
        toast({ tone: "success", text: t(isWithdrawn ? "withdrawn" : "sent") });
        onDone();
      }),
  };
}
