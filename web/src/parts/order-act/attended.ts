import { useEffect } from "react";

/** Acts that an open dialog shows: it tells their end itself. */
export const attended = new Set<string>();

/** What draws this shows an act, or will: it may have ended before its first answer is there. */
export function useAttended(taskId: string): void {
  useEffect(() => {
    attended.add(taskId);
    return () => void attended.delete(taskId);
  }, [taskId]);
}
