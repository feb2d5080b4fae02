import { useEffect, useEffectEvent } from "react";
import { commitMutation, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useHandling_case$key } from "../../../../__generated__/useHandling_case.graphql.ts";
import type { useHandlingLeaveMutation } from "../../../../__generated__/useHandlingLeaveMutation.graphql.ts";
import type { useHandlingMutation } from "../../../../__generated__/useHandlingMutation.graphql.ts";
import { BACKGROUND } from "../../../../relay/background.ts";
import { useMayHandle } from "./use-may-handle.ts";

/** Read for so long a case is taken: who leafs through a queue takes none. */
const AFTER_MS = 2_000;
/** The server holds it for two minutes after the last sign. */
const EVERY_MS = 60_000;

const handle = graphql`
  mutation useHandlingMutation($input: HandleCaseInput!) {
    handleCase(input: $input) {
      case {
        ...handledNotice_case
      }
    }
  }
`;
const leave = graphql`
  mutation useHandlingLeaveMutation($input: LeaveCaseInput!) {
    leaveCase(input: $input) {
      case {
        ...handledNotice_case
      }
    }
  }
`;
/** A sign that fails is given again; until then it shows that nobody is on the case. */
const QUIET = { cacheConfig: BACKGROUND, onError: () => undefined };

/** Is on a case that waits for the viewer, while a visible tab shows it and nobody else is on it (REV-06). */
export function useHandling(key: useHandling_case$key, isLeft: boolean): void {
  const environment = useRelayEnvironment();
  const row = useFragment(
    graphql`
      fragment useHandling_case on ReviewCase {
        id
        handledBy
        isHandledByViewer
        ...useMayHandle_case
      }
    `,
    key,
  );
  const { id, handledBy, isHandledByViewer } = row;
  const isFree = isHandledByViewer || !handledBy;
  const isOn = useMayHandle(row) && isFree && !isLeft;
  const variables = { input: { id } };
  const sign = useEffectEvent(() => {
    if (document.visibilityState === "visible")
      commitMutation<useHandlingMutation>(environment, { mutation: handle, variables, ...QUIET });
  });
  const stop = useEffectEvent(() => {
    if (isHandledByViewer)
      commitMutation<useHandlingLeaveMutation>(environment, { mutation: leave, variables, ...QUIET });
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const first = setTimeout(() => sign(), AFTER_MS);
    const again = setInterval(() => sign(), EVERY_MS);
    const onSeen = () => sign();
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      clearTimeout(first);
      clearInterval(again);
      document.removeEventListener("visibilitychange", onSeen);
      stop();
    };
  }, [isOn]);
}
