/** What a case is ticked by: with the version that was seen, so that one that changed since is ticked no more. */
export const tickOf = ({ id, version }: { readonly id: string; readonly version: number }): string =>
  `${String(version)} ${id}`;

/** The same as the graph takes it. */
export function seenOf(tick: string): { readonly id: string; readonly version: number } {
  const [version = "", id = ""] = tick.split(" ");
  return { id, version: Number(version) };
}
