import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import type { ChangeListener } from "../../tab/changes.ts";
import { listen } from "./changes.ts";

/** Opens the stream, once, for all that stands in the context. */
export function useChangeStream(listeners: ReadonlySet<ChangeListener>): void {
  const environment = useRelayEnvironment();
  useEffect(
    () =>
      listen(environment, (topics) => {
        for (const listener of listeners) listener(topics);
      }),
    [environment, listeners],
  );
}
