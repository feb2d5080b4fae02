import { useRelayEnvironment } from "react-relay";
import { withCustomerActTexts } from "../../parts/customer-act/texts.ts";
import { withExportTexts } from "../../parts/export/texts.ts";
import { withOrderActTexts } from "../../parts/order-act/texts.ts";
import { gatewayIsBack } from "../../relay/gateway.ts";
import { useChanges } from "../../tab/changes.ts";
import { useViewer } from "../../tab/query.ts";

// A stream that broke tells of changes, too: while nobody is there to give the code it is not asked for (FLT-11).
const load = () => gatewayIsBack().then(() => withExportTexts(() => import("../../parts/export/tell-ready.ts")));
const loadActs = () =>
  gatewayIsBack().then(() => withOrderActTexts(() => import("../../parts/order-act/tell-ended.ts")));
const loadCustomerActs = () =>
  gatewayIsBack().then(() => withCustomerActTexts(() => import("../../parts/customer-act/tell-ended-customers.ts")));

/** Tells of exports and acts that have ended, wherever in the console their owner is. The code comes with the first of them. */
export function useEndedWork(): void {
  const environment = useRelayEnvironment();
  const { buttons } = useViewer();
  useChanges(["EXPORTS"], () => {
    load()
      .then(({ tellReady }) => tellReady(environment, (button) => buttons.includes(button)))
      // It is told again at the next change.
      .catch(() => undefined);
  });
  useChanges(["ACTS"], () => {
    loadActs()
      .then(({ tellEnded }) => tellEnded(environment, (button) => buttons.includes(button)))
      .catch(() => undefined);
  });
  useChanges(["CUSTOMER_ACTS"], () => {
    loadCustomerActs()
      .then(({ tellEndedCustomers }) => tellEndedCustomers(environment, (button) => buttons.includes(button)))
      .catch(() => undefined);
  });
}
