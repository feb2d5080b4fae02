/** What is told to one reader. */
export interface Gathered<T> extends AsyncIterableIterator<readonly T[], undefined> {
  /** Tells it after a moment, each thing once however often it is said meanwhile. */
  add(one: T): void;
  /** Tells a reader that waits that there is nothing, so that he knows that the line stands. */
  beat(): void;
  end(): void;
}

const DONE = { done: true, value: undefined } as const;

/** Gathers for `restMs` what is said, so that a hundred things at once are told as one; who reads slowly is told more at once. `onEnd` runs once. */
export function gathered<T>(restMs: number, onEnd: () => void): Gathered<T> {
  const waiting: ((told: IteratorResult<readonly T[], undefined>) => void)[] = [];
  const said = new Set<T>();
  let resting: NodeJS.Timeout | undefined;
  let isRested = false;
  let isEnded = false;
  const take = () => {
    const value = [...said];
    said.clear();
    isRested = false;
    return { done: false, value } as const;
  };
  const own: Gathered<T> = {
    add(one) {
      if (isEnded) return;
      said.add(one);
      resting ??= setTimeout(() => {
        resting = undefined;
        isRested = true;
        waiting.shift()?.(take());
      }, restMs);
    },
    beat: () => waiting.shift()?.({ done: false, value: [] }),
    end() {
      if (isEnded) return;
      isEnded = true;
      clearTimeout(resting);
      for (const tell of waiting.splice(0)) tell(DONE);
      onEnd();
    },
    next: () =>
      new Promise((tell) => {
        if (isEnded) tell(DONE);
        else if (isRested) tell(take());
        else waiting.push(tell);
      }),
    return: async () => {
      own.end();
      return DONE;
    },
    [Symbol.asyncIterator]: () => own,
  };
  return own;
}
