import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { refreshZonesMutation } from "../../../__generated__/refreshZonesMutation.graphql.ts";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";
import { toast } from "../../../tab/toast/queue.ts";
import { useShell } from "../../../tab/use-shell.ts";

/** Has the zones worked out anew, for those who may, and says what came of it. */
export function RefreshZones(props: { readonly onRefreshed: () => void }): ReactNode {
  const { t } = useTranslation(["time-zone", "shell"]);
  const { may } = useShell();
  const refreshed = useAct<refreshZonesMutation>(graphql`
    mutation refreshZonesMutation($input: RefreshTimeZonesInput!) {
      refreshTimeZones(input: $input) {
        refreshed {
          zones
          added
          changed
          gone
          release
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  if (!may("TIME_ZONE.REFRESH")) return null;
  const refresh = () =>
    refreshed.act({ input: { idempotencyKey: newIdempotencyKey() } }, ({ refreshTimeZones: { refreshed: found } }) => {
      if (!found) return;
      const { zones, added, changed, gone, release } = found;
      toast({ tone: "success", text: t("refreshed", { zones, added, changed, gone, release }) });
      props.onRefreshed();
    });
  return (
    <BusyButton isBusy={refreshed.isBusy} onClick={refresh}>
      {t("shell:button.REFRESH")}
    </BusyButton>
  );
}
