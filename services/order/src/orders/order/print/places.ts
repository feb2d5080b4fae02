/** Lets so many in at once; the others wait in line. What is given back, by `using`, lets the next one in. */
export function places(count: number): () => Promise<Disposable> {
  let free = count;
  const waiting: (() => void)[] = [];
  const place: Disposable = {
    [Symbol.dispose]() {
      const next = waiting.shift();
      if (next) next();
      else free++;
    },
  };
  return async () => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return place;
  };
}
