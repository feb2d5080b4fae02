import { use } from "react";
import { commitLocalUpdate, graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { RecordProxy, RecordSourceProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { useSavePreferenceMutation } from "../../__generated__/useSavePreferenceMutation.graphql.ts";
import { ViewerContext } from "../../tab/query.ts";
import { useFailureToast } from "../../tab/toast/use-failure-toast.ts";
import { sayErrors } from "../form/use-act.ts";

/**
 * Keeps something of the user's own on the server. Shows at once; put back when that fails, and said. Of one who views as another user it is
 * shown to him, and nothing is kept.
 */
export function useSavePreference(): (key: string, value: string, onSaved?: () => void) => void {
  const environment = useRelayEnvironment();
  const isReadOnly = Boolean(use(ViewerContext)?.viewedBy);
  const [save] = useMutation<useSavePreferenceMutation>(graphql`
    mutation useSavePreferenceMutation($input: SavePreferenceInput!) {
      savePreference(input: $input) {
        preference {
          id
          key
          value
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const failed = useFailureToast();
  return (key, value, onSaved) => {
    if (isReadOnly) return commitLocalUpdate(environment, (store) => showAlone(store, key, value));
    const updater = (store: RecordSourceSelectorProxy) => show(store, key);
    save({
      variables: { input: { key, value } },
      optimisticResponse: { savePreference: { preference: { id: key, key, value }, errors: [] } },
      optimisticUpdater: updater,
      updater,
      onCompleted: (response) => {
        if (!sayErrors(response)) onSaved?.();
      },
      onError: failed,
    });
  };
}

/** A preference saved for the first time is not yet among those that the viewer listed. */
function show(store: RecordSourceSelectorProxy, key: string): void {
  const saved = store.getRootField("savePreference")?.getLinkedRecord("preference");
  if (saved) list(store, key, saved);
}

function showAlone(store: RecordSourceProxy, key: string, value: string): void {
  const id = `client:preference:${key}`;
  const shown = store.get(id) ?? store.create(id, "Preference");
  shown.setValue(key, "key");
  shown.setValue(value, "value");
  list(store, key, shown);
}

const list = (store: RecordSourceProxy, key: string, preference: RecordProxy): void =>
  void store
    .getRoot()
    .getLinkedRecord("viewer")
    ?.setLinkedRecords([preference], "preferences", { keys: [key] });
