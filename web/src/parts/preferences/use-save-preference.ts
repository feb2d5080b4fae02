import { useCallback } from "react";
import { graphql, useMutation } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useSavePreferenceMutation } from "../../__generated__/useSavePreferenceMutation.graphql.ts";

/** Keeps something of the user's own on the server. Shows at once; put back when that fails. */
export function useSavePreference(): (key: string, value: string) => void {
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
        }
      }
    }
  `);
  return useCallback(
    (key, value) => {
      const updater = (store: RecordSourceSelectorProxy) => show(store, key);
      save({
        variables: { input: { key, value } },
        optimisticResponse: { savePreference: { preference: { id: key, key, value }, errors: [] } },
        optimisticUpdater: updater,
        updater,
      });
    },
    [save],
  );
}

/** A preference saved for the first time is not yet among those that the viewer listed. */
function show(store: RecordSourceSelectorProxy, key: string): void {
  const saved = store.getRootField("savePreference")?.getLinkedRecord("preference");
  if (saved)
    store
      .getRoot()
      .getLinkedRecord("viewer")
      ?.setLinkedRecords([saved], "preferences", { keys: [key] });
}
