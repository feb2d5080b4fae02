/** Until when the viewer has seen what became of his exports: kept on the server, so that it counts in every browser. */
export const SEEN_KEY = "exports.seenAt";

/** The instant that was kept; nothing seen where nothing (legible) was. */
export function readSeenAt(preferences: readonly { readonly key: string; readonly value: string }[]): string {
  const kept = preferences.find(({ key }) => key === SEEN_KEY)?.value;
  try {
    const value: unknown = kept === undefined ? "" : JSON.parse(kept);
    return typeof value === "string" ? value : "";
  } catch {
    return "";
  }
}

/** Those that ended after an instant; ISO instants sort as they are written. */
export const endedSince = <T extends { readonly endedAt: string | null | undefined }>(
  tasks: readonly T[],
  seenAt: string,
): readonly (T & { readonly endedAt: string })[] =>
  tasks.flatMap((task) =>
    typeof task.endedAt === "string" && task.endedAt > seenAt ? [{ ...task, endedAt: task.endedAt }] : [],
  );
