import { useRelayEnvironment } from "react-relay";
import { withExportTexts } from "../../parts/export/texts.ts";
import { useChanges } from "../../tab/changes.ts";
import { useViewer } from "../../tab/query.ts";

const load = () => withExportTexts(() => import("../../parts/export/tell-ready.ts"));

/** Tells of exports that have ended, wherever in the console their owner is. The code comes with the first of them. */
export function useReadyExports(): void {
  const environment = useRelayEnvironment();
  const { buttons } = useViewer();
  useChanges(["EXPORTS"], () => {
    load()
      .then(({ tellReady }) => tellReady(environment, (button) => buttons.includes(button)))
      // It is told again at the next change.
      .catch(() => undefined);
  });
}
