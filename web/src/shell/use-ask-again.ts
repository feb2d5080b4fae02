import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { queryShellQuery } from "../__generated__/queryShellQuery.graphql.ts";
import { BACKGROUND } from "../relay/background.ts";
import { isOutdated, isReached } from "../relay/gateway.ts";
import { shellQuery } from "../tab/query.ts";
import { useFailureToast } from "../tab/toast/use-failure-toast.ts";

/**
 * Asks for the viewer again, in the background: what is on the screen follows the answer. Where there is none it stays as it is, with all
 * that was typed in open pages: the gateway may be away, or may be a newer one, which does not know this console's operations any more.
 */
export function useAskAgain(): () => void {
  const environment = useRelayEnvironment();
  const failed = useFailureToast();
  // What a notice already says is not told twice.
  const fail = (error: unknown): void => void (isReached.get() && !isOutdated() && failed(error));
  const options = { networkCacheConfig: BACKGROUND };
  return () => void fetchQuery<queryShellQuery>(environment, shellQuery, {}, options).subscribe({ error: fail });
}
