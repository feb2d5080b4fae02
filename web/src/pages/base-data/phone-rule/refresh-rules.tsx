import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { refreshRulesMutation } from "../../../__generated__/refreshRulesMutation.graphql.ts";
import { formatInstant } from "../../../format/date.ts";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { toast } from "../../../tab/toast/queue.ts";
import { useShell } from "../../../tab/use-shell.ts";

/** Has the rules read anew, for those who may, and says what came of it. */
export function RefreshRules(props: { readonly onRefreshed: () => void }): ReactNode {
  const { t } = useTranslation(["phone-rule", "shell"]);
  const { may } = useShell();
  const refreshed = useAct<refreshRulesMutation>(graphql`
    mutation refreshRulesMutation($input: RefreshPhoneRulesInput!) {
      refreshPhoneRules(input: $input) {
        refreshed {
          rules
          patterns
          changedAt
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  if (!may("PHONE_RULE.REFRESH")) return null;
  const refresh = () =>
    refreshed.act({ input: { idempotencyKey: newIdempotencyKey() } }, ({ refreshPhoneRules: { refreshed: found } }) => {
      if (!found) return;
      const { rules, patterns, changedAt } = found;
      const detail = changedAt === null || changedAt === undefined ? "" : formatInstant(changedAt);
      toast({ tone: "success", text: t("refreshed", { rules, patterns, changedAt: detail }) });
      props.onRefreshed();
    });
  return (
    <BusyButton isBusy={refreshed.isBusy} onClick={refresh}>
      {t("shell:button.REFRESH")}
    </BusyButton>
  );
}
