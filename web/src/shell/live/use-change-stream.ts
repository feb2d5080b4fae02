import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { came } from "../../relay/came.ts";
import { gatewayIsBack } from "../../relay/gateway.ts";
import type { Changes } from "../../tab/changes.ts";

// Its code comes after the first screen: it tells what changed meanwhile, too.
const load = () =>
  came(
    gatewayIsBack().then(() => import("./changes.ts")),
    { isLast: true },
  );

/** Opens the stream, once, for all that stands in the context. */
export function useChangeStream(changes: Changes): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const stop = new AbortController();
    load().then(
      ({ listen }) => {
        if (stop.signal.aborted) return;
        stop.signal.addEventListener("abort", listen(environment, changes.tell));
      },
      // Whoever looks at the console is told that a part of it is missing.
      () => undefined,
    );
    return () => stop.abort();
  }, [environment, changes]);
}
