import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Changes } from "../../tab/changes.ts";
import { listen } from "./changes.ts";

/** Opens the stream, once, for all that stands in the context. */
export function useChangeStream(changes: Changes): void {
  const environment = useRelayEnvironment();
  useEffect(() => listen(environment, changes.tell), [environment, changes]);
}
