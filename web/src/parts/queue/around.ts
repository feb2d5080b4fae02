/** What is worked on of a queue. */
export interface Hand {
  readonly id: string | null;
  /** Where in the queue it stood last. */
  readonly at: number;
}

/** What stands before and behind what is at hand; of one that has left the queue, around its place. */
export function around<N extends { readonly id: string }>(nodes: readonly N[], hand: Hand) {
  const found = nodes.findIndex(({ id }) => id === hand.id);
  const at = found === -1 ? Math.min(hand.at, nodes.length) : found;
  const behind = found === -1 ? at : at + 1;
  return {
    at,
    next: nodes[behind]?.id ?? null,
    previous: nodes[at - 1]?.id ?? null,
    /** The others, from the next one on, then from the first. */
    others: [...nodes.slice(behind), ...nodes.slice(0, at)],
  };
}
