import { useEffect, useEffectEvent, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { useWhenReady_task$key } from "../../__generated__/useWhenReady_task.graphql.ts";
import { attended } from "./attended.ts";

/** Saves a file as soon as it is ready, once; while somebody looks at it, no toast tells of it. */
export function useWhenReady(task: useWhenReady_task$key, download: (id: string) => void): void {
  const { id, viewerMayDownload } = useFragment(
    graphql`
      fragment useWhenReady_task on ExportTask {
        id
        viewerMayDownload
      }
    `,
    task,
  );
  // A tab that is shown again begins its effects anew.
  const saved = useRef<string | null>(null);
  const save = useEffectEvent(() => {
    if (saved.current === id) return;
    saved.current = id;
    download(id);
  });
  useEffect(() => {
    attended.add(id);
    return () => void attended.delete(id);
  }, [id]);
  useEffect(() => {
    if (viewerMayDownload) save();
  }, [id, viewerMayDownload]);
}
